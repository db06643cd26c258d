import { Transform, pipeline } from 'node:stream';
import type { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { ZipBytes } from './zip-bytes.ts';

/** A file in a zip, as the directory at its end describes it. */
export interface ZipEntry {
  /** Its path as written, with slashes. It may be absolute or contain `..`: do not open it. */
  readonly name: string;
  /** Unpacked size in bytes, as the directory claims. */
  readonly bytes: number;
  /** The library's own entry, by which it finds the file again. */
  readonly found: Entry;
}

/** Why a zip is not opened. */
export type ZipFault = 'broken' | 'bomb' | 'protected';

export class ZipError extends Error {
  override readonly name = 'ZipError';
  readonly fault: ZipFault;

  constructor(fault: ZipFault, options?: ErrorOptions) {
    super(`the zip is refused: ${fault}`, options);
    this.fault = fault;
  }
}

const utf8Flag = 0x0800;
/** No file of an agency is larger; one that claims to be is not unpacked (1 TB). */
const mostBytes = 2 ** 40;
const localHeaderBytes = 30;

/**
 * The directory of a zip. Only files that it lists are unpacked, and only up to the listed size.
 *
 * @throws ZipError
 */
export async function readZipDirectory(path: string, mostEntries: number): Promise<ZipEntry[]> {
  return withZip(path, async (zip) => {
    if (zip.entryCount > mostEntries) throw new ZipError('bomb');
    const found: Entry[] = [];
    for await (const entry of zip.eachEntry()) found.push(entry);
    // A zip64 record can claim more bytes than a number, or the database, can hold.
    const isHuge = found.some(({ uncompressedSize }) => uncompressedSize > mostBytes);
    if (isHuge || doOverlap(found)) throw new ZipError('bomb');
    if (found.some(({ fileNameRaw }) => fileNameRaw.includes(0))) throw new ZipError('broken');
    return found.map(toEntry).filter(({ name }) => !name.endsWith('/'));
  });
}

async function withZip<T>(path: string, use: (zip: ZipFile) => Promise<T>): Promise<T> {
  const bytes = await ZipBytes.open(path);
  let zip: ZipFile | null = null;
  try {
    // Names are kept as bytes, because the library has no Thai code page. Sizes are compared
    // below, where more bytes than claimed have an error of their own.
    const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
    zip = await fromRandomAccessReaderPromise(bytes, bytes.size, options);
    return await use(zip);
  } catch (error) {
    throw asZipError(error);
  } finally {
    // The file is closed when its last stream has ended.
    if (zip) zip.close();
    else await bytes.end();
  }
}

/** Whether entries share bytes: a small zip bomb lists the same bytes under many names. */
function doOverlap(entries: readonly Entry[]): boolean {
  const byPlace = entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  return byPlace.some((entry, at) => {
    const next = byPlace[at + 1];
    const end =
      entry.relativeOffsetOfLocalHeader +
      localHeaderBytes +
      entry.fileNameLength +
      entry.compressedSize;
    return next !== undefined && end > next.relativeOffsetOfLocalHeader;
  });
}

const toEntry = (found: Entry): ZipEntry => ({
  name: nameOf(found.fileNameRaw, (found.generalPurposeBitFlag & utf8Flag) !== 0),
  bytes: found.uncompressedSize,
  found,
});

/** Windows in Thailand writes names in the Thai code page and does not declare it. */
function nameOf(bytes: Buffer, isUtf8: boolean): string {
  if (isUtf8) return slashed(bytes.toString('utf8'));
  try {
    return slashed(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Not UTF-8: the decoder reports that by throwing only.
    return slashed(new TextDecoder('windows-874').decode(bytes));
  }
}

const slashed = (name: string): string => name.replaceAll('\\', '/');

/**
 * The bytes of one file of a zip; the stream fails with ZipError when there are more than the
 * directory claims, or when they cannot be unpacked.
 */
export async function openZipEntry(path: string, { found, bytes }: ZipEntry): Promise<Readable> {
  if (found.isEncrypted()) throw new ZipError('protected');
  return withZip(path, async (zip) => {
    const source = await zip.openReadStreamPromise(found);
    const bounded = limitedTo(bytes);
    // Reported to the reader as a ZipError; `pipeline` would pass the original error on.
    source.on('error', (error) => bounded.destroy(asZipError(error)));
    pipeline(source, bounded, () => undefined);
    return bounded;
  });
}

/** Errors of the library and of unpacking; an error of the disk keeps its own code. */
function asZipError(error: unknown): Error {
  if (error instanceof ZipError || !(error instanceof Error)) return error as Error;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined || code.startsWith('Z_')
    ? new ZipError('broken', { cause: error })
    : error;
}

function limitedTo(most: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > most) done(new ZipError('bomb'));
      else done(null, chunk);
    },
  });
}

/** All bytes of one file of a zip. @throws ZipError */
export async function readZipEntry(path: string, entry: ZipEntry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of (await openZipEntry(path, entry)) as AsyncIterable<Buffer>) {
    parts.push(part);
  }
  return Buffer.concat(parts);
}
