import type { DocumentState, StateRow, Transition } from '@sarn/document/contract';

/** State in which a draft waits for its signature, approval or initials. */
export type LastWait = Extract<
  DocumentState,
  'AWAITING_SIGN' | 'AWAITING_APPROVAL' | 'AWAITING_INITIAL'
>;

/** States of a document written in the agency, until it is signed, approved or initialled. */
export const draftingStates = (last: LastWait): readonly StateRow[] => [
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
    state: last,
    waiting: [
      { queue: 'sign', for: ['signatory'] },
      { queue: 'unsigned', for: ['drafter'] },
    ],
  },
  { on: 'document', state: 'DISAPPROVED', waiting: [], isFinal: true },
  { on: 'document', state: 'CANCELLED', waiting: [], isFinal: true },
];

/** From the drafter to the reviewers, one after the other. */
const reviewing: readonly Transition[] = [
  {
    on: 'document',
    act: 'submit',
    from: ['DRAFT'],
    by: ['drafter'],
    to: 'computed',
    form: 'submit',
    tone: 'primary',
    guards: ['draftComplete'],
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
    // A reviewer who is away must not delay the draft. The drafter could withdraw it and choose
    // another route anyway; a skipped station is visible in the history.
    on: 'document',
    act: 'skip',
    from: ['IN_REVIEW'],
    by: ['drafter', 'routeSignatory'],
    to: 'computed',
    form: 'reason',
    tone: 'quiet',
    effects: ['skipStep'],
  },
];

/**
 * Transitions of a draft, except its signature, approval or initialling. Of several signatures only the last leads
 * to the state that its row names: the effects leave the document where it is while another one is waited for.
 */
export const draftingTransitions = (last: LastWait): readonly Transition[] => [
  ...reviewing,
  {
    on: 'document',
    act: 'withdraw',
    from: ['IN_REVIEW', last],
    by: ['drafter'],
    to: 'DRAFT',
    form: 'reason',
    tone: 'quiet',
    guards: ['nobodySigned'],
    effects: ['withdrawRoute'],
  },
  {
    on: 'document',
    act: 'sendBack',
    from: [last],
    by: ['signatory'],
    to: 'DRAFT',
    form: 'reason',
    tone: 'danger',
    effects: ['returnRoute'],
  },
  {
    on: 'document',
    act: 'disapprove',
    from: [last],
    by: ['signatory'],
    to: 'DISAPPROVED',
    form: 'reason',
    tone: 'danger',
  },
  {
    on: 'document',
    act: 'cancel',
    from: ['DRAFT'],
    by: ['drafter'],
    to: 'CANCELLED',
    form: 'reason',
    tone: 'danger',
  },
];
