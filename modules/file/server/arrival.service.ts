import type { Readable } from 'node:stream';
import { AppError } from '@sarn/kernel';
import { refuseInTransaction, turnOfCall } from '@sarn/platform-server';
import { fileLimits } from '../contract/index.ts';
import type { MediaType, OriginalType } from '../contract/index.ts';
import type { ArrivedBytes, ByteFolder } from './byte-folder.ts';
import { readContent } from './file-content.ts';
import { cleanFileName } from './file-name.rules.ts';
import { decideMediaType } from './file-type.rules.ts';
import type { PdfFacts } from './pdf-order.ts';
import type { PdfReader } from './pdf-reader.ts';
import type { VirusScanner } from './virus-scanner.ts';

/** A complete upload that passed the checks, before any row is written. */
export interface Arrival {
  readonly arrived: ArrivedBytes;
  readonly name: string;
  readonly mediaType: MediaType | OriginalType;
  /** With the beginning of its text, where that was asked for. */
  readonly pdf: PdfFacts | null;
}

export interface Arrivals {
  /**
   * Stores the bytes of one file and checks them; nothing is left when they are refused.
   *
   * @param maxBytes at which the source is cut off; named in the error
   * @param beginning characters of text to read of a PDF; all of it is read later, by a job
   * @throws AppError 'file.too-large', 'file.empty', 'file.type-not-allowed',
   *   'file.extension-mismatch', 'file.pdf-unreadable', 'file.pdf-protected', 'file.infected',
   *   'file.scanner-away', 'file.scanner-limit', 'platform.busy'
   * @throws ProgrammingError where a transaction is open: a scanner and the reader of PDF take their time
   */
  take(
    sentName: string,
    source: Readable,
    limits?: { readonly maxBytes?: number; readonly beginning?: number },
  ): Promise<Arrival>;
  /** Stores the message of another system unchanged; the caller has limited its size. */
  takeOriginal(sentName: string, mediaType: OriginalType, source: Readable): Promise<Arrival>;
}

/** What checks the bytes of an upload. */
export interface Judges {
  readonly pdfs: PdfReader;
  /** Null when the agency has none. */
  readonly scanner: VirusScanner | null;
}

export function createArrivals(folder: ByteFolder, judges: Judges): Arrivals {
  return {
    async take(sentName, source, { maxBytes = fileLimits.maxBytes, beginning = 0 } = {}) {
      refuseInTransaction('checking a file');
      const name = cleanFileName(sentName);
      const arrived = await receive(folder, { name, source, maxBytes });
      try {
        return { arrived, name, ...(await judge(arrived, { name, beginning }, judges)) };
      } catch (error) {
        await folder.drop(arrived);
        throw error;
      }
    },
    async takeOriginal(sentName, mediaType, source) {
      const name = cleanFileName(sentName);
      return { arrived: await folder.receive(source), name, mediaType, pdf: null };
    },
  };
}

async function receive(
  folder: ByteFolder,
  { name, source, maxBytes }: { name: string; source: Readable; maxBytes: number },
): Promise<ArrivedBytes> {
  try {
    return await folder.receive(source);
  } catch (error) {
    // The platform cuts the stream off at this limit; here the error can name the file.
    if (!(error instanceof AppError) || error.code !== 'platform.too-large') throw error;
    const limit = `${maxBytes / 2 ** 20} MB`;
    throw new AppError('file.too-large', { name, limit });
  }
}

async function judge(
  { path, bytes }: ArrivedBytes,
  { name, beginning }: { readonly name: string; readonly beginning: number },
  { pdfs, scanner }: Judges,
): Promise<Pick<Arrival, 'mediaType' | 'pdf'>> {
  if (bytes === 0) throw new AppError('file.empty', { name });
  const mediaType = decideMediaType(await readContent(path), name);
  // Scanned before our own code parses it, because the file may attack the parser.
  if (await scanner?.scan(path)) throw new AppError('file.infected', { name });
  if (mediaType !== 'application/pdf') return { mediaType, pdf: null };
  const order = { path, maxTextLength: beginning, textMs: fileLimits.textMs };
  const pdf = await pdfs.read(order, turnOfCall());
  if (!('failure' in pdf)) return { mediaType, pdf };
  const code = pdf.failure === 'password' ? 'file.pdf-protected' : 'file.pdf-unreadable';
  throw new AppError(code, { name });
}
