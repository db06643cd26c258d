import type { Handle, Tx } from '@sarn/platform-server';
import type { BackupFault, BackupRun, BackupSettings } from '../contract/index.ts';
import { backupTables } from './tables.ts';

export type RunRow = Omit<BackupRun, 'state'> & { readonly beatAt: string };

const settings = (h: Handle) =>
  backupTables(h).selectFrom('backup_setting').select(['folder', 'daily_at as dailyAt', 'keep']);

export async function findSettings(h: Handle): Promise<BackupSettings> {
  return settings(h).executeTakeFirstOrThrow();
}

/** Locks, so that only one backup is begun at a time; ends with the transaction. */
export async function lockSettings(tx: Tx): Promise<BackupSettings> {
  return settings(tx).forUpdate().executeTakeFirstOrThrow();
}

export async function saveSettings(
  tx: Tx,
  { folder, dailyAt, keep }: BackupSettings,
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  await backupTables(tx)
    .updateTable('backup_setting')
    .set({ folder, daily_at: dailyAt, keep, updated_by: by.personId, updated_at: by.at })
    .execute();
}

const runs = (h: Handle) =>
  backupTables(h)
    .selectFrom('backup_run')
    .select(['id', 'way', 'folder', 'name', 'files', 'bytes', 'damaged', 'fault'])
    .select(['new_bytes as newBytes', 'started_at as startedAt', 'beat_at as beatAt'])
    .select('finished_at as finishedAt');

/** Newest first. */
export async function listRuns(h: Handle, take: number): Promise<RunRow[]> {
  return runs(h).orderBy('started_at', 'desc').orderBy('id', 'desc').limit(take).execute();
}

/** The newest backup that was made. */
export async function findLastDone(h: Handle): Promise<RunRow | undefined> {
  return runs(h)
    .where('finished_at', 'is not', null)
    .where('fault', 'is', null)
    .orderBy('finished_at', 'desc')
    .executeTakeFirst();
}

/** Runs that began since then, newest first. */
export async function listRunsSince(h: Handle, since: string): Promise<RunRow[]> {
  return runs(h).where('started_at', '>=', since).orderBy('started_at', 'desc').execute();
}

export interface NewRun {
  readonly id: string;
  readonly way: BackupRun['way'];
  readonly askedBy: string | null;
  readonly folder: string;
  readonly at: string;
}

export async function insertRun(
  h: Handle,
  { id, way, askedBy, folder, at }: NewRun,
): Promise<void> {
  await backupTables(h)
    .insertInto('backup_run')
    .values({ id, way, asked_by: askedBy, folder, started_at: at, beat_at: at })
    .execute();
}

export interface RunTotals {
  readonly files: number;
  readonly bytes: number;
  readonly newBytes: number;
}

/** Stores its progress, and that it still goes on. */
export async function noteRun(
  h: Handle,
  id: string,
  { files, bytes, newBytes, at }: RunTotals & { readonly at: string },
): Promise<void> {
  await backupTables(h)
    .updateTable('backup_run')
    .set({ files, bytes, new_bytes: newBytes, beat_at: at })
    .where('id', '=', id)
    .execute();
}

export async function finishRun(
  h: Handle,
  id: string,
  end: RunTotals & { readonly name: string; readonly damaged: number; readonly at: string },
): Promise<void> {
  const { name, files, bytes, newBytes, damaged, at } = end;
  await backupTables(h)
    .updateTable('backup_run')
    .set({ name, files, bytes, new_bytes: newBytes, damaged, finished_at: at, beat_at: at })
    .where('id', '=', id)
    .execute();
}

export async function failRun(
  h: Handle,
  id: string,
  { fault, at }: { readonly fault: BackupFault; readonly at: string },
): Promise<void> {
  await backupTables(h)
    .updateTable('backup_run')
    .set({ fault, finished_at: at, beat_at: at })
    .where('id', '=', id)
    .execute();
}
