import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { MinutesDocument } from '@sarn/pdf/contract';
import { closePdf, renderDocument, renderPages } from '@sarn/pdf/server';
import { printByBrowser } from './document-pdf/browser-prints.ts';
import type { BrowserPrints } from './document-pdf/browser-prints.ts';
import { printByOffice } from './document-pdf/office-prints.ts';
import { letterOf, minutesOf } from './document-pdf/sample-documents.ts';
import type { Figure } from './report.ts';

const run = promisify(execFile);
const child = fileURLToPath(new URL('./document-pdf/letters-process.ts', import.meta.url));

/** Wanted milliseconds of one page, of twenty pages, and from a key to the changed page. */
const wanted = { letter: 40, minutes: 350, key: 150 } as const;
const letters = 100;
const many = 1_000;

/**
 * Official documents as PDF: one page and twenty, cold and warm, a page that is being written, the
 * memory after a thousand, and the same letter printed by Chromium and LibreOffice in the same run.
 */
export async function measureDocumentPdf(folder: string): Promise<Figure[]> {
  try {
    return [
      ...(await measureTimes()),
      await measureKey(),
      ...(await measureMemory()),
      ...(await measureOthers(folder)),
    ];
  } finally {
    await closePdf();
  }
}

async function measureTimes(): Promise<Figure[]> {
  const cold = await told(1, 1);
  const one = await times(letters, (at) => renderDocument(letterOf(at), {}));
  const twenty = await times(10, (at) => renderDocument(minutesOf(at), {}));
  const pages = (await renderPages(minutesOf(0), {})).length;
  return [
    { what: 'a letter of one page: first of a new process', value: ms(cold.first) },
    { what: 'a letter of one page: p50', value: ms(one.p50) },
    within('a letter of one page: p95', one.p95, wanted.letter),
    { what: `minutes of ${pages} pages: p50`, value: ms(twenty.p50) },
    within(`minutes of ${pages} pages: p95`, twenty.p95, wanted.minutes),
  ];
}

/** One paragraph of minutes changes with each key: the others are remembered. */
async function measureKey(): Promise<Figure> {
  const start = minutesOf(0);
  const short: MinutesDocument = {
    ...start,
    body: { type: 'doc', content: start.body.content?.slice(0, 12) ?? [] },
  };
  const written = (at: number): MinutesDocument => ({
    ...short,
    body: {
      type: 'doc',
      content: [
        ...(short.body.content ?? []),
        {
          type: 'paragraph',
          content: [{ type: 'text', text: `ที่ประชุมพิจารณาแล้ว${'ก'.repeat(at)}` }],
        },
      ],
    },
  });
  const { p95 } = await times(50, (at) => renderPages(written(at), {}));
  return within('from a key to the changed page, minutes of four pages: p95', p95, wanted.key);
}

async function measureMemory(): Promise<Figure[]> {
  const { before, after } = await told(many, letters);
  return [
    {
      what: `memory after ${many} letters (ratio: after ${letters})`,
      ...{ value: `${after.toFixed(0)} MB`, ratio: before / after, aim: 0.9 },
    },
  ];
}

async function measureOthers(folder: string): Promise<Figure[]> {
  const count = 30;
  const began = performance.now();
  for (let at = 0; at < count; at += 1) await renderDocument(letterOf(many + at), {});
  const own = count / ((performance.now() - began) / 1000);
  const browser = await printByBrowser(count);
  const office = await printByOffice(join(folder, 'office'), count);
  const ours = await told(count, 1);
  return [
    { what: 'letters a second', value: own.toFixed(1) },
    {
      what: 'letters a second by Chromium (ratio: ours to it)',
      ...{ value: browser.perSecond.toFixed(1), ratio: own / browser.perSecond, aim: 4 },
    },
    ...memoryFigures(browser, ours),
    office === null
      ? { what: 'letters a second by LibreOffice', value: 'not installed' }
      : {
          what: 'letters a second by LibreOffice, its start included (ratio: ours to it)',
          ...{ value: office.toFixed(1), ratio: own / office },
        },
  ];
}

/**
 * Chromium is several processes, which share much. Ours is Node, the program that asks for the documents, and the
 * thread that sets them; in a server the first two are there anyway.
 */
const memoryFigures = (
  browser: BrowserPrints,
  { after, started, withoutShared }: Told,
): Figure[] => [
  {
    what: `memory of Chromium (ratio: it to a process of ours, ${after.toFixed(0)} MB)`,
    ...{ value: `${browser.megabytes.toFixed(0)} MB`, ratio: browser.megabytes / after, aim: 3 },
  },
  {
    what: `the same, what processes share counted once (ours ${withoutShared.toFixed(0)} MB)`,
    ...{ value: `${browser.withoutShared.toFixed(0)} MB`, aim: 3 },
    ratio: browser.withoutShared / withoutShared,
  },
  {
    what: 'what a process of ours grows by (ratio: Chromium, shared once, to it)',
    value: `${(after - started).toFixed(0)} MB`,
    ratio: browser.withoutShared / (after - started),
  },
];

/** What a new process says after so many letters: milliseconds of the first, and MB. */
interface Told {
  readonly first: number;
  readonly started: number;
  readonly before: number;
  readonly after: number;
  readonly withoutShared: number;
}

async function told(count: number, early: number): Promise<Told> {
  const { stdout } = await run(process.execPath, [child, `${count}`, `${early}`]);
  return JSON.parse(stdout) as Told;
}

/** Milliseconds of some rounds after three to warm up. */
async function times(rounds: number, act: (at: number) => Promise<unknown>) {
  const taken: number[] = [];
  for (let at = -3; at < rounds; at += 1) {
    const began = performance.now();
    await act(at + 3);
    if (at >= 0) taken.push(performance.now() - began);
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const within = (what: string, value: number, most: number): Figure => ({
  ...{ what: `${what} (ratio: ${most} ms to it)`, value: ms(value), ratio: most / value, aim: 1 },
});
