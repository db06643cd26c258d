import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@sarn/kernel';
import { readZipDirectory, readZipEntry } from '@sarn/platform-server';
import { fileLimits } from '@sarn/file/contract';
import { importLimits } from '../../contract/index.ts';
import type { ScanFile } from './scan-match.rules.ts';

/** Where the scans of an import are. */
export interface ScanSource {
  list(): Promise<ScanFile[]>;
  /** All bytes of one scan; at most those of an upload. */
  read(path: string): Promise<Buffer>;
}

/** Files that systems add by themselves and that are no scans. */
const isLitter = (path: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path);

/** A zip that was sent. @throws ZipError */
export function zipSource(zip: string): ScanSource {
  const directory = readZipDirectory(zip, importLimits.scans);
  // Awaited later: until then an early failure would be an unhandled rejection.
  directory.catch(() => undefined);
  const byName = directory.then((entries) => new Map(entries.map((entry) => [entry.name, entry])));
  byName.catch(() => undefined);
  return {
    list: async () =>
      (await directory)
        .filter(({ name }) => !isLitter(name))
        .map(({ name, bytes }) => ({ path: name, bytes })),
    async read(path) {
      const entry = (await byName).get(path);
      if (!entry || entry.bytes > fileLimits.maxBytes) throw new AppError('file.not-found');
      return readZipEntry(zip, entry);
    },
  };
}

/**
 * A folder on the server, with its subfolders. Links are not followed, so nothing outside it is
 * ever read.
 */
export function folderSource(folder: string): ScanSource {
  return {
    async list() {
      const found: ScanFile[] = [];
      try {
        await walk(folder, '', found);
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw new AppError('registry.import-folder-unknown');
      }
      return found;
    },
    async read(path) {
      if (path.split('/').includes('..')) throw new AppError('file.not-found');
      return readFile(join(folder, path));
    },
  };
}

async function walk(folder: string, below: string, found: ScanFile[]): Promise<void> {
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (isLitter(path)) continue;
    if (entry.isDirectory()) await walk(folder, path, found);
    if (!entry.isFile()) continue;
    if (found.length >= importLimits.scans) throw new AppError('registry.import-folder-unknown');
    found.push({ path, bytes: (await stat(join(folder, path))).size });
  }
}
