import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import type { ByteSpan } from './byte-spans.ts';
import { createPartReader } from './part-reader.ts';
import { startPdfium } from './pdf-engine.ts';
import { createWay } from './way-to-page.ts';

const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
let pdfium: Awaited<ReturnType<typeof startPdfium>>;
beforeAll(async () => {
  pdfium = await startPdfium(new Uint8Array(wasm).buffer);
});

const pages = 120;
/** Larger than a part, as the picture of a scanned page is. */
const filler = `<< /Length 150000 >>\nstream\n${'x'.repeat(150_000)}\nendstream`;

/** The objects of a page: its head, its text and what lies between it and the next. */
const pageObjects = (at: number, parent: number): string[] => {
  const text = `BT /F 20 Tf 100 700 Td (Sheet ${at + 1}) Tj ET`;
  return [
    `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 600 800] /Contents ${first + 3 * at + 1} 0 R
      /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    filler,
  ];
};
/** Number of the first object of the first page. */
const first = 15;
const headOf = (at: number): string => `${first + 3 * at} 0 R`;
const heads = (from: number, count: number) =>
  Array.from({ length: count }, (_none, at) => headOf(from + at)).join(' ');

/** All pages on one node, as scanners write them, or on twelve nodes of ten. */
function scan(isNested: boolean, count: number): Uint8Array {
  const groups = Array.from({ length: 12 }, (_none, at) => 3 + at);
  const kids = isNested ? groups.map((group) => `${group} 0 R`).join(' ') : heads(0, count);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    ...groups.map(
      (_group, at) => `<< /Type /Pages /Parent 2 0 R /Count 10 /Kids [${heads(10 * at, 10)}] >>`,
    ),
  ];
  for (let at = 0; at < count; at += 1) {
    objects.push(...pageObjects(at, isNested ? (groups[Math.floor(at / 10)] ?? 2) : 2));
  }
  let file = '%PDF-1.7\n';
  const rows = objects.map((object, at) => {
    const row = `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer << /Root 1 0 R /Size ${size} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file + table + end);
}

function openedScan(isNested = false, isGiven = true, count = pages) {
  const file = scan(isNested, count);
  const parts: ByteSpan[] = [];
  const answers: (readonly ByteSpan[])[] = [];
  const reader = createPartReader(file.length, (start, end) => {
    parts.push({ start, end });
    return file.slice(start, end + 1);
  });
  const way = createWay(reader, {
    scout: pdfium.walkTo,
    fetchSpans: async (spans) => {
      answers.push(spans);
      if (!isGiven) return null;
      return spans.map(({ start, end }) => ({ start, bytes: file.slice(start, end + 1) }));
    },
  });
  const bytesOf = (spans: readonly ByteSpan[]) =>
    spans.reduce((sum, { start, end }) => sum + end + 1 - start, 0);
  return { pdf: pdfium.openParts(reader), reader, way, parts, answers, bytesOf, file };
}

test('the first page of a scan of 300 pages is drawn by a hundredth of its bytes, in a few parts', () => {
  const { pdf, parts, bytesOf, file } = openedScan(false, true, 300);
  expect(file.length).toBeGreaterThan(45_000_000);
  expect(pdf.pages).toHaveLength(300);
  expect(pdf.lines(0)[0]?.text).toBe('Sheet 1');
  expect(pdf.render(0, 1).width).toBe(600);
  expect(parts.length).toBeLessThanOrEqual(4);
  expect(bytesOf(parts)).toBeLessThan(file.length / 100);
  pdf.close();
});

test('a far page costs one answer with the heads of the pages before it, and its own parts', async () => {
  const { pdf, way, parts, answers, bytesOf, file } = openedScan();
  expect(pdf.lines(0)[0]?.text).toBe('Sheet 1');
  parts.length = 0;
  await way.to(99);
  expect(answers).toHaveLength(1);
  expect(pdf.lines(99)[0]?.text).toBe('Sheet 100');
  // The heads are here: what is fetched by parts is the page itself.
  expect(parts.length).toBeLessThanOrEqual(2);
  expect(bytesOf([...answers.flat(), ...parts])).toBeLessThan(file.length / 20);
  pdf.close();
});

test('without it each page on the way is a part', () => {
  const { pdf, parts, bytesOf, file } = openedScan();
  parts.length = 0;
  pdf.lines(99);
  expect(bytesOf(parts)).toBeGreaterThan(file.length / 2);
  pdf.close();
});

test('where the pages hang on several nodes, these come first', async () => {
  const { pdf, way, parts, answers } = openedScan(true);
  parts.length = 0;
  await way.to(99);
  expect(answers.length).toBeLessThanOrEqual(2);
  expect(pdf.lines(99)[0]?.text).toBe('Sheet 100');
  expect(parts.length).toBeLessThanOrEqual(2);
  pdf.close();
});

test('pages asked for together have one way, and those behind them none', async () => {
  const { pdf, way, answers } = openedScan();
  await Promise.all([way.to(50), way.to(51), way.to(49)]);
  await way.to(70);
  expect(answers).toHaveLength(1);
  await way.to(0);
  await way.to(110);
  expect(answers).toHaveLength(2);
  await way.to(119);
  expect(answers).toHaveLength(2);
  pdf.close();
});

test('where several parts are not given, it is asked once, and the page is read as it comes', async () => {
  const { pdf, way, answers } = openedScan(false, false);
  await way.to(50);
  await way.to(110);
  expect(answers).toHaveLength(1);
  expect(pdf.lines(110)[0]?.text).toBe('Sheet 111');
  pdf.close();
});

test('what is missing on the way is no lost part, and nothing is fetched once all is here', async () => {
  const { pdf, reader, way, answers, file } = openedScan();
  await way.to(20);
  expect(reader.wasMissing()).toBe(false);
  reader.supply((start, end) => file.slice(start, end + 1));
  await way.to(99);
  expect(answers).toHaveLength(1);
  pdf.close();
});
