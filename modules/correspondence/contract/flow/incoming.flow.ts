import { classing } from '@sarn/classification/contract';
import type { StateRow, Transition } from '@sarn/document/contract';

/**
 * The incoming letter at the central registry: from arrival to the units that deal with it.
 *
 * @rule saraban-2526 ข้อ 35
 */
export const incomingStates: readonly StateRow[] = [
  { on: 'document', state: 'ARRIVED', waiting: [{ queue: 'unreceived', for: ['ownerClerk'] }] },
  { on: 'document', state: 'REFUSED', waiting: [], isFinal: true },
  { on: 'document', state: 'REGISTERED', waiting: [{ queue: 'jobReceived', for: ['ownerClerk'] }] },
  {
    on: 'document',
    state: 'PRESENTED',
    waiting: [
      { queue: 'jobReceived2', for: ['presentedTo', 'presentedSecretary'] },
      { queue: 'jobFollow', for: ['ownerClerk'] },
    ],
  },
  { on: 'document', state: 'COMMANDED', waiting: [{ queue: 'jobCommand', for: ['ownerClerk'] }] },
  { on: 'document', state: 'DISTRIBUTED', waiting: [{ queue: 'jobFollow', for: ['ownerClerk'] }] },
  { on: 'document', state: 'CANCELLED', waiting: [], isFinal: true },
  { on: 'document', state: 'CLOSED', waiting: [], isFinal: true },
];

/** A closed letter is opened again first. */
const correctable = ['REGISTERED', 'PRESENTED', 'COMMANDED', 'DISTRIBUTED'] as const;

export const incomingTransitions: readonly Transition[] = [
  {
    on: 'document',
    act: 'register',
    from: ['ARRIVED'],
    by: ['ownerClerk'],
    to: 'REGISTERED',
    form: 'register',
    tone: 'primary',
    effects: ['registerArrival'],
  },
  {
    on: 'document',
    act: 'refuse',
    from: ['ARRIVED'],
    by: ['ownerClerk'],
    to: 'REFUSED',
    form: 'reason',
    tone: 'danger',
  },
  {
    on: 'document',
    act: 'present',
    from: ['REGISTERED'],
    by: ['ownerClerk'],
    to: 'PRESENTED',
    form: 'present',
    tone: 'primary',
    effects: ['setPresented'],
  },
  {
    on: 'document',
    act: 'distribute',
    from: ['REGISTERED'],
    by: ['ownerClerk'],
    to: 'DISTRIBUTED',
    form: 'distribute',
    tone: 'quiet',
    effects: ['sendTransmissions'],
  },
  {
    on: 'document',
    act: 'command',
    from: ['PRESENTED'],
    by: ['presentedTo'],
    to: 'COMMANDED',
    form: 'command',
    tone: 'primary',
    guards: ['orderPasswordConfirmed'],
    effects: ['keepOrder'],
  },
  {
    on: 'document',
    act: 'sendBack',
    from: ['PRESENTED'],
    by: ['presentedTo'],
    to: 'REGISTERED',
    form: 'reason',
    tone: 'danger',
  },
  {
    // Presented to the wrong person, or to one who has left: only the clerk can continue.
    on: 'document',
    act: 'withdraw',
    from: ['PRESENTED'],
    by: ['ownerClerk'],
    to: 'REGISTERED',
    form: 'reason',
    tone: 'quiet',
  },
  {
    on: 'document',
    act: 'dispatchCommand',
    from: ['COMMANDED'],
    by: ['ownerClerk'],
    to: 'DISTRIBUTED',
    form: 'dispatch',
    tone: 'primary',
    effects: ['sendTransmissions'],
  },
  {
    // An order that names no recipient (ทราบ, เก็บ): the registry closes the letter.
    on: 'document',
    act: 'close',
    from: ['COMMANDED'],
    by: ['ownerClerk'],
    to: 'CLOSED',
    form: 'close',
    tone: 'quiet',
    guards: ['orderNamesNobody'],
    effects: ['setRetention'],
  },
  {
    // Answered from the registry, before it was sent to anybody.
    on: 'document',
    act: 'closeAnswered',
    from: ['REGISTERED', 'COMMANDED'],
    by: ['ownerClerk'],
    to: 'CLOSED',
    form: 'close',
    tone: 'primary',
    guards: ['answered'],
    effects: ['setRetention'],
  },
  {
    // Registered by mistake or twice: the document is void and its number stays, marked void. Once
    // sent on, it must be recalled instead, because other units gave it their own numbers.
    on: 'document',
    act: 'cancel',
    from: ['REGISTERED', 'PRESENTED', 'COMMANDED'],
    by: ['ownerClerk'],
    to: 'CANCELLED',
    form: 'reason',
    tone: 'danger',
    effects: ['voidNumbers'],
  },
  {
    // Only what was closed without being sent; heads of units reopen what their unit closed.
    on: 'document',
    act: 'reopen',
    from: ['CLOSED'],
    by: ['ownerClerk', 'ownerHead'],
    to: 'COMMANDED',
    form: 'reason',
    tone: 'quiet',
    guards: ['closedAtRegistry'],
    effects: ['reopenAtRegistry'],
  },
  ...correctable.map(
    (state) =>
      ({
        // A typing error must not cost a number: the entry stays, and the history shows what it said before.
        on: 'document',
        act: 'correct',
        from: [state],
        by: ['ownerClerk'],
        to: state,
        form: 'correct',
        tone: 'quiet',
        effects: ['correctEntry'],
        staysPut: true,
      }) as const,
  ),
  ...classing({
    REGISTERED: ['ownerHead'],
    PRESENTED: ['presentedTo', 'ownerHead'],
    COMMANDED: ['presentedTo', 'ownerHead'],
    DISTRIBUTED: ['presentedTo', 'ownerHead'],
  }),
];
