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

const dayMs = 86_400_000;

/**
 * A running clock for tests of numbers that are counted by the year: in the first week of a year, and
 * in the hour before it, it stands a week back, so that yesterday is of the same year as today.
 */
export function clockWithinYear(): { now(): Date } {
  const bangkok = new Date(Date.now() + 8 * 3_600_000);
  const isFirstWeek = bangkok.getUTCMonth() === 0 && bangkok.getUTCDate() <= 7;
  const behind = isFirstWeek ? 8 * dayMs : 0;
  return { now: () => new Date(Date.now() - behind) };
}

/**
 * A running clock that begins at noon of today in Bangkok, for tests of what is due today: the day is over neither before they
 * end, nor before the last minute of it that they name.
 */
export function clockFromNoon(): { now(): Date } {
  const begun = Date.now();
  const today = new Date(begun + 7 * 3_600_000).toISOString().slice(0, 10);
  const ahead = toMillis(`${today}T05:00:00.000Z`) - begun;
  return { now: () => new Date(Date.now() + ahead) };
}

function toMillis(iso: string): number {
  const value = Date.parse(iso);
  if (Number.isNaN(value)) throw new RangeError(`not a moment: ${iso}`);
  return value;
}
