import { remoteSpans } from './byte-spans.ts';
import { blobPart, createPartReader, remotePart } from './part-reader.ts';
import type { PartReader } from './part-reader.ts';
import { PdfError, startPdfium } from './pdf-engine.ts';
import type { OpenPdf } from './pdf-engine.ts';
import type { PdfAnswer, PdfAnswered, PdfAsked, PdfQuestion, PdfStart } from './pdf-messages.ts';
import { createWay } from './way-to-page.ts';

/** The part of the worker's surroundings used here; the DOM types call it a window. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<PdfStart | PdfAsked>) => void) | null;
  postMessage(message: PdfAnswered, transfer: Transferable[]): void;
}

interface Parted {
  readonly reader: PartReader;
  readonly way: ReturnType<typeof createWay>;
}

const scope = globalThis as unknown as WorkerScope;
const documents = new Map<number, OpenPdf>();
/** Of the documents that are open by their parts. */
const parted = new Map<number, Parted>();
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
  await parted.get(question.documentKey)?.way.to(pageOf(question));
  try {
    return answerOf(opened(question.documentKey), question);
  } finally {
    refuseMissing(question.documentKey);
  }
}

/** The furthest page that is read for it; the table of contents names any. */
function pageOf(question: AboutOpen): number {
  if (question.kind === 'outline') return opened(question.documentKey).pages.length - 1;
  return 'page' in question ? question.page : 0;
}

type AboutOpen = Exclude<PdfQuestion, { kind: 'open' | 'openParts' | 'merge' }>;

function answerOf(document: OpenPdf, question: AboutOpen): PdfAnswer {
  if (question.kind === 'supply') {
    parted.get(question.documentKey)?.reader.supply(blobPart(question.blob));
    return { kind: 'supply', pages: document.sizes() };
  }
  if (question.kind === 'render') {
    return { kind: 'render', picture: document.render(question.page, question.scale) };
  }
  if (question.kind === 'lines') return { kind: 'lines', lines: document.lines(question.page) };
  if (question.kind === 'outline') return { kind: 'outline', entries: document.outline() };
  if (question.kind === 'attachments') {
    return { kind: 'attachments', names: document.attachments() };
  }
  if (question.kind === 'attachment') {
    return { kind: 'attachment', bytes: document.attachment(question.index) };
  }
  if (question.kind === 'text') return { kind: 'text', text: document.text(question.page) };
  document.close();
  documents.delete(question.documentKey);
  parted.delete(question.documentKey);
  return { kind: 'close' };
}

async function openParts({
  documentKey,
  remote,
}: Extract<PdfQuestion, { kind: 'openParts' }>): Promise<PdfAnswer> {
  if (!engine) throw new PdfError('engine');
  const pdfium = await engine;
  const reader = createPartReader(remote.length, remotePart(remote));
  const fetchSpans = remoteSpans(remote);
  const way = createWay(reader, { scout: pdfium.walkTo, fetchSpans });
  parted.set(documentKey, { reader, way });
  try {
    const document = pdfium.openParts(reader);
    documents.set(documentKey, document);
    return { kind: 'openParts', pages: document.pages };
  } finally {
    refuseMissing(documentKey);
  }
}

/** PDFium shows what it got of a page of which a part is missing: that is no page. */
function refuseMissing(documentKey: number): void {
  if (parted.get(documentKey)?.reader.wasMissing()) throw new PdfError('line');
}

/** What is handed over instead of copied. */
function bytesOf(given: PdfAnswer): Transferable[] {
  if (given.kind === 'render') return [given.picture.pixels];
  return given.kind === 'merge' || given.kind === 'attachment' ? [given.bytes] : [];
}

async function handle({ id, question }: PdfAsked): Promise<void> {
  try {
    const given = await answer(question);
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
