import { blobPart, createPartReader, remotePart } from './part-reader.ts';
import type { PartReader } from './part-reader.ts';
import { PdfError, startPdfium } from './pdf-engine.ts';
import type { OpenPdf } from './pdf-engine.ts';
import type { PdfAnswer, PdfAnswered, PdfAsked, PdfQuestion, PdfStart } from './pdf-messages.ts';

/** The part of the worker's surroundings used here; the DOM types call it a window. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<PdfStart | PdfAsked>) => void) | null;
  postMessage(message: PdfAnswered, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as WorkerScope;
const documents = new Map<number, OpenPdf>();
const readers = new Map<number, PartReader>();
let engine: ReturnType<typeof startPdfium> | null = null;

async function start(wasmUrl: string) {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new PdfError('engine');
  return startPdfium(await response.arrayBuffer());
}

function opened(key: number): OpenPdf {
  const found = documents.get(key);
  if (!found) throw new PdfError('broken');
  return found;
}

async function answer(question: PdfQuestion): Promise<PdfAnswer> {
  if (question.kind === 'open') {
    if (!engine) throw new PdfError('engine');
    const document = (await engine).open(question.bytes);
    documents.set(question.documentKey, document);
    return { kind: 'open', pages: document.pages };
  }
  if (question.kind === 'openParts') return openParts(question);
  if (question.kind === 'merge') {
    if (!engine) throw new PdfError('engine');
    return { kind: 'merge', bytes: (await engine).merge(question.files) };
  }
  const document = opened(question.documentKey);
  if (question.kind === 'supply') {
    readers.get(question.documentKey)?.supply(blobPart(question.blob));
    return { kind: 'supply', pages: document.sizes() };
  }
  if (question.kind === 'render') {
    return { kind: 'render', picture: document.render(question.page, question.scale) };
  }
  if (question.kind === 'lines') return { kind: 'lines', lines: document.lines(question.page) };
  if (question.kind === 'outline') return { kind: 'outline', entries: document.outline() };
  if (question.kind === 'text') return { kind: 'text', text: document.text(question.page) };
  document.close();
  documents.delete(question.documentKey);
  readers.delete(question.documentKey);
  return { kind: 'close' };
}

async function openParts({
  documentKey,
  remote,
}: Extract<PdfQuestion, { kind: 'openParts' }>): Promise<PdfAnswer> {
  if (!engine) throw new PdfError('engine');
  const reader = createPartReader(remote.length, remotePart(remote));
  readers.set(documentKey, reader);
  const document = (await engine).openParts(reader);
  documents.set(documentKey, document);
  return { kind: 'openParts', pages: document.pages };
}

/** PDFium shows what it got of a page of which a part is missing: that is no page. */
function refuseMissing(question: PdfQuestion): void {
  const isMissing = 'documentKey' in question && readers.get(question.documentKey)?.wasMissing();
  if (isMissing) throw new PdfError('line');
}

/** What is handed over instead of copied. */
function bytesOf(given: PdfAnswer): Transferable[] {
  if (given.kind === 'render') return [given.picture.pixels];
  return given.kind === 'merge' ? [given.bytes] : [];
}

async function handle({ id, question }: PdfAsked): Promise<void> {
  try {
    const given = await answer(question).finally(() => refuseMissing(question));
    scope.postMessage({ id, answer: given }, bytesOf(given));
  } catch (error) {
    // The reason is sent to the caller, which shows it.
    scope.postMessage({ id, failure: error instanceof PdfError ? error.failure : 'engine' }, []);
  }
}

scope.onmessage = ({ data }) => {
  if ('wasmUrl' in data) engine = start(data.wasmUrl);
  else void handle(data);
};
