import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Bytes that arrived completely, stored under a temporary name until a transaction keeps them. */
export interface ArrivedBytes {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** A part of some bytes: its first and its last byte, both included. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Bytes on disk under the SHA-256 of their content, `ab/cd/<sha256>`: the same content is
 * stored once, and no name can point outside of the folder.
 */
export interface ByteFolder {
  /** Where stored content is. */
  pathOf(sha256: string): string;
  /** Writes a stream to disk while hashing it; nothing is left behind when it fails. */
  receive(source: Readable): Promise<ArrivedBytes>;
  /** Moves arrived bytes to their final name; deletes them when the content is stored already. */
  place(arrived: ArrivedBytes): Promise<void>;
  /** Deletes arrived bytes. @returns whether they were still there */
  drop(arrived: ArrivedBytes): Promise<boolean>;
  open(sha256: string, span?: ByteSpan): Promise<Readable>;
  remove(sha256: string): Promise<void>;
  /** Deletes arrived bytes that a killed process left. @returns how many */
  sweep(olderThan: Date): Promise<number>;
}

export function createByteFolder(folder: string): ByteFolder {
  const waiting = join(folder, 'arriving');
  const pathOf = (sha256: string): string =>
    join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  return {
    pathOf,
    async receive(source) {
      await mkdir(waiting, { recursive: true });
      const path = join(waiting, randomUUID());
      try {
        return { path, ...(await write(source, path)) };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    async place({ path, sha256 }) {
      const target = pathOf(sha256);
      if (await exists(target)) return rm(path, { force: true });
      const home = join(target, '..');
      await mkdir(home, { recursive: true });
      await rename(path, target);
      await syncFolder(home);
    },
    async drop({ path }) {
      const isWaiting = await exists(path);
      await rm(path, { force: true });
      return isWaiting;
    },
    async open(sha256, span) {
      const file = await open(pathOf(sha256));
      return file.createReadStream(span);
    },
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    sweep: (olderThan) => sweep(waiting, olderThan),
  };
}

async function write(source: Readable, path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* count(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  // Flushed before it gets its final name: after a power cut a file with a final name must be
  // complete.
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const isClosed = once(target, 'close');
  try {
    await pipeline(source, count, target);
  } finally {
    // A source may fail before the file is opened: removing it at that moment would be too early,
    // and an empty file would be left.
    await isClosed;
  }
  return { sha256: hash.digest('hex'), bytes };
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Makes a rename survive a power cut; Windows keeps its folders itself and cannot open them. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function sweep(folder: string, olderThan: Date): Promise<number> {
  await mkdir(folder, { recursive: true });
  let count = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs >= olderThan.getTime()) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}
