import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { listBackups, readBackup, readMark, unfinished } from '../make/backup-folder.ts';
import type { FoundBackup } from '../make/backup-folder.ts';
import { RestoreError } from './restore-error.ts';

/**
 * The backup that is named: a folder of backups means its newest complete one.
 *
 * @throws RestoreError when there is none, or the named one was never finished
 */
export async function findBackup(path: string): Promise<FoundBackup> {
  const own = await readBackup(path);
  if (own) return { ...own, name: basename(path), path };
  if (basename(path).endsWith(unfinished)) {
    throw new RestoreError(`${path} was never finished: name the folder above it, or another one.`);
  }
  const names = await readdir(path).catch(() => null);
  if (names === null) throw new RestoreError(`${path} is not a folder that can be read.`);
  if ((await readMark(path)) === null) {
    throw new RestoreError(`${path} holds no backup of Sarn.`);
  }
  const newest = (await listBackups(path)).at(-1);
  if (newest) return newest;
  throw new RestoreError(`${path} holds no complete backup.`);
}
