import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openOnlineCopy } from '@sarn/platform-server';
import type { Database, OnlineCopy } from '@sarn/platform-server';
import { BackupError } from './backup-error.ts';
import {
  checkBackupFolder,
  listBackups,
  markBackupFolder,
  nameOf,
  pruneBackups,
  removeUnfinished,
  summaryName,
  unfinished,
} from './backup-folder.ts';
import type { Backup, FoundBackup } from './backup-folder.ts';
import { BackupWriter, syncFolder } from './backup-writer.ts';
import type { Totals } from './backup-writer.ts';
import { backUpCluster } from './cluster.ts';
import { hashFile } from './copy-file.ts';

export interface BackupOrder {
  readonly db: Database;
  readonly dataDir: string;
  /** Where backups are put; absolute. */
  readonly folder: string;
  /** Which installation this is. */
  readonly installation: string;
  /** How many backups stay; null: none is deleted. */
  readonly keep: number | null;
  readonly now: () => Date;
  readonly signal: AbortSignal;
  readonly onProgress: (totals: Readonly<Totals>) => void;
}

export interface Made extends FoundBackup {
  /** Names of the backups that were deleted because there are enough newer ones. */
  readonly deleted: readonly string[];
}

/**
 * Makes one backup while the program works. Killed at any moment it leaves a folder whose name ends
 * in `.unfinished`; the backups before stay whole.
 *
 * @throws BackupError, or the error of the system (no space, no right to write)
 */
export async function makeBackup(order: BackupOrder): Promise<Made> {
  const { db, folder, dataDir, installation, keep, now } = order;
  await checkBackupFolder(folder, dataDir, installation);
  const copy = await openOnlineCopy(db, dataDir);
  try {
    if (!copy.isAlone) throw new BackupError('busy', 'A backup is being made already.');
    await markBackupFolder(folder, installation);
    await removeUnfinished(folder);
    const startedAt = now();
    const name = await freeName(folder, startedAt);
    const draft = join(folder, name + unfinished);
    try {
      const summary = await fill(order, copy, draft, startedAt);
      await rename(draft, join(folder, name));
      await syncFolder(folder);
      const deleted = keep === null ? [] : await pruneBackups(folder, keep);
      return { ...summary, name, path: join(folder, name), deleted };
    } catch (error) {
      // A full disk gets its space back; what is left here anyway is no backup.
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  } finally {
    await copy.end();
  }
}

/** Fills the folder of a backup; what it says about itself comes last. */
async function fill(
  order: BackupOrder,
  copy: OnlineCopy,
  draft: string,
  startedAt: Date,
): Promise<Backup> {
  const { folder, signal, onProgress, installation } = order;
  const before = (await listBackups(folder)).at(-1);
  await mkdir(draft, { mode: 0o700 });
  const writer = await BackupWriter.open({ to: draft, before, signal, onProgress });
  const { sums, emptyFolders } = await copyAll(order, copy, writer);
  const summary: Backup = {
    format: 'sarn-backup-1',
    installation,
    startedAt: startedAt.toISOString(),
    finishedAt: order.now().toISOString(),
    database: copy.cluster === null ? 'outside' : 'inside',
    ...writer.totals,
    emptyFolders,
    sums,
  };
  const text = `${JSON.stringify(summary, null, 2)}\n`;
  await writeFile(join(draft, summaryName), text, { mode: 0o600, flag: 'wx', flush: true });
  await syncFolder(draft);
  return summary;
}

/**
 * Copies everything and ends the list of files. The order matters. The ends of the audit trail come before the database, which then leads to them.
 * Stored files are never changed, only added and, seldom, destroyed: copied before the database and
 * again after it, none that the copied database names is missing.
 */
async function copyAll({ dataDir }: BackupOrder, copy: OnlineCopy, writer: BackupWriter) {
  try {
    const keys = await hashesOfKeys(dataDir);
    for (const name of await readdir(dataDir)) {
      if (!isServers.test(name)) await copyTree(dataDir, name, writer);
    }
    const { cluster } = copy;
    if (cluster !== null) await backUpCluster(copy, cluster, writer);
    await copyTree(dataDir, 'files', writer);
    if ((await hashesOfKeys(dataDir)) !== keys) {
      throw new BackupError('keys-changed', 'The keys were changed meanwhile: start it again.');
    }
    return await writer.end();
  } finally {
    await writer.close();
  }
}

/** What belongs to the running database server and this process, at the top of the data folder. */
const isServers =
  /^(?:postgres(?:\.new|\.log.*)?|run|sarn\.lock.*|initdb\..*|restore\.unfinished)$/;
/** Uploads that no transaction has kept yet. */
const isArriving = 'files/arriving';
const isStored = /^files\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}$/;

async function copyTree(dataDir: string, path: string, writer: BackupWriter): Promise<void> {
  if (path === isArriving) return;
  const from = join(dataDir, path);
  // Follows links: an administrator may have put the files on another disk.
  const found = await stat(from).catch(ignoreMissing);
  if (!found) return;
  if (found.isDirectory()) {
    await writer.folder(path);
    for (const name of await readdir(from)) await copyTree(dataDir, `${path}/${name}`, writer);
  } else if (isStored.test(path)) {
    await writer.copyStored(from, path, basename(path));
  } else if (found.isFile()) {
    await writer.copy(from, path);
  }
}

/** Keys that change while the database is copied might not fit the copy. */
async function hashesOfKeys(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'keys');
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  const found: string[] = [];
  for (const name of names.toSorted()) {
    found.push(`${name} ${(await hashFile(join(folder, name)))?.sha256 ?? ''}`);
  }
  return found.join('\n');
}

async function freeName(folder: string, at: Date): Promise<string> {
  const taken = new Set(await readdir(folder));
  const name = nameOf(at);
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
