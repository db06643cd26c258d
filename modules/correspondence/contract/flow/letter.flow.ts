import type { LetterKind } from '@sarn/document/contract';
import { classing, signedBy } from '@sarn/classification/contract';
import { draftingStates, draftingTransitions } from './drafting.flow.ts';
import type { DocumentState, Flow, StateRow, Transition } from '@sarn/document/contract';
import { noteFlow } from './note.flow.ts';

const cancelled: StateRow = { on: 'document', state: 'CANCELLED', waiting: [], isFinal: true };
const closed: StateRow = { on: 'document', state: 'CLOSED', waiting: [], isFinal: true };

/** A state in which the registry has the next step. */
const atRegistry = (state: DocumentState): StateRow => ({
  on: 'document',
  state,
  waiting: [
    { queue: 'jobCommand', for: ['registryClerk'] },
    { queue: 'jobFollow', for: ['drafter'] },
  ],
});

const sendingStates: readonly StateRow[] = [
  atRegistry('NUMBERED'),
  {
    // It is with its addressees outside; the agency only follows it.
    on: 'document',
    state: 'DISPATCHED',
    waiting: [{ queue: 'jobFollow', for: ['drafter', 'registryClerk'] }],
    isAtRest: true,
  },
  {
    on: 'document',
    state: 'DELIVERED',
    waiting: [
      { queue: 'jobCompleted', for: ['registryClerk'] },
      { queue: 'jobFollow', for: ['drafter'] },
    ],
  },
  closed,
];

/** Signed: it waits for its number, also with those who may only number. */
const atNumbering = (state: DocumentState): StateRow => {
  const row = atRegistry(state);
  return { ...row, waiting: [...row.waiting, { queue: 'jobCommand', for: ['numberGiver'] }] };
};

/** A letter that was sent is closed, and reopened if necessary, by the registry. */
const finalAct: readonly Transition[] = [
  {
    on: 'document',
    act: 'close',
    from: ['DISPATCHED'],
    by: ['registryClerk'],
    to: 'CLOSED',
    form: 'close',
    tone: 'quiet',
    effects: ['setRetention'],
  },
  {
    on: 'document',
    act: 'close',
    from: ['DELIVERED'],
    by: ['registryClerk'],
    to: 'CLOSED',
    form: 'close',
    tone: 'primary',
    effects: ['setRetention'],
  },
  {
    on: 'document',
    act: 'reopen',
    from: ['CLOSED'],
    by: ['registryClerk', 'ownerHead'],
    to: 'DISPATCHED',
    form: 'reason',
    tone: 'quiet',
    effects: ['reopenAtRegistry'],
  },
];

/**
 * From the signature to the delivery: number, sending to each addressee by its own channel, result.
 * A letter counts as sent only when channel and addressee are recorded (DOMAIN §4.3).
 *
 * @param ready state in which it may be numbered
 * @param before states between signature and number in which it may be cancelled
 */
const sendingTransitions = (
  ready: DocumentState,
  before: readonly DocumentState[],
): readonly Transition[] => [
  {
    on: 'document',
    act: 'number',
    from: [ready],
    by: ['registryClerk', 'numberGiver'],
    to: 'NUMBERED',
    form: 'number',
    tone: 'primary',
    effects: ['numberLetter'],
  },
  {
    on: 'document',
    act: 'dispatch',
    from: ['NUMBERED'],
    by: ['registryClerk'],
    to: 'computed',
    form: 'dispatchOutside',
    tone: 'primary',
    effects: ['recordDispatch'],
  },
  {
    on: 'document',
    act: 'recordReceipt',
    from: ['NUMBERED', 'DISPATCHED'],
    by: ['registryClerk'],
    to: 'computed',
    form: 'receipt',
    tone: 'quiet',
    effects: ['recordReceipt'],
  },
  ...finalAct,
  {
    // A letter that has left cannot be cancelled; before that its number stays, marked void.
    on: 'document',
    act: 'cancel',
    from: [...before, 'NUMBERED'],
    by: ['drafter', 'registryClerk'],
    to: 'CANCELLED',
    form: 'reason',
    tone: 'danger',
    guards: ['nothingDispatched'],
    effects: ['cancelSendings', 'voidNumbers'],
  },
];

/** Who may change the secrecy class once the letter has a number. */
const sentClasses = { NUMBERED: signedBy, DISPATCHED: signedBy, DELIVERED: signedBy };

/** Drafted and signed as a memo is; then the registry numbers and sends it. */
const outgoing: Flow = {
  states: [...draftingStates('AWAITING_SIGN'), atNumbering('SIGNED'), ...sendingStates],
  transitions: [
    ...draftingTransitions('AWAITING_SIGN'),
    {
      on: 'document',
      act: 'sign',
      from: ['AWAITING_SIGN'],
      by: ['signatory'],
      to: 'SIGNED',
      form: 'signNumber',
      tone: 'primary',
      guards: ['passwordConfirmed'],
      // Where the agency set so, the signature gives the number: the letter is NUMBERED then, with the next
      // number or a reserved one.
      effects: ['handToRegistry', 'numberAtSignature'],
    },
    ...sendingTransitions('SIGNED', ['SIGNED']),
    ...classing({ AWAITING_SIGN: ['signatory'], SIGNED: signedBy, ...sentClasses }),
  ],
};

/** Not signed: the head of a division initials it, and the registry seals it. */
const stamp: Flow = {
  states: [
    ...draftingStates('AWAITING_INITIAL'),
    atRegistry('INITIALLED'),
    atNumbering('SEALED'),
    ...sendingStates,
  ],
  transitions: [
    ...draftingTransitions('AWAITING_INITIAL'),
    {
      on: 'document',
      act: 'initial',
      from: ['AWAITING_INITIAL'],
      by: ['signatory'],
      to: 'INITIALLED',
      form: 'sign',
      tone: 'primary',
      guards: ['passwordConfirmed'],
      effects: ['handToRegistry'],
    },
    {
      on: 'document',
      act: 'seal',
      from: ['INITIALLED'],
      by: ['registryClerk'],
      to: 'SEALED',
      form: 'note',
      tone: 'primary',
    },
    ...sendingTransitions('SEALED', ['INITIALLED', 'SEALED']),
    ...classing({
      AWAITING_INITIAL: ['signatory'],
      INITIALLED: signedBy,
      SEALED: signedBy,
      ...sentClasses,
    }),
  ],
};

/** A certificate is drafted, reviewed and signed; signing also numbers and issues it. */
const guaranty: Flow = {
  states: [
    ...draftingStates('AWAITING_SIGN'),
    { on: 'document', state: 'ISSUED', waiting: [], isAtRest: true },
    { on: 'document', state: 'REVOKED', waiting: [], isFinal: true },
  ],
  transitions: [
    ...draftingTransitions('AWAITING_SIGN'),
    {
      on: 'document',
      act: 'sign',
      from: ['AWAITING_SIGN'],
      by: ['signatory'],
      to: 'ISSUED',
      form: 'signNumber',
      tone: 'primary',
      guards: ['passwordConfirmed'],
      effects: ['issueCertificate'],
    },
    {
      on: 'document',
      act: 'revoke',
      from: ['ISSUED'],
      by: ['ownerHead', 'routeSignatory'],
      to: 'REVOKED',
      form: 'reason',
      tone: 'danger',
    },
  ],
};

/** A picture, recording or similar: only a register entry and the file. */
const other: Flow = {
  states: [
    { on: 'document', state: 'DRAFT', waiting: [{ queue: 'unsigned', for: ['drafter'] }] },
    {
      on: 'document',
      state: 'REGISTERED',
      waiting: [{ queue: 'jobCompleted', for: ['drafter', 'ownerClerk'] }],
    },
    closed,
    cancelled,
  ],
  transitions: [
    {
      on: 'document',
      act: 'enter',
      from: ['DRAFT'],
      by: ['drafter'],
      to: 'REGISTERED',
      form: 'takeNumber',
      tone: 'primary',
      guards: ['draftComplete'],
      effects: ['enterDocument'],
    },
    {
      on: 'document',
      act: 'close',
      from: ['REGISTERED'],
      by: ['drafter', 'ownerClerk'],
      to: 'CLOSED',
      form: 'close',
      tone: 'primary',
      effects: ['setRetention'],
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
    {
      on: 'document',
      act: 'cancel',
      from: ['REGISTERED'],
      by: ['ownerClerk'],
      to: 'CANCELLED',
      form: 'reason',
      tone: 'danger',
      effects: ['voidNumbers'],
    },
    {
      on: 'document',
      act: 'reopen',
      from: ['CLOSED'],
      by: ['ownerClerk', 'ownerHead'],
      to: 'REGISTERED',
      form: 'reason',
      tone: 'quiet',
      effects: ['reopenAtRegistry'],
    },
    ...classing({ REGISTERED: ['ownerHead'] }),
  ],
};

/** The flow of each kind of `letterRules`. */
export const letterFlows: Readonly<Record<LetterKind, Flow>> = {
  outgoing,
  stamp,
  guaranty,
  note: noteFlow,
  other,
};
