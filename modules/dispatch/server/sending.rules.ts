import type { OutsideState } from '@sarn/correspondence/contract';

/** An attempt is made when a letter is sent; before that its addressee waits and has no attempt. */
export type DispatchState = Exclude<OutsideState, 'WAITING'>;

/** What a channel, the receiver or a clerk reports of an attempt. */
export type DispatchOutcome = 'sent' | 'delivered' | 'accepted' | 'bounced' | 'rejected';

interface OutcomeRule {
  readonly to: DispatchState;
  readonly from: readonly OutsideState[];
}

/**
 * The state of an attempt after a result. Late results change nothing: what the receiver has
 * confirmed cannot bounce.
 */
const outcomeRules: Readonly<Record<DispatchOutcome, OutcomeRule>> = {
  sent: { to: 'SENT', from: ['QUEUED'] },
  // Also after a bounce: a receiver who confirms has it, whatever a mail server reported.
  delivered: { to: 'DELIVERED', from: ['QUEUED', 'SENT', 'BOUNCED', 'RETURNED'] },
  accepted: { to: 'ACCEPTED', from: ['QUEUED', 'SENT', 'DELIVERED', 'BOUNCED', 'RETURNED'] },
  bounced: { to: 'BOUNCED', from: ['QUEUED', 'SENT'] },
  rejected: { to: 'RETURNED', from: ['QUEUED', 'SENT', 'DELIVERED'] },
};

/** @returns null where the result changes nothing */
export function stateOnOutcome(
  state: OutsideState,
  outcome: DispatchOutcome,
): DispatchState | null {
  const { to, from } = outcomeRules[outcome];
  return from.includes(state) ? to : null;
}

const arrived: readonly OutsideState[] = ['DELIVERED', 'ACCEPTED'];
const gone: readonly OutsideState[] = ['SENT', ...arrived];

/**
 * A letter is sent when it was sent to every addressee, and delivered when all of them have it;
 * addressees to whom it is not to be sent do not count.
 */
export function letterStateOf(
  states: readonly OutsideState[],
): 'NUMBERED' | 'DISPATCHED' | 'DELIVERED' {
  const counted = states.filter((state) => state !== 'CANCELLED');
  if (counted.length === 0 || !counted.every((state) => gone.includes(state))) return 'NUMBERED';
  return counted.every((state) => arrived.includes(state)) ? 'DELIVERED' : 'DISPATCHED';
}
