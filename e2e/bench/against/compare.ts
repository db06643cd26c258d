import { startParts } from '../scale/processor.ts';
import type { Parts } from '../scale/processor.ts';
import type { Pair, Side } from './sides.ts';
import { middleMean, ratioOf } from './spread.ts';
import type { Ratio } from './spread.ts';

/** Many calls of one kind at one version; times in milliseconds. */
interface Taken {
  readonly waits: number[];
  /** Processor time of one call, for each turn of calls. */
  readonly used: Parts[];
}

/** The same work at both versions. */
export interface Compared {
  readonly what: string;
  readonly group: string;
  readonly calls: number;
  /** The median waiting time of a caller. */
  readonly wait: Pair<number>;
  /** Processor time of one call, server and database together. */
  readonly used: Pair<number>;
  readonly server: Pair<number>;
  readonly database: Pair<number>;
  /** Of `used`; of the waiting time where the system does not report processor time. */
  readonly ratio: Ratio;
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
      sum.used.push({ server: server / waits.length, database: database / waits.length });
    },
    read: (): Compared[] => [...taken].map(([what, pair]) => compared(what, group, pair)),
  };
}

function compared(what: string, group: string, { before, after }: Pair<Taken>): Compared {
  const turns = (part: (used: Parts) => number) => ({
    before: before.used.map(part),
    after: after.used.map(part),
  });
  const each = (values: Pair<readonly number[]>) => ({
    before: middleMean(values.before),
    after: middleMean(values.after),
  });
  const both = turns(({ server, database }) => server + database);
  return {
    ...{ what, group, calls: before.waits.length },
    wait: { before: middle(before.waits), after: middle(after.waits) },
    used: each(both),
    server: each(turns(({ server }) => server)),
    database: each(turns(({ database }) => database)),
    ratio: ratioOf(each(both).before > 0 ? both : { before: before.waits, after: after.waits }),
  };
}

const nothing = (): Taken => ({ waits: [], used: [] });

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
