export interface IdleTimes {
  /** Without input for this long … */
  readonly idleMs: number;
  /** … a countdown of this length starts; when it ends, so does the session. */
  readonly countdownMs: number;
}

export type IdleState =
  | { readonly kind: 'active' }
  | { readonly kind: 'counting'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/**
 * The idle state of a tab, computed from moments alone.
 *
 * Moments and not timers decide: the time in which a laptop was asleep counts.
 *
 * @param lastInput and @param now in milliseconds since the epoch
 */
export function idleState(lastInput: number, now: number, times: IdleTimes): IdleState {
  const left = lastInput + times.idleMs + times.countdownMs - now;
  if (left <= 0) return { kind: 'over' };
  if (left > times.countdownMs) return { kind: 'active' };
  return { kind: 'counting', secondsLeft: Math.ceil(left / 1000) };
}
