import { createWriteStream, existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@sarn/kernel';

/** Says that a folder is an export of this program, and what is in it. */
export const markName = 'sarn-export.json';

/** The folder an export is written to. */
export interface ExportFolder {
  /** Writes a text file anew. */
  write(name: string, text: string): Promise<void>;
  append(name: string, text: string): Promise<void>;
  /** Writes bytes, unless an earlier run has written the complete file. */
  keep(
    name: string,
    bytes: number,
    source: () => Promise<AsyncIterable<Uint8Array>>,
  ): Promise<void>;
  /** Removes a file that a run appends to, so that a second run does not add to it. */
  clear(names: readonly string[]): Promise<void>;
}

/**
 * Opens a folder that is empty, new, or an earlier export that was interrupted: files already
 * complete are kept, everything else is written again.
 *
 * @throws 'registry.export-folder-taken' for a folder with anything else in it
 */
export async function openExportFolder(path: string): Promise<ExportFolder> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const isOurs = existsSync(join(path, markName));
  if (!isOurs && (await readdir(path)).length > 0) {
    throw new AppError('registry.export-folder-taken', { folder: path });
  }
  await writeFile(join(path, markName), '{}\n');
  const place = async (name: string): Promise<string> => {
    const full = join(path, name);
    await mkdir(dirname(full), { recursive: true, mode: 0o700 });
    return full;
  };
  return {
    write: async (name, text) => writeFile(await place(name), text),
    append: async (name, text) => appendFile(await place(name), text),
    async keep(name, bytes, source) {
      const full = await place(name);
      if (existsSync(full) && (await stat(full)).size === bytes) return;
      // A file with its final name is complete: what a killed run left incomplete is written again.
      await pipeline(await source(), createWriteStream(`${full}.part`));
      await rename(`${full}.part`, full);
    },
    async clear(names) {
      for (const name of names) await rm(join(path, name), { recursive: true, force: true });
    },
  };
}

const mostLetters = 60;

/** A file name that every file system accepts, with the original one recognisable. */
export function diskName(documentId: string, place: number, name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const safe = stem.replaceAll(/[^\p{L}\p{M}\p{N}._ -]/gu, '_').slice(0, mostLetters);
  return `files/${documentId.slice(-2)}/${documentId}-${place}-${safe.trim()}${end}`;
}
