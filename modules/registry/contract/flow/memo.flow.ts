import type { StateRow, Transition } from './flow.ts';

/** The internal memo from draft to the units it is addressed to; there it goes on as legs. */
export const memoStates: readonly StateRow[] = [
  { on: 'document', state: 'DRAFT', waiting: [{ queue: 'unsigned', for: ['drafter'] }] },
  {
    on: 'document',
    state: 'IN_REVIEW',
    waiting: [
      { queue: 'review', for: ['reviewer'] },
      { queue: 'unsigned', for: ['drafter'] },
    ],
  },
  {
    on: 'document',
    state: 'AWAITING_SIGN',
    waiting: [
      { queue: 'sign', for: ['signatory'] },
      { queue: 'unsigned', for: ['drafter'] },
    ],
  },
  { on: 'document', state: 'DISAPPROVED', waiting: [], isFinal: true },
  {
    on: 'document',
    state: 'DISPATCHED',
    waiting: [{ queue: 'jobFollow', for: ['drafter', 'ownerClerk'] }],
  },
  { on: 'document', state: 'CLOSED', waiting: [], isFinal: true },
];

export const memoTransitions: readonly Transition[] = [
  {
    on: 'document',
    act: 'submit',
    from: ['DRAFT'],
    by: ['drafter'],
    to: 'computed',
    form: 'submit',
    tone: 'primary',
    effects: ['startRoute'],
  },
  {
    on: 'document',
    act: 'pass',
    from: ['IN_REVIEW'],
    by: ['reviewer'],
    to: 'computed',
    form: 'pass',
    tone: 'primary',
    effects: ['advanceRoute'],
  },
  {
    on: 'document',
    act: 'sendBack',
    from: ['IN_REVIEW'],
    by: ['reviewer'],
    to: 'DRAFT',
    form: 'reason',
    tone: 'danger',
    effects: ['returnRoute'],
  },
  {
    on: 'document',
    act: 'withdraw',
    from: ['IN_REVIEW', 'AWAITING_SIGN'],
    by: ['drafter'],
    to: 'DRAFT',
    form: 'reason',
    tone: 'quiet',
    effects: ['withdrawRoute'],
  },
  {
    // The number is taken and the paper sent in the transaction of the signature, so that no
    // signed memo without a number and no number without a signature can exist.
    on: 'document',
    act: 'sign',
    from: ['AWAITING_SIGN'],
    by: ['signatory'],
    to: 'DISPATCHED',
    form: 'sign',
    tone: 'primary',
    guards: ['passwordConfirmed'],
    effects: ['signAndNumber'],
  },
  {
    on: 'document',
    act: 'sendBack',
    from: ['AWAITING_SIGN'],
    by: ['signatory'],
    to: 'DRAFT',
    form: 'reason',
    tone: 'danger',
    effects: ['returnRoute'],
  },
  {
    on: 'document',
    act: 'disapprove',
    from: ['AWAITING_SIGN'],
    by: ['signatory'],
    to: 'DISAPPROVED',
    form: 'reason',
    tone: 'danger',
  },
];
