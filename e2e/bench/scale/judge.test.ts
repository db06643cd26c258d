import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import type { Line } from './measured-call.ts';

const waits = (processor: number) => ({ p50: 1, p95: 1, perSecond: 1, processor });
const line = (papers: number, person: string, what: string, processor: number): Line => ({
  ...{ papers, person, what, group: 'other', pages: 0, direct: {} },
  served: { 1: waits(processor), 16: waits(processor) },
});
const judged = (lines: readonly Line[]) =>
  judge(lines).map(({ what, ratio = 0 }) => [what, ratio >= 1 ? 'met' : 'missed']);

test('processor time of a call is judged for the dearest person, in the largest agency alone', () => {
  const page = 'document page with history';
  const lines = [
    line(1_000, 'clerk', page, 90),
    line(100_000, 'clerk', page, 4),
    line(100_000, 'head', page, 4.9),
    line(100_000, 'clerk', 'panels of the dashboard', 10.1),
    line(100_000, 'clerk', 'workload report', 900),
  ];
  expect(judged(lines)).toEqual([
    [`${page}, head: processor time of a call (aim 5 ms)`, 'met'],
    ['panels of the dashboard, clerk: processor time of a call (aim 10 ms)', 'missed'],
  ]);
});

test('where the system reports no processor time nothing is judged by it', () => {
  expect(judged([line(100_000, 'clerk', 'senders offered while typing', 0)])).toEqual([]);
});
