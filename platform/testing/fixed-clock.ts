import type { Clock } from '@sarn/platform-server';

/** A clock that does not move until a test moves it. */
export interface FixedClock extends Clock {
  /** @param ms milliseconds, may be negative */
  advance(ms: number): void;
  /** @param iso the new present as an Instant */
  set(iso: string): void;
}

/**
 * @param iso its time, as an Instant: `2026-11-21T02:00:00.000Z`
 * @throws RangeError when that is not a moment
 */
export function fixedClock(iso: string): FixedClock {
  let present = toMillis(iso);
  return {
    now: () => new Date(present),
    advance: (ms) => {
      present += ms;
    },
    set: (next) => {
      present = toMillis(next);
    },
  };
}

function toMillis(iso: string): number {
  const value = Date.parse(iso);
  if (Number.isNaN(value)) throw new RangeError(`not a moment: ${iso}`);
  return value;
}
