import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

// A folder of backups: `sarn-backups.json` says whose they are, and each backup is a folder named by
// its time. While it is being made its name ends in `.unfinished`, and it has no `backup.json`.

const markName = 'sarn-backups.json';
export const unfinished = '.unfinished';
const backupName = /^\d{4}-\d\d-\d\dT\d{6}Z(?:-\d+)?$/;

const Mark = z.object({ installation: z.string().min(1) });

/** What `backup.json` says of a complete backup; it is written last. */
const Backup = z.object({
  format: z.literal('sarn-backup-1'),
  installation: z.string(),
  startedAt: z.string(),
  finishedAt: z.string(),
  database: z.enum(['inside', 'outside']),
  files: z.number(),
  bytes: z.number(),
  newBytes: z.number(),
  /** Stored files whose bytes no longer have the hash that they were stored under. */
  damaged: z.array(z.string()),
  /** Folders without a file: PostgreSQL does not start without its own. */
  emptyFolders: z.array(z.string()),
  /** Of `sha256sums.txt`. */
  sums: z.string().length(64),
});
export type Backup = z.output<typeof Backup>;

export const sumsName = 'sha256sums.txt';
export const summaryName = 'backup.json';

export interface FoundBackup extends Backup {
  readonly name: string;
  readonly path: string;
}

/**
 * Whether backups may be put there: the folder exists (a disk that is not mounted must not be
 * replaced by a folder of the same name), is empty or has backups of this installation, and is not
 * inside the data folder.
 *
 * @throws BackupError
 */
export async function checkBackupFolder(
  folder: string,
  dataDir: string,
  installation: string,
): Promise<void> {
  if (!isAbsolute(folder) || !(await isFolder(folder))) {
    throw new BackupError(
      'folder-missing',
      `${folder} is not a folder: make it, or mount its disk.`,
    );
  }
  if (isInside(folder, dataDir) || isInside(dataDir, folder)) {
    throw new BackupError('folder-inside', `${folder} and the data folder lie in one another.`);
  }
  const owner = await readMark(folder);
  if (owner !== null && owner !== installation) {
    throw new BackupError('folder-other', `${folder} holds backups of another installation.`);
  }
  const isFree = (await readdir(folder)).every((name) => name === 'lost+found');
  if (owner === null && !isFree) {
    throw new BackupError('folder-taken', `${folder} holds something else: name an empty folder.`);
  }
}

/** Marks an empty folder as this installation's. */
export async function markBackupFolder(folder: string, installation: string): Promise<void> {
  if ((await readMark(folder)) !== null) return;
  await writeFile(join(folder, markName), `${JSON.stringify({ installation })}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
}

/** The installation whose backups are there; null when it is no folder of backups. */
export async function readMark(folder: string): Promise<string | null> {
  const text = await readIfThere(join(folder, markName));
  return text === null ? null : Mark.parse(JSON.parse(text)).installation;
}

/** Complete backups, the oldest first. An unfinished one is none. */
export async function listBackups(folder: string): Promise<FoundBackup[]> {
  const names = (await readdir(folder)).filter((name) => backupName.test(name)).toSorted();
  const found: FoundBackup[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const backup = await readBackup(path);
    if (backup) found.push({ ...backup, name, path });
  }
  return found;
}

/** @returns null when the folder is no complete backup */
export async function readBackup(path: string): Promise<Backup | null> {
  const text = await readIfThere(join(path, summaryName));
  if (text === null) return null;
  const read = Backup.safeParse(parse(text));
  return read.success ? read.data : null;
}

/** Deletes what killed backups left; nobody makes one now. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(unfinished) || !backupName.test(name.slice(0, -unfinished.length))) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Deletes the oldest complete backups until so many are left. What the others share with them is
 * linked and stays.
 */
export async function pruneBackups(folder: string, keep: number): Promise<string[]> {
  const all = await listBackups(folder);
  const old = all.slice(0, Math.max(0, all.length - keep));
  for (const { path } of old) {
    // First what makes it a backup: interrupted here, it is never taken for a complete one.
    await rm(join(path, summaryName), { force: true });
    await rm(path, { recursive: true, force: true });
  }
  return old.map(({ name }) => name);
}

export const nameOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

export function isInside(path: string, folder: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return way === '' || (!way.startsWith('..') && !isAbsolute(way));
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    // Not there, or not reachable: either way nothing can be put there.
    () => false,
  );
}

async function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null; // written in part when the power failed: no complete backup
  }
}
