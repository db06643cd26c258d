import type { Page, Request } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { letterForm, signIn } from './api-client.ts';
import { useHarness } from './harness/harness.ts';
import { inFullRun } from '@sarn/server/testing';

/* What a browser alone shows: PDFium in its worker reads a file while it waits for parts of it. */

const harness = useHarness();
const pages = 60;
let letterId = '';

/** A PDF of 6 MB whose pages lie far from each other, as those of a scan do. */
function largePdf(): Uint8Array<ArrayBuffer> {
  const filler = 'x'.repeat(100_000);
  const kids = Array.from({ length: pages }, (_, at) => `${4 + 3 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (let page = 0; page < pages; page += 1) {
    const text = `BT /F 24 Tf 72 720 Td (Sheet ${page + 1}) Tj ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${page === 1 ? 400 : 842}]
        /Contents ${5 + 3 * page} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      `<< /Length ${filler.length} >>\nstream\n${filler}\nendstream`,
    );
  }
  let body = '%PDF-1.7\n';
  const rows = objects.map((object, at) => {
    const row = `${String(body.length).padStart(10, '0')} 00000 n \n`;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(body + table + end);
}

beforeAll(async () => {
  const registry = await signIn(harness.url, 'saraban');
  await registry.post('/sarabun/request-pdpa', { F_IS_AGREE_PDPA: 1 });
  const form = new FormData();
  form.append('file', new Blob([largePdf()]), 'large scan.pdf');
  const answer = await fetch(`${harness.url}/api/file/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${registry.token}` },
    body: form,
  });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  const letter = letterForm('large scan', items[0]?.id ?? '');
  const made = await registry.post('/registry/incoming/register', letter);
  letterId = String(made['documentId']);
});

const isPart = (request: Request): boolean => 'range' in request.headers();
const content = '**/api/file/*/content*';
const told = (page: Page, text: string) => page.locator('.file-told', { hasText: text }).waitFor();

it('the first page of a large file is there before the file is, and its pages get their size', async () => {
  const page = await harness.enter('saraban');
  let wholes = 0;
  let parts = 0;
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(content, async (route) => {
    if (isPart(route.request())) parts += 1;
    else if (++wholes > 1) await released;
    await route.continue();
  });
  await page.goto(`${harness.url}/sarabun/document/${letterId}`);
  await told(page, 'Sheet 1');
  expect(parts).toBeGreaterThan(0);
  const heightOf = (at: number) =>
    page.locator(`.file-sheet[data-page="${at}"]`).evaluate((sheet) => sheet.clientHeight);
  await expect
    .poll(async () => (await heightOf(1)) / (await heightOf(0)))
    .toBeCloseTo(400 / 842, 1);
  release();
  // What follows comes from the whole, which stays on this device.
  await expect.poll(() => wholes).toBe(2);
  await page.locator('.file-sheets').evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
  await told(page, `Sheet ${pages}`);
});

/** How many bytes the calls for parts of it asked for. */
const bytesOf = (ranges: readonly string[]): number =>
  ranges
    .flatMap((range) => [...range.matchAll(/(\d+)-(\d+)/g)])
    .reduce((sum, [, start, end]) => sum + Number(end) + 1 - Number(start), 0);

inFullRun(() => {
  it('a far page is there without the pages before it', async () => {
    const page = await harness.enter('saraban');
    const ranges: string[] = [];
    let wholes = 0;
    await page.route(content, async (route) => {
      const range = route.request().headers()['range'];
      if (range !== undefined) ranges.push(range);
      // The whole, which follows the first page, never comes.
      else if (++wholes > 1) return;
      await route.continue();
    });
    await page.goto(`${harness.url}/sarabun/document/${letterId}`);
    await told(page, 'Sheet 1');
    const field = page.locator('.file-page-field');
    await field.fill('55');
    await field.press('Enter');
    await told(page, 'Sheet 55');
    expect(ranges.some((range) => range.includes(','))).toBe(true);
    expect(bytesOf(ranges)).toBeLessThan(2_500_000);
  });
});

inFullRun(() => {
  it('where parts of it cannot be fetched, the whole is shown', async () => {
    const page = await harness.enter('saraban');
    await page.route(content, (route) =>
      isPart(route.request()) ? route.abort() : route.continue(),
    );
    await page.goto(`${harness.url}/sarabun/document/${letterId}`);
    await told(page, 'Sheet 1');
  });

  it('where several parts at once are refused, a far page comes part by part', async () => {
    const page = await harness.enter('saraban');
    let refused = 0;
    let wholes = 0;
    await page.route(content, async (route) => {
      const range = route.request().headers()['range'];
      if (range?.includes(',')) {
        refused += 1;
        return route.fulfill({ status: 403, body: '' });
      }
      if (range === undefined && ++wholes > 1) return;
      await route.continue();
    });
    await page.goto(`${harness.url}/sarabun/document/${letterId}`);
    await told(page, 'Sheet 1');
    const field = page.locator('.file-page-field');
    await field.fill('55');
    await field.press('Enter');
    await told(page, 'Sheet 55');
    expect(refused).toBe(1);
  });
});
