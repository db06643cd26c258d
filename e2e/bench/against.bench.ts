import { compareActs } from './against/acts.ts';
import type { Compared } from './against/compare.ts';
import { compareEvents } from './against/events.ts';
import { compareReads } from './against/reads.ts';
import { withSides } from './against/sides.ts';
import type { Pair, Side } from './against/sides.ts';
import type { Figure } from './report.ts';

/** The greatest allowed slowdown against the other version. */
const aim = 1.05;

/** Turns of each version at each call. */
const rounds = { acts: 40, events: 5, reads: 5 };

/**
 * Another version against this one, call by call and in turns, on agencies that were equal at the
 * start. A slowdown is judged by the processor time of a call: elapsed time also depends on the
 * other load of the computer.
 *
 * @param other folder of a checkout of the other version, with its packages installed
 * @param kept folder in which the agencies are kept between runs
 * @param parts only these; all when empty
 */
export async function measureAgainst(
  other: string,
  kept: string,
  documents: number,
  parts: readonly string[],
): Promise<Figure[]> {
  return withSides(other, kept, documents, async (sides) => {
    const figures: Figure[] = [];
    for (const [part, measure] of Object.entries(measures)) {
      if (parts.length > 0 && !parts.includes(part)) continue;
      const compared = await measure(sides);
      print(compared);
      figures.push(...judge(compared));
    }
    return figures;
  });
}

const measures: Readonly<Record<string, (sides: Pair<Side>) => Promise<Compared[]>>> = {
  acts: (sides) => compareActs(sides, rounds.acts),
  events: (sides) => compareEvents(sides, rounds.events),
  reads: (sides) => compareReads(sides, rounds.reads),
};

const ratio = ({ before, after }: Pair<number>): number => after / before;

/** Processor time of server and database; the waiting time where the system does not report it. */
function cost({ wait, server, database }: Compared): Pair<number> {
  const used = {
    before: server.before + database.before,
    after: server.after + database.after,
  };
  return used.before > 0 ? used : wait;
}

function print(compared: readonly Compared[]): void {
  const head =
    '| what | calls | wait before | after | ratio | processor before | after | ratio | server | database |';
  const rows = compared.map((one) => {
    const [wait, used] = [one.wait, cost(one)];
    const times = (pair: Pair<number>) => [pair.before.toFixed(2), pair.after.toFixed(2)];
    const cells = [
      ...[one.what, String(one.calls)],
      ...[...times(wait), ratio(wait).toFixed(2), ...times(used), ratio(used).toFixed(2)],
      ...[ratio(one.server).toFixed(2), ratio(one.database).toFixed(2)],
    ];
    return `| ${cells.join(' | ')} |`;
  });
  process.stdout.write(`${[head, `|${' --- |'.repeat(10)}`, ...rows].join('\n')}\n\n`);
}

/** The worst call of each group, and all its calls together. */
function judge(compared: readonly Compared[]): Figure[] {
  return [...new Set(compared.map(({ group }) => group))].flatMap((group): Figure[] => {
    const same = compared.filter((one) => one.group === group);
    const worst = same.toSorted((a, b) => ratio(cost(b)) - ratio(cost(a)))[0];
    if (!worst) return [];
    const middle = same.map((one) => ratio(cost(one))).toSorted((a, b) => a - b)[
      Math.floor(same.length / 2)
    ];
    return [
      { what: `${group}: the slowest against before, ${worst.what}`, value: ratio(cost(worst)) },
      { what: `${group}: the middle one against before`, value: middle ?? 1 },
    ].map(({ what, value }) => ({
      what: `${what} (aim ${aim})`,
      value: `${value.toFixed(3)} x`,
      ratio: aim / value,
      aim: 1,
    }));
  });
}
