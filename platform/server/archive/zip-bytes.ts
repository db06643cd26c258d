import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

/** Bytes read at once; yauzl asks for the directory of a zip in pieces of a few dozen bytes. */
const windowBytes = 64 * 1024;

/**
 * The bytes of a zip file, for yauzl. Its own reader passes any position that a zip64 record claims
 * to `fs.read`, which throws for one beyond 2^53; nothing catches that, and the process ends. This
 * one answers with an error.
 */
export class ZipBytes extends RandomAccessReader {
  readonly size: number;
  private readonly file: FileHandle;
  private window = Buffer.alloc(0);
  private windowAt = 0;

  private constructor(file: FileHandle, size: number) {
    super();
    this.file = file;
    this.size = size;
  }

  static async open(path: string): Promise<ZipBytes> {
    const file = await open(path);
    try {
      return new ZipBytes(file, (await file.stat()).size);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    if (position + length > this.size) return done(new Error('beyond the end of the file'));
    const copy = () =>
      this.window.copy(buffer, offset, position - this.windowAt, position - this.windowAt + length);
    const windowEnd = this.windowAt + this.window.length;
    if (position >= this.windowAt && position + length <= windowEnd) {
      copy();
      return done(null);
    }
    this.fill(position, length).then(() => {
      copy();
      done(null);
    }, done);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.file.createReadStream({ start, end: end - 1, autoClose: false });
  }

  /** Called by the library when all reads have ended. */
  override close(done: (error: Error | null) => void): void {
    this.end().then(() => done(null), done);
  }

  end(): Promise<void> {
    return this.file.close();
  }

  private async fill(position: number, length: number): Promise<void> {
    const wanted = Math.min(Math.max(length, windowBytes), this.size - position);
    const window = Buffer.alloc(wanted);
    const { bytesRead } = await this.file.read(window, 0, wanted, position);
    if (bytesRead < length) throw new Error('the file became shorter while it was read');
    this.window = window.subarray(0, bytesRead);
    this.windowAt = position;
  }
}
