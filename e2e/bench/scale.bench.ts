import { persons } from './agency/generate.ts';
import type { Figure } from './report.ts';
import type { Measured } from './scale/calls.ts';
import { waitsOf } from './scale/clock.ts';
import type { Waits } from './scale/clock.ts';
import { judge, printScale } from './scale/judge.ts';
import type { Line } from './scale/measured-call.ts';
import { pagesOf } from './scale/pages.ts';
import { doingsOf, onHarnesses } from './scale/harness.ts';
import type { Doing } from './scale/harness.ts';

const clients = [1, 16];
const most = Math.max(...clients);

/**
 * Lists, counts, registers, documents and searches of three people in an agency of each size. Sizes
 * are measured side by side, and HTTP and bare statements in turns: other load slows all alike.
 *
 * @param kept folder in which agencies are kept, so that the next run need not make
 *   them anew
 * @param groups only calls of these; all when empty
 */
export async function measureScale(
  kept: string,
  sizes: readonly number[],
  groups: readonly Measured['group'][],
): Promise<Figure[]> {
  const lines: Line[] = [];
  await onHarnesses(kept, sizes, most, async (harnesses) => {
    for (const [person, account] of Object.entries(persons)) {
      const bySize = await Promise.all(
        harnesses.map((harness) => doingsOf(harness, account, { most, groups })),
      );
      lines.push(...(await measurePerson(person, bySize)));
      for (const { close } of bySize) close();
    }
  });
  printScale(lines);
  return judge(lines);
}

async function measurePerson(
  person: string,
  bySize: readonly { readonly doings: ReadonlyMap<string, Doing> }[],
): Promise<Line[]> {
  const lines: Line[] = [];
  const names = new Set(bySize.flatMap(({ doings }) => [...doings.keys()]));
  for (const what of names) {
    const same = bySize.flatMap(({ doings }) => doings.get(what) ?? []);
    for (const measured of await measure(same)) {
      const line = { person, what, ...measured };
      lines.push(line);
      const { papers: documents, served } = line;
      process.stderr.write(`${documents} ${person} ${what}: ${served[1]?.p95.toFixed(1)} ms\n`);
    }
  }
  return lines;
}

async function measure(same: readonly Doing[]) {
  const works = same.flatMap(({ harness, call, send }) => [
    { watched: harness, do: call },
    { watched: harness, do: send },
  ]);
  const taken: [number, Waits[]][] = [];
  for (const count of clients) taken.push([count, await waitsOf(count, works)]);
  const at = (place: number) =>
    Object.fromEntries(taken.map(([count, waits]) => [count, waits[place]!]));
  const lines: Omit<Line, 'person' | 'what'>[] = [];
  for (const [place, { harness, group, statements }] of same.entries()) {
    const pages = await pagesOf(harness.db, statements);
    const [served, direct] = [at(place * 2), at(place * 2 + 1)];
    lines.push({ papers: harness.papers, group, served, direct, pages });
  }
  return lines;
}
