import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@sarn/kernel';
import type { FileSink } from '@sarn/platform-server';
import { importLimits } from '../contract/index.ts';

/** A table that is in the data directory while its call runs. */
export interface SentFile {
  readonly path: string;
  readonly name: string;
}

/** Takes one table into the data directory; whoever reads it removes it. */
export function tableSink(dataDir: string): FileSink<SentFile> {
  const folder = join(dataDir, 'imports');
  return {
    maxBytes: importLimits.fileBytes,
    maxFiles: 1,
    async accept({ name, bytes }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `people-${randomUUID()}`);
      try {
        await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        return { path, name: shownName(name) };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    discard: ({ path }) => rm(path, { force: true }),
  };
}

/** The one file of a call. @throws AppError 'personnel.import-no-file' */
export function onlyFile(files: readonly SentFile[]): SentFile {
  const [file] = files;
  if (!file) throw new AppError('personnel.import-no-file');
  return file;
}

const shownName = (sent: string): string =>
  (sent.split(/[\\/]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200) || 'table';
