import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@sarn/kernel';
import type { FileSink } from '@sarn/platform-server';

/** A file that was sent, in the data directory until the call has read it. */
export interface SentSheet {
  readonly path: string;
}

const maxBytes = 5 * 1024 * 1024;
/** A call is over long before: its file was left by a process that was killed. */
const leftAfterMs = 60 * 60_000;

async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > leftAfterMs) await rm(path, { force: true });
  }
}

/** Takes one file into a folder of the data directory. */
export const sheetSink = (dataDir: string): FileSink<SentSheet> => ({
  maxBytes,
  maxFiles: 1,
  async accept({ bytes }) {
    const folder = join(dataDir, 'settings');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeLeft(folder);
    const path = join(folder, `arriving-${randomUUID()}`);
    try {
      await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return { path };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  },
  discard: ({ path }) => rm(path, { force: true }),
});

/** The one file of a call. @throws AppError 'settings.import-unreadable' */
export function onlySheet(files: readonly SentSheet[]): SentSheet {
  const [file] = files;
  if (!file) throw new AppError('settings.import-unreadable');
  return file;
}
