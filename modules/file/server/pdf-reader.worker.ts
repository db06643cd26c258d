import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { cleanText } from '@sarn/kernel';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { PDFiumDocument } from '@hyzyla/pdfium';
import { threadIsReady } from './pdf-order.ts';
import type { PdfAnswer, PdfMemory, PdfOrder } from './pdf-order.ts';
import { withMostMemory } from './wasm-limit.ts';

// The library prints what it thinks of a file; that a file is refused is answered, and no fault of the server.
console.error = () => undefined;
const memory = workerData as PdfMemory;
const program = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
const library = start();

async function start(): Promise<PDFiumLibrary> {
  const limited = withMostMemory(await readFile(program), memory.most);
  return PDFiumLibrary.init({ wasmBinary: limited.buffer });
}

// A complete file ends with this; without it the last pages may be missing unnoticed.
const endMark = '%%EOF';
const endBytes = 4096;
const refusals = [
  { words: /password|security/i, failure: 'password' },
  { words: /corrupted|could not be opened|content error/i, failure: 'broken' },
] as const;

async function read({ path, ...wanted }: PdfOrder): Promise<PdfAnswer> {
  const bytes = await readFile(path);
  if (!bytes.subarray(-endBytes).includes(endMark)) return { failure: 'broken' };
  const pdfium = await library;
  let document: PDFiumDocument | undefined;
  try {
    document = await pdfium.loadDocument(bytes);
    const pageCount = document.getPageCount();
    const facts = { pageCount, text: textOf(document, wanted) };
    document.destroy();
    return pageCount < 1 ? { failure: 'broken' } : facts;
  } catch (error) {
    const refusal = document ? undefined : refusals.find(({ words }) => words.test(String(error)));
    // It failed inside the file; its memory can no longer be trusted, so the thread ends.
    return refusal ? { failure: refusal.failure } : { failure: 'broken', isThreadSpent: true };
  }
}

function textOf(
  document: PDFiumDocument,
  { maxTextLength: maxLength, textMs }: Omit<PdfOrder, 'path'>,
): string {
  if (maxLength === 0) return '';
  const until = performance.now() + textMs;
  const parts: string[] = [];
  let length = 0;
  for (const page of document.pages()) {
    if (length >= maxLength || performance.now() > until) break;
    const text = cleanText(page.getText());
    parts.push(text);
    length += text.length;
  }
  return parts.join('\n').slice(0, maxLength).toWellFormed().trim();
}

parentPort?.on('message', (order: PdfOrder) => {
  // A failure ends the thread with an error, which the `Worker` reports.
  void read(order).then((answer) => {
    const isLarge = getHeapStatistics().external_memory > memory.kept * 1024 * 1024;
    parentPort?.postMessage(isLarge ? { ...answer, isThreadSpent: true } : answer);
  });
});

// Told when it failed too: the first file then ends the thread with the reason.
void library.then(tellReady, tellReady);

function tellReady(): void {
  parentPort?.postMessage(threadIsReady);
}
