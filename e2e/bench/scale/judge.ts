import type { Figure } from '../report.ts';
import type { Line } from './measured-call.ts';

const listAim = 40;
const searchAim = 150;
const growthAim = 1.3;
const shareAim = 0.7;
/** Milliseconds of processor for one call, its own caller included. */
const processorAims: Readonly<Record<string, number>> = {
  'document page with history': 5,
  'senders offered while typing': 15,
  'panels of the dashboard': 10,
};

/**
 * Every call as a row of a table: waits in ms, requests a second and their share of the bare SQL,
 * by elapsed and by processor time, database pages that the SQL reads.
 */
export function printScale(lines: readonly Line[]): void {
  const head =
    '| documents | person | what | p50 | p95 | 16: p50 | 16: p95 | 16: /s | of SQL | in processor | pages |';
  const rows = lines.map(({ papers: documents, person, what, served, direct, pages }) => {
    const [one, many, bare] = [served[1], served[16], direct[16]];
    if (!one || !many || !bare) throw new Error('a line that was not measured');
    const cells = [one.p50, one.p95, many.p50, many.p95].map((ms) => ms.toFixed(1));
    const share = (many.perSecond / bare.perSecond).toFixed(2);
    const used = many.processor > 0 ? (bare.processor / many.processor).toFixed(2) : '–';
    const counts = [many.perSecond.toFixed(0), share, used, pages.toFixed(0)];
    return `| ${[documents, person, what, ...cells, ...counts].join(' | ')} |`;
  });
  process.stdout.write(`${[head, `|${' --- |'.repeat(11)}`, ...rows].join('\n')}\n\n`);
}

/** The targets against the worst call of each; a ratio of 1 or more is met. */
export function judge(lines: readonly Line[]): Figure[] {
  const most = Math.max(...lines.map(({ papers: documents }) => documents));
  const atMost = lines.filter(({ papers: documents }) => documents === most);
  const figures: Figure[] = [];
  for (const [group, aim] of [
    ['lists', listAim],
    ['search', searchAim],
  ] as const) {
    const worst = atMost
      .filter((line) => line.group === group)
      .toSorted((a, b) => (b.served[1]?.p95 ?? 0) - (a.served[1]?.p95 ?? 0))[0];
    if (!worst) continue;
    const p95 = worst.served[1]?.p95 ?? 0;
    figures.push({
      what: `${group} at ${most}, worst p95: ${worst.what}, ${worst.person} (aim ${aim} ms)`,
      value: `${p95.toFixed(1)} ms`,
      ratio: aim / p95,
      aim: 1,
    });
  }
  return [...figures, ...processors(atMost), ...growth(lines, most), ...shares(atMost)];
}

/** The dearest caller of each call with an aim; nothing where the system does not report it. */
function processors(lines: readonly Line[]): Figure[] {
  const used = (line: Line): number => line.served[1]?.processor ?? 0;
  return Object.entries(processorAims).flatMap(([what, aim]) => {
    const [worst] = lines
      .filter((line) => line.what === what && used(line) > 0)
      .toSorted((a, b) => used(b) - used(a));
    if (!worst) return [];
    return [
      {
        what: `${what}, ${worst.person}: processor time of a call (aim ${aim} ms)`,
        value: `${used(worst).toFixed(1)} ms`,
        ratio: aim / used(worst),
        aim: 1,
      },
    ];
  });
}

/** The worst growth of a value of the lists from the smallest agency to the largest. */
function growth(lines: readonly Line[], most: number): Figure[] {
  const least = Math.min(...lines.map(({ papers: documents }) => documents));
  if (least === most) return [];
  return Object.entries(grown).flatMap(([name, { value, noise }]) => {
    const worst = lines
      .filter((line) => line.papers === most && line.group === 'lists')
      .flatMap((line) => {
        const same = ({ papers: documents, person, what }: Line) =>
          documents === least && person === line.person && what === line.what;
        const small = lines.find(same);
        if (!small) return [];
        return [{ line, times: Math.max(value(line), noise) / Math.max(value(small), noise) }];
      })
      .toSorted((a, b) => b.times - a.times)[0];
    if (!worst) return [];
    const { line, times } = worst;
    return [
      {
        what: `lists, ${name} most grown from ${least} to ${most}: ${line.what}, ${line.person} (aim ${growthAim})`,
        value: `${times.toFixed(2)} x`,
        ratio: growthAim / times,
        aim: 1,
      },
    ];
  });
}

/** Smaller differences are noise of the timer, or of the place of rows on disk. */
const grown = {
  'middle wait': { value: (line: Line) => line.served[1]?.p50 ?? 0, noise: 2 },
  pages: { value: (line: Line) => line.pages, noise: 40 },
} as const;

/** Throughput over HTTP as a share of that of its SQL alone. */
const shareBy = {
  'by the clock': ({ served, direct }: Line) =>
    (served[16]?.perSecond ?? 0) / (direct[16]?.perSecond ?? 1),
  'in processor time': ({ served, direct }: Line) =>
    (direct[16]?.processor ?? 0) / (served[16]?.processor ?? 1),
} as const;

function shares(lines: readonly Line[]): Figure[] {
  const listed = lines.filter(({ group }) => group === 'lists');
  return Object.entries(shareBy).flatMap(([name, share]) => {
    const sorted = listed.map(share).toSorted((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)];
    if (middle === undefined || Number.isNaN(middle)) return [];
    return [
      {
        what: `lists over HTTP against the same SQL ${name}, 16 clients, the middle one`,
        value: middle.toFixed(2),
        ratio: middle,
        aim: shareAim,
      },
    ];
  });
}
