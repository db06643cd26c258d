import { PassThrough, Readable, finished, pipeline } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipPart {
  /** Path inside the archive, with `/`. */
  readonly name: string;
  /** Expected number of bytes; decides only whether its sizes are written with 4 or 8 bytes. */
  readonly size: number;
  /** Called when the turn of this part comes, so that one file is open at a time. */
  open(): Promise<AsyncIterable<Uint8Array>>;
}

/** From here on sizes are written with 8 bytes: the file may be larger than its expected size. */
const bigBytes = 0x8000_0000;
// A fixed day, so that the same content gives the same bytes. Scans and PDFs hardly shrink, so the
// lowest level is used. All are compressed, because Java reads no stored file whose size follows
// its bytes.
const kept = { mtime: new Date(2026, 0, 1), forceDosTimestamp: true, compressionLevel: 1 };

/**
 * A zip of files, piece by piece: only a few pieces are in memory at a time. When the reader stops,
 * the open file is closed.
 *
 * @param parts taken one by one; a part may depend on the parts before it
 */
export async function* zipOf(
  parts: AsyncIterable<ZipPart> | Iterable<ZipPart>,
): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const archive = new PassThrough();
  pipeline(zip.outputStream, archive, () => undefined);
  zip.on('error', (error: Error) => archive.destroy(error));
  // The reader gets the error; without a reader no file is open.
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

/** Adds a part and waits until its last byte is read: the next part may be its checksum. */
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
