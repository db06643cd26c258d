import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@sarn/kernel';
import type { FileSink, Logger } from '@sarn/platform-server';

/** A file of an import that is in the data directory until the call moves it. */
export interface SentFile {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
}

/** The folder of imports below the data directory: tables while they are read, zips of scans. */
export function importFiles(dataDir: string) {
  const folder = join(dataDir, 'imports');
  const zipOf = (runId: string): string => join(folder, `${runId}.zip`);
  return {
    zipOf,
    sink: (maxBytes: number): FileSink<SentFile> => ({
      maxBytes,
      maxFiles: 1,
      async accept({ name, bytes: source }) {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const path = join(folder, `arriving-${randomUUID()}`);
        try {
          await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
          return { path, name: shownName(name), bytes: (await stat(path)).size };
        } catch (error) {
          await rm(path, { force: true });
          throw error;
        }
      },
      discard: ({ path }) => rm(path, { force: true }),
    }),
    keepZip: (file: SentFile, runId: string) => rename(file.path, zipOf(runId)),
    dropZip: (runId: string) => rm(zipOf(runId), { force: true }),
  };
}

export type ImportFiles = ReturnType<typeof importFiles>;

/** The one file of a call. @throws AppError 'registry.import-no-sheet' */
export function onlyFile(files: readonly SentFile[]): SentFile {
  const [file] = files;
  if (!file) throw new AppError('registry.import-no-sheet');
  return file;
}

const shownName = (sent: string): string =>
  (sent.split(/[\\/]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200) || 'table';

/** After the commit: a zip that cannot be removed must not fail an act that is committed. */
export async function dropZip(log: Logger, files: ImportFiles, runId: string): Promise<void> {
  try {
    await files.dropZip(runId);
  } catch (error) {
    log.warn({ err: error, runId }, 'a zip of scans could not be removed');
  }
}
