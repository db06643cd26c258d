import { compareActs } from './against/acts.ts';
import type { Compared } from './against/compare.ts';
import { compareEvents } from './against/events.ts';
import { compareReads } from './against/reads.ts';
import { withSides } from './against/sides.ts';
import type { Pair, Side } from './against/sides.ts';
import type { Figure } from './report.ts';
import type { CallGroup } from './scale/calls.ts';

/** The greatest allowed slowdown against the other version. */
const aim = 1.05;

/** Turns of each version at each call. */
const rounds = { acts: 40, events: 5, reads: 24 };

/**
 * Another version against this one, call by call and in turns, on agencies that were equal at the
 * start. A slowdown is judged by the processor time of a call: elapsed time also depends on the
 * other load of the computer.
 *
 * @param other folder of a checkout of the other version, with its packages installed
 * @param kept folder in which the agencies are kept between runs
 * @param parts only these; all when empty
 * @param groups of the reads only these; all when empty
 */
export async function measureAgainst(
  other: string,
  kept: string,
  documents: number,
  parts: readonly string[],
  groups: readonly CallGroup[],
): Promise<Figure[]> {
  return withSides(other, kept, documents, async (sides) => {
    const figures: Figure[] = [];
    for (const [part, measure] of Object.entries(measures)) {
      if (parts.length > 0 && !parts.includes(part)) continue;
      const compared = await measure(sides, groups);
      print(compared);
      figures.push(...judge(compared));
    }
    return figures;
  });
}

type Measure = (sides: Pair<Side>, groups: readonly CallGroup[]) => Promise<Compared[]>;

const measures: Readonly<Record<string, Measure>> = {
  acts: (sides) => compareActs(sides, rounds.acts),
  events: (sides) => compareEvents(sides, rounds.events),
  reads: (sides, groups) => compareReads(sides, rounds.reads, groups),
};

const ratio = ({ before, after }: Pair<number>): number => after / before;

function print(compared: readonly Compared[]): void {
  const head =
    '| what | calls | wait before | after | ratio | processor before | after | ratio | spread | server | database |';
  const rows = compared.map((one) => {
    const times = (pair: Pair<number>) => [pair.before.toFixed(2), pair.after.toFixed(2)];
    const cells = [
      ...[one.what, String(one.calls)],
      ...[...times(one.wait), ratio(one.wait).toFixed(2)],
      ...[...times(one.used), one.ratio.value.toFixed(2)],
      `${one.ratio.low.toFixed(2)}–${one.ratio.high.toFixed(2)}`,
      ...[ratio(one.server).toFixed(2), ratio(one.database).toFixed(2)],
    ];
    return `| ${cells.join(' | ')} |`;
  });
  process.stdout.write(`${[head, `|${' --- |'.repeat(11)}`, ...rows].join('\n')}\n\n`);
}

/** The worst call of each group, and all its calls together. */
function judge(compared: readonly Compared[]): Figure[] {
  return [...new Set(compared.map(({ group }) => group))].flatMap((group): Figure[] => {
    const same = compared.filter((one) => one.group === group);
    const worst = same.toSorted((a, b) => b.ratio.value - a.ratio.value)[0];
    if (!worst) return [];
    const middle = same.map((one) => one.ratio.value).toSorted((a, b) => a - b)[
      Math.floor(same.length / 2)
    ];
    return [
      { what: `${group}: the slowest against before, ${worst.what}`, value: worst.ratio.value },
      { what: `${group}: the middle one against before`, value: middle ?? 1 },
    ].map(({ what, value }) => ({
      what: `${what} (aim ${aim})`,
      value: `${value.toFixed(3)} x`,
      ratio: aim / value,
      aim: 1,
    }));
  });
}
