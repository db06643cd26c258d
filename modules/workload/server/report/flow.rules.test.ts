import { describe, expect, it } from 'vitest';
import { flowOf, flowStepOf } from './flow.rules.ts';

const startsOf = (from: string, until: string) =>
  flowOf([], { from, until, step: flowStepOf(from, until) }).map((count) => count.from);

describe('[3.16] weeks and months of a report', () => {
  it('are the weeks from Monday on, with that in which the period begins', () => {
    expect(startsOf('2026-11-01', '2026-11-16')).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ]);
  });

  it('are months where the period is longer than fourteen weeks, at most the last two years', () => {
    expect(startsOf('2026-10-31', '2027-02-28')).toEqual([
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ]);
    const long = startsOf('1957-01-01', '2026-11-28');
    expect([long.length, long[0]]).toEqual([24, '2024-12-01']);
  });

  it('keep what was counted, and are zero where nothing was', () => {
    const counted = { from: '2026-11-02', received: 3, finished: 1 };
    const period = { from: '2026-11-02', until: '2026-11-09', step: 'week' } as const;
    expect(flowOf([counted], period)).toEqual([
      counted,
      { from: '2026-11-09', received: 0, finished: 0 },
    ]);
  });
});
