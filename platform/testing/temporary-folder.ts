import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownName } from './folder-owner.ts';

/** Where Linux keeps files in memory; other systems have no such folder. */
const inMemory = '/dev/shm';
/** A run needs a few hundred megabytes; a container often has only 64 there. */
const enoughBytes = 3 * 1024 ** 3;

/** Where temporary folders are made, now or by a run before. */
export const temporaryPlaces: readonly string[] = [inMemory, tmpdir()];

/**
 * A new empty folder for data that nobody needs after the run: in memory where there is enough of
 * it, because half of the cost of copying a database is the file system of a disk. Its name tells whose
 * it is: what a killed run leaves is removed by the next one (left-behind.ts).
 *
 * @param prefix begins with `sarn-` and ends with a hyphen
 * @returns its path; the caller removes it
 */
export function temporaryFolder(prefix: string): string {
  return mkdtempSync(join(isMemoryEnough() ? inMemory : tmpdir(), `${prefix}${ownName}-`));
}

/** Whether files of a run can be in memory. */
export function isMemoryEnough(): boolean {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem()) > enoughBytes;
  } catch {
    return false;
  }
}
