import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OnlineCopy } from '@sarn/platform-server';
import { BackupError } from './backup-error.ts';
import type { BackupWriter } from './backup-writer.ts';

// The running embedded database, by PostgreSQL's own calls (`pg_backup_start`, `pg_backup_stop`):
// its files as they are at the moment of reading, and the log by which the server makes them
// consistent when a restored copy is started.

/** Made anew by the server; as `pg_basebackup` leaves them out. */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*|tablespace_map.*)$/;
const segmentName = /^[0-9A-F]{24}$/;

/**
 * Copies the cluster into `postgres/` of the backup, with the log from its first to its last moment.
 *
 * @param copy is begun and finished here
 */
export async function backUpCluster(
  copy: OnlineCopy,
  cluster: string,
  writer: BackupWriter,
): Promise<void> {
  if ((await readdir(join(cluster, 'pg_tblspc'))).length > 0) {
    throw new BackupError('tablespace', 'The database has tablespaces outside its folder.');
  }
  await copy.begin();
  await copyTree(cluster, '', writer);
  const { label, first, last } = await copy.finish();
  await writer.write('postgres/backup_label', label);
  await copyLog(cluster, { first, last }, writer);
}

async function copyTree(cluster: string, below: string, writer: BackupWriter): Promise<void> {
  const entries = await readdir(join(cluster, below), { withFileTypes: true });
  for (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (leftOut.test(entry.name)) continue;
    if (path === 'global/pg_control') {
      await writer.write(`postgres/${path}`, await readSteadily(join(cluster, path)));
    } else if (entry.isDirectory() || entry.isSymbolicLink()) {
      await writer.folder(`postgres/${path}`);
      if (!emptied.has(path)) await copyTree(cluster, path, writer);
    } else {
      await writer.copy(join(cluster, path), `postgres/${path}`);
    }
  }
}

/** The server rewrites this one file in place: it is read until two readings are the same. */
async function readSteadily(path: string): Promise<Buffer> {
  let before = await readFile(path);
  for (;;) {
    const now = await readFile(path);
    if (now.equals(before)) return now;
    before = now;
  }
}

async function copyLog(
  cluster: string,
  { first, last }: { readonly first: string; readonly last: string },
  writer: BackupWriter,
): Promise<void> {
  for (const name of ['archive_status', 'summaries'])
    await writer.folder(`postgres/pg_wal/${name}`);
  const there = await readdir(join(cluster, 'pg_wal'));
  const needed = there.filter((name) => segmentName.test(name) && name >= first && name <= last);
  if (first === '' || needed.length !== placeOf(last) - placeOf(first) + 1) {
    throw new BackupError('log-missing', `The log from ${first} to ${last} is not complete.`);
  }
  for (const name of needed.toSorted()) {
    await writer.copy(join(cluster, 'pg_wal', name), `postgres/pg_wal/${name}`);
  }
}

/** The number of a log file of 16 MB, of which 256 have the same first part. */
const placeOf = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16), 16);
