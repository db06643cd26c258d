import wasmUrl from '@embedpdf/pdfium/pdfium.wasm?url';
import type { RemoteBytes } from '@sarn/platform-web';
import { PdfFailed } from './pdf-failed.ts';
import type {
  OutlineEntry,
  PagePicture,
  PageSize,
  PdfAnswer,
  PdfAnswered,
  PdfQuestion,
  TextLine,
} from './pdf-messages.ts';

interface Waiting {
  readonly give: (answer: PdfAnswer) => void;
  readonly fail: (error: unknown) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let lastId = 0;
let lastDocument = 0;

/** One worker for all documents: starting PDFium costs more than opening a letter. */
function theWorker(): Worker {
  if (worker) return worker;
  const made = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<PdfAnswered>) => settle(data);
  made.onerror = () => failAll();
  made.postMessage({ wasmUrl: new URL(wasmUrl, document.baseURI).href });
  worker = made;
  return made;
}

function settle(answered: PdfAnswered): void {
  const asker = waiting.get(answered.id);
  waiting.delete(answered.id);
  if ('answer' in answered) asker?.give(answered.answer);
  else asker?.fail(new PdfFailed(answered.failure));
}

function failAll(): void {
  for (const asker of waiting.values()) asker.fail(new PdfFailed('engine'));
  waiting.clear();
  worker?.terminate();
  worker = null;
}

function ask<K extends PdfQuestion['kind']>(
  question: PdfQuestion & { kind: K },
  transfer: Transferable[] = [],
): Promise<Extract<PdfAnswer, { kind: K }>> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, {
      give: (answer) => resolve(answer as Extract<PdfAnswer, { kind: K }>),
      fail: reject,
    });
    theWorker().postMessage({ id, question }, transfer);
  });
}

/** A PDF open in the worker. Close it when it is no longer shown. */
export interface PdfDocument {
  readonly pages: readonly PageSize[];
  render(page: number, scale: number): Promise<PagePicture>;
  /** Text of a page in reading order, for screen readers and for finding. */
  text(page: number): Promise<string>;
  /** Lines of a page with their places, for finding and selecting. */
  lines(page: number): Promise<readonly TextLine[]>;
  /** The table of contents; empty where the file has none. */
  outline(): Promise<readonly OutlineEntry[]>;
  /** Names of the files inside; empty where there are none. */
  attachments(): Promise<readonly string[]>;
  /** What is in one of them. */
  attachment(index: number): Promise<ArrayBuffer>;
  close(): void;
}

/**
 * Opens a PDF.
 *
 * @param bytes handed over to the worker; not usable afterwards
 * @throws PdfFailed with the reason
 */
export async function openPdf(bytes: ArrayBuffer): Promise<PdfDocument> {
  lastDocument += 1;
  const documentKey = lastDocument;
  const { pages } = await ask({ kind: 'open', documentKey, bytes }, [bytes]);
  return shownAs(documentKey, pages);
}

/** A PDF of which only what is shown is fetched. */
export interface PartedPdf extends PdfDocument {
  /** The same with other sizes of its pages. */
  withPages(pages: readonly PageSize[]): PartedPdf;
  /** All of it is there now. @returns the sizes of its pages */
  supply(blob: Blob): Promise<readonly PageSize[]>;
}

/**
 * Opens a PDF by its parts: of a large file the first page is there when a hundredth of it is.
 *
 * @throws PdfFailed with the reason
 */
export async function openPdfParts(remote: RemoteBytes): Promise<PartedPdf> {
  lastDocument += 1;
  const documentKey = lastDocument;
  const { pages } = await ask({ kind: 'openParts', documentKey, remote });
  const withPages = (sizes: readonly PageSize[]): PartedPdf => ({
    ...shownAs(documentKey, sizes),
    withPages,
    supply: async (blob) => (await ask({ kind: 'supply', documentKey, blob })).pages,
  });
  return withPages(pages);
}

function shownAs(documentKey: number, pages: readonly PageSize[]): PdfDocument {
  return {
    pages,
    render: async (page, scale) =>
      (await ask({ kind: 'render', documentKey, page, scale })).picture,
    lines: async (page) => (await ask({ kind: 'lines', documentKey, page })).lines,
    outline: async () => (await ask({ kind: 'outline', documentKey })).entries,
    attachments: async () => (await ask({ kind: 'attachments', documentKey })).names,
    attachment: async (index) => (await ask({ kind: 'attachment', documentKey, index })).bytes,
    text: async (page) => (await ask({ kind: 'text', documentKey, page })).text,
    // A worker that has ended has closed its documents already.
    close: () => void ask({ kind: 'close', documentKey }).catch(() => undefined),
  };
}

/**
 * The pages of several PDF files in one file, to be printed at once.
 *
 * @throws PdfFailed where one of them cannot be opened
 */
export async function mergePdfs(files: readonly Blob[]): Promise<Blob> {
  const bytes = await Promise.all(files.map((file) => file.arrayBuffer()));
  const merged = await ask({ kind: 'merge', files: bytes }, bytes);
  return new Blob([merged.bytes], { type: 'application/pdf' });
}
