import type { Figure } from './report.ts';

const rounds = 40;
const warmUpRounds = 5;

/** What a call took, in milliseconds, beside its statements sent to the database alone. */
export interface Taken {
  /** The 95th percentile of the call. */
  readonly p95: number;
  /** The middle time of the statements over the middle time of the call. */
  readonly ratio: number;
}

/**
 * Times a call and its statements in turn. Both are met by the same moments of a busy computer, and
 * the ratio is that of the middle values, which a few of such moments do not move; the 95th
 * percentiles of two series one after the other differed fivefold between runs.
 *
 * @param act given the number of the round, below zero while it warms up
 * @param before what each act needs, not timed
 */
export async function inTurn(
  statements: () => Promise<unknown>,
  act: (round: number) => Promise<unknown>,
  before: (round: number) => Promise<unknown> = async () => undefined,
): Promise<Taken> {
  const alone: number[] = [];
  const whole: number[] = [];
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    const one = await timeOf(statements);
    await before(round);
    const other = await timeOf(() => act(round));
    if (round < 0) continue;
    alone.push(one);
    whole.push(other);
  }
  return { p95: partOf(whole, 0.95), ratio: partOf(alone, 0.5) / partOf(whole, 0.5) };
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

function partOf(taken: readonly number[], part: number): number {
  return taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * part) - 1] ?? 0;
}

const aim = 0.6;

/** A row of the report. */
export const figureOf = (what: string, { p95, ratio }: Taken): Figure => ({
  what: `${what} (p95; ratio: its statements alone, middle values)`,
  value: `${p95.toFixed(1)} ms`,
  ...{ ratio, aim },
});
