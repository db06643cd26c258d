import { startParts } from '../scale/processor.ts';
import type { Parts } from '../scale/processor.ts';
import type { Pair, Side } from './sides.ts';

/** Times of many calls of one kind at one version, in milliseconds. */
interface Taken {
  readonly waits: number[];
  used: Parts;
}

/** The same work at both versions. */
export interface Compared {
  readonly what: string;
  readonly group: string;
  readonly calls: number;
  /** The median waiting time of a caller. */
  readonly wait: Pair<number>;
  /** Processor time of one call. */
  readonly server: Pair<number>;
  readonly database: Pair<number>;
}

/** Adds up the measurements of both versions, by name of the call. */
export function startComparison(group: string) {
  const taken = new Map<string, Pair<Taken>>();
  const at = (what: string, which: keyof Pair<Side>): Taken => {
    const pair = taken.get(what) ?? { before: nothing(), after: nothing() };
    taken.set(what, pair);
    return pair[which];
  };
  return {
    /** @param work returns how long each of its calls waited */
    async measure(
      what: string,
      which: keyof Pair<Side>,
      side: Side,
      work: () => Promise<number[]>,
    ) {
      const read = startParts(side.watched);
      const waits = await work();
      const { server, database } = read();
      const sum = at(what, which);
      sum.waits.push(...waits);
      sum.used = { server: sum.used.server + server, database: sum.used.database + database };
    },
    read: (): Compared[] =>
      [...taken].map(([what, { before, after }]) => {
        const each = (part: keyof Parts) => ({
          before: before.used[part] / before.waits.length,
          after: after.used[part] / after.waits.length,
        });
        return {
          ...{ what, group, calls: before.waits.length },
          wait: { before: middle(before.waits), after: middle(after.waits) },
          server: each('server'),
          database: each('database'),
        };
      }),
  };
}

const nothing = (): Taken => ({ waits: [], used: { server: 0, database: 0 } });

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Both versions in turns; each is the first in every second round. */
export function inTurns(round: number): readonly (keyof Pair<Side>)[] {
  return round % 2 === 0 ? ['before', 'after'] : ['after', 'before'];
}

/** The duration of the work. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
