import { describe, expect, it } from 'vitest';
import { covers, loudFrom } from './quiet.rules.ts';
import type { QuietTimes } from './quiet.rules.ts';

const night = { from: 20 * 60, until: 6 * 60 + 30 };
/** The usual quiet time; Monday 7 December 2026 is a holiday. */
const agency: QuietTimes = {
  ...{ agency: night, hasDaysOff: true, own: null },
  closed: new Set(['2026-12-07']),
};
const from = (at: string, times: Partial<QuietTimes> = {}) =>
  loudFrom(new Date(at), { ...agency, ...times }).toISOString();

describe('[10.12] the quiet time of the agency', () => {
  it.each([
    // Thursday, Bangkok is seven hours ahead.
    ['2026-11-19T12:59:00Z', '2026-11-19T12:59:00.000Z'],
    ['2026-11-19T13:00:00Z', '2026-11-19T23:30:00.000Z'],
    ['2026-11-19T23:29:00Z', '2026-11-19T23:30:00.000Z'],
    ['2026-11-19T23:30:00Z', '2026-11-19T23:30:00.000Z'],
    // Friday evening and Saturday noon wait until Monday morning.
    ['2026-11-20T13:00:00Z', '2026-11-22T23:30:00.000Z'],
    ['2026-11-21T05:00:00Z', '2026-11-22T23:30:00.000Z'],
    // A holiday on Monday adds its day.
    ['2026-12-04T14:00:00Z', '2026-12-07T23:30:00.000Z'],
  ])('holds what comes at %s until %s', (at, until) => {
    expect(from(at)).toBe(until);
  });

  it('leaves days off loud where the agency says so, from the end of the night on', () => {
    expect(from('2026-11-21T05:00:00Z', { hasDaysOff: false })).toBe('2026-11-21T05:00:00.000Z');
  });

  it('is lengthened by own quiet hours and not shortened', () => {
    const own = { from: 18 * 60, until: 8 * 60 };
    expect(from('2026-11-19T11:30:00Z', { own })).toBe('2026-11-20T01:00:00.000Z');
    const short = { from: 22 * 60, until: 5 * 60 };
    expect(from('2026-11-19T13:30:00Z', { own: short })).toBe('2026-11-19T23:30:00.000Z');
  });

  it('ends also where agency and person leave no moment of the day', () => {
    const own = { from: 6 * 60, until: 21 * 60 };
    expect(Date.parse(from('2026-11-19T05:00:00Z', { own }))).not.toBeNaN();
  });
});

it.each([
  [{ from: 1200, until: 390 }, true],
  [{ from: 1080, until: 480 }, true],
  [{ from: 1260, until: 390 }, false],
  [{ from: 1200, until: 360 }, false],
  [{ from: 480, until: 600 }, false],
])('quiet hours %j cover those of the agency: %s', (own, isLongEnough) => {
  expect(covers(own, night)).toBe(isLongEnough);
});
