import { PassThrough, Readable, finished, pipeline } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipPart {
  /** Path inside the archive, with `/`. */
  readonly name: string;
  /** How many bytes it is said to have; decides only how much space its sizes get. */
  readonly size: number;
  /** Asked when its turn comes, so that one file is open at a time. */
  open(): Promise<AsyncIterable<Uint8Array>>;
}

/** From here on sizes are written with 8 bytes, for the true size may be greater than it is said. */
const bigBytes = 0x8000_0000;
// The same bytes for the same content: a day instead of the moment of making. Scans and PDFs do not
// shrink, so little work is spent on them; all are packed, for Java reads no stored file whose size
// follows its bytes.
const kept = { mtime: new Date(2026, 0, 1), forceDosTimestamp: true, compressionLevel: 1 };

/**
 * An archive of files, piece by piece: never more of it in memory than a few pieces. Who stops
 * reading closes what is open.
 *
 * @param parts asked one by one; a part may be described by what went before it
 */
export async function* zipOf(
  parts: AsyncIterable<ZipPart> | Iterable<ZipPart>,
): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const archive = new PassThrough();
  pipeline(zip.outputStream, archive, () => undefined);
  zip.on('error', (error: Error) => archive.destroy(error));
  // An error is given to who reads; without a reader nothing is open.
  addAll(zip, archive, parts).catch((error: Error) => archive.destroy(error));
  yield* archive as AsyncIterable<Buffer>;
}

async function addAll(
  zip: ZipFile,
  archive: PassThrough,
  parts: AsyncIterable<ZipPart> | Iterable<ZipPart>,
): Promise<void> {
  for await (const part of parts) {
    if (archive.destroyed) return;
    await add(zip, archive, part);
  }
  zip.end();
}

/** Adds a part and waits until its last byte is read: what follows may be a sum of it. */
function add(zip: ZipFile, archive: PassThrough, part: ZipPart): Promise<void> {
  const options = { ...kept, forceZip64Format: part.size >= bigBytes };
  return new Promise((resolve, reject) => {
    zip.addReadStreamLazy(part.name, options, (give) => {
      part.open().then((bytes) => {
        const source = Readable.from(bytes, { objectMode: false });
        const stopReading = () => source.destroy();
        archive.once('close', stopReading);
        finished(source, (error) => {
          archive.off('close', stopReading);
          if (error) reject(error);
          else resolve();
        });
        if (archive.destroyed) stopReading();
        give(null, source);
      }, reject);
    });
  });
}
