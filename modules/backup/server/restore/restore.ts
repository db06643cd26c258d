import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInside } from '../make/backup-folder.ts';
import type { FoundBackup } from '../make/backup-folder.ts';
import { syncFolder } from '../make/backup-writer.ts';
import { copyFile } from '../make/copy-file.ts';
import { findBackup } from './find-backup.ts';
import { RestoreError } from './restore-error.ts';
import { verifyBackup } from './verify-backup.ts';

/** In the data folder while it is filled: without it a part of an agency would be started. */
const mark = 'restore.unfinished';

export interface RestoreOrder {
  /** A backup, or a folder of backups: its newest complete one. */
  readonly from: string;
  /** The data folder: missing or empty. */
  readonly dataDir: string;
  /** Decides where the cluster is to be, called when the data folder exists. */
  readonly clusterFolder: () => string;
  readonly tell?: (doing: 'verify' | 'copy', done: number) => void;
}

/**
 * Puts a backup into an empty data folder, after every file of it was verified.
 *
 * @throws RestoreError with what to do; what was begun in the data folder is marked and not started
 */
export async function restore(order: RestoreOrder): Promise<FoundBackup> {
  const { dataDir, tell = () => {} } = order;
  const backup = await findBackup(order.from);
  if (isInside(dataDir, backup.path) || isInside(backup.path, dataDir)) {
    throw new RestoreError(`${dataDir} and ${backup.path} lie in one another.`);
  }
  await refuseFilled(dataDir);
  const files = await verifyBackup(backup, (done) => tell('verify', done));
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, mark), `${backup.path}\n`, { flag: 'wx', flush: true });
  const cluster = backup.database === 'inside' ? order.clusterFolder() : null;
  const placeOf = (path: string): string =>
    cluster !== null && `${path}/`.startsWith(inCluster)
      ? join(cluster, path.slice(inCluster.length))
      : join(dataDir, path);
  const folders = new Set([...files.map(({ path }) => dirname(path)), ...backup.emptyFolders]);
  for (const path of folders) await mkdir(placeOf(path), { recursive: true, mode: 0o700 });
  let done = 0;
  for (const { path, sha256 } of files) {
    const copied = await copyFile(join(backup.path, path), placeOf(path));
    if (copied?.sha256 !== sha256) {
      throw new RestoreError(`${path} was read differently a second time: the disk is not sound.`);
    }
    done += 1;
    tell('copy', done);
  }
  for (const path of folders) await syncFolder(placeOf(path));
  await rm(join(dataDir, mark));
  await syncFolder(dataDir);
  return backup;
}

const inCluster = 'postgres/';

/**
 * Before a start: a restore that was interrupted has left a part of an agency.
 *
 * @throws RestoreError
 */
export function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(join(dataDir, mark))) return;
  throw new RestoreError(
    `The data folder ${dataDir} is a restore that did not finish: empty it and restore again.`,
  );
}

async function refuseFilled(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return;
  throw new RestoreError(
    `The data folder ${dataDir} is not empty: move what is in it away, or set SARN_DATA to an empty one.`,
  );
}
