import { launchBrowser } from '@sarn/testing';
import type { Browser, Page } from 'playwright-core';
import { letterForm } from '../api-client.ts';
import { agreeBefore, sessionOf } from '../harness/session.ts';
import { startServer } from '../server-process.ts';
import { largeScan } from './document-pdf/large-scan.ts';
import type { Figure } from './report.ts';

const pages = 300;
const runs = 6;
/** Milliseconds within which the first page is wanted. */
const wanted = 1_000;

/** A letter that came as a scan of 300 pages is opened on a device that never had it: until its first page is seen. */
export async function measureLargeScan(folder: string): Promise<Figure[]> {
  const server = await startServer({ SARN_DATA: folder, SARN_DEMO: '1', SARN_LOG: 'warn' });
  const browser = await launchBrowser();
  try {
    const scan = largeScan(pages);
    const many = await letterWith(server.url, scan);
    const one = await letterWith(server.url, largeScan(1));
    const seen: [Seen, Seen][] = [];
    // The first ones read the program from the disk; then by turns, as other work slows both alike.
    for (let run = -1; run < runs; run += 1) {
      const pair: [Seen, Seen] = [
        await open(browser, server.url, `/sarabun/document/${many}`),
        await open(browser, server.url, `/sarabun/document/${one}`),
      ];
      if (run >= 0) seen.push(pair);
    }
    return figuresOf(seen, `${pages} pages, ${(scan.length / 1e6).toFixed(0)} MB`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

function figuresOf(seen: readonly (readonly [Seen, Seen])[], size: string): Figure[] {
  const file = spread(seen.map(([{ fromFile }]) => fromFile));
  const page = spread(seen.map(([{ fromPage }]) => fromPage));
  const one = spread(seen.map(([, { fromFile }]) => fromFile));
  return [
    { what: `first page of a scan of ${size}: p50`, value: ms(file.p50) },
    {
      what: `first page of a scan of ${size}: p95 (ratio: ${wanted} ms to it)`,
      ...{ value: ms(file.p95), ratio: wanted / file.p95, aim: 1 },
    },
    {
      what: '  of a scan of one page, by turns: p50 (ratio: to that of the large one)',
      ...{ value: ms(one.p50), ratio: one.p50 / file.p50 },
    },
    {
      what: '  from opening the page of its letter, program not on the device yet: p50, p95',
      value: `${ms(page.p50)}, ${ms(page.p95)}`,
    },
  ];
}

async function letterWith(url: string, scan: Uint8Array<ArrayBuffer>): Promise<string> {
  const registry = await agreeBefore(url, 'saraban');
  const form = new FormData();
  form.append('file', new Blob([scan]), 'scan.pdf');
  const answer = await fetch(`${url}/api/file/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${registry.token}` },
    body: form,
  });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  const made = await registry.post(
    '/registry/incoming/register',
    letterForm(scan.length, items[0]?.id ?? ''),
  );
  return String(made['documentId']);
}

/** Milliseconds until the first page is drawn. */
interface Seen {
  /** Since the viewer asked for the file. */
  readonly fromFile: number;
  readonly fromPage: number;
}

async function open(browser: Browser, url: string, path: string): Promise<Seen> {
  const stored = await sessionOf(url, 'saraban');
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  try {
    const page = await context.newPage();
    const asked = page.waitForRequest(/\/api\/file\/[^/]+\/content/).then(() => performance.now());
    const began = performance.now();
    await page.goto(`${url}${path}`);
    await drawn(page);
    const now = performance.now();
    return { fromFile: now - (await asked), fromPage: now - began };
  } finally {
    await context.close();
  }
}

/** A canvas is 300 wide until something is drawn on it. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const sheet = document.querySelector('.file-sheet canvas');
      return sheet instanceof HTMLCanvasElement && sheet.width !== 300;
    },
    null,
    { polling: 'raf', timeout: 60_000 },
  );
}

function spread(taken: readonly number[]): { p50: number; p95: number } {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;
