import { createHash } from 'node:crypto';
import { link, open, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** Small enough that hashing one part does not delay the calls of people. */
const partBytes = 256 * 1024;

export interface Copied {
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * Copies a file and hashes what was written; flushed to the disk. It may grow meanwhile.
 *
 * @returns null when there is no such file (any more)
 */
export async function copyFile(
  from: string,
  to: string,
  signal?: AbortSignal,
): Promise<Copied | null> {
  const source = await openIfThere(from);
  if (!source) return null;
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      const copied = await readThrough(source, signal, (part) => target.write(part));
      await target.sync();
      return copied;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** @returns null when there is no such file */
export async function hashFile(path: string, signal?: AbortSignal): Promise<Copied | null> {
  const source = await openIfThere(path);
  if (!source) return null;
  try {
    return await readThrough(source, signal);
  } finally {
    await source.close();
  }
}

/**
 * Gives an older file a second name. @returns whether that was possible: a file system may know no
 * links, or allow only so many of one file
 */
export async function linkFile(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    // Whatever the reason, the file is copied instead.
    () => false,
  );
}

/** @returns null when there is none */
export async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function readThrough(
  source: FileHandle,
  signal?: AbortSignal,
  take?: (part: Buffer) => Promise<unknown>,
): Promise<Copied> {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(partBytes);
  let bytes = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { bytesRead } = await source.read(buffer, 0, partBytes, null);
    if (bytesRead === 0) return { sha256: hash.digest('hex'), bytes };
    const part = buffer.subarray(0, bytesRead);
    hash.update(part);
    await take?.(part);
    bytes += bytesRead;
  }
}
