import { statfs } from 'node:fs/promises';
import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { isOwnDatabase, refuseUnseen } from '@sarn/platform-server';
import type { Handle, NamesPeople, Platform, SignedContext, Tx } from '@sarn/platform-server';
import { backupErrors, backupLateHours } from '../contract/index.ts';
import type { BackupRun, BackupSettings, getBackups, setBackup } from '../contract/index.ts';
import * as store from './backup.store.ts';
import { stateOf } from './due.rules.ts';
import { installationId } from './installation-id.ts';
import { BackupError } from './make/backup-error.ts';
import { checkBackupFolder, listBackups } from './make/backup-folder.ts';

const shown = 10;
const hourMs = 3_600_000;

export async function overviewOf(
  { db, clock, config }: Platform,
  h: Handle,
): Promise<OutputOf<typeof getBackups>> {
  const settings = await store.findSettings(h);
  const now = clock.now();
  const lastDone = await store.findLastDone(h);
  const age = lastDone ? now.getTime() - Date.parse(lastDone.startedAt) : Infinity;
  return {
    settings,
    database: (await isOwnDatabase(db, config.dataDir)) ? 'inside' : 'outside',
    lastDone: lastDone ? toRun(lastDone, now) : null,
    isLate: age > backupLateHours * hourMs,
    ...(await lookInto(settings.folder)),
    rows: (await store.listRuns(h, shown)).map((run) => toRun(run, now)),
  };
}

/**
 * Sets them for the screen: another administrator's change is not undone unseen.
 *
 * @throws 'settings.stale', and what `setBackups` throws
 */
export async function changeBackups(
  platform: Platform,
  people: NamesPeople,
  tx: Tx,
  context: SignedContext,
  { seen, ...wanted }: InputOf<typeof setBackup>,
): Promise<Record<string, never>> {
  const now = () => store.findSettings(tx);
  await refuseUnseen(tx, people, { seen, wanted, now, subject });
  return setBackups(platform, tx, context, wanted);
}

const subject = { kind: 'backup', id: 'settings' };

/** @throws 'backup.no-folder', or why no backup can be put into the folder */
export async function setBackups(
  { clock, audit, config }: Platform,
  tx: Tx,
  { caller }: SignedContext,
  settings: BackupSettings,
): Promise<Record<string, never>> {
  if (settings.folder === '' && settings.dailyAt !== '') throw new AppError('backup.no-folder');
  if (settings.folder !== '') await refuseFolder(tx, config.dataDir, settings.folder);
  await store.saveSettings(tx, settings, { personId: caller.id, at: clock.now().toISOString() });
  await audit.write(tx, {
    act: 'backup.set',
    callerId: caller.id,
    subject,
    detail: { ...settings },
  });
  return {};
}

function toRun({ beatAt, ...run }: store.RunRow, now: Date): BackupRun {
  return { ...run, state: stateOf({ ...run, beatAt }, now) };
}

async function lookInto(folder: string): Promise<{ kept: number; freeBytes: number | null }> {
  try {
    if (folder === '') return { kept: 0, freeBytes: null };
    const { bavail, bsize } = await statfs(folder);
    return { kept: (await listBackups(folder)).length, freeBytes: bavail * bsize };
  } catch {
    // A disk that is not there now: the screen says that it cannot be read.
    return { kept: 0, freeBytes: null };
  }
}

async function refuseFolder(tx: Tx, dataDir: string, folder: string): Promise<void> {
  try {
    await checkBackupFolder(folder, dataDir, await installationId(tx));
  } catch (error) {
    const code = error instanceof BackupError ? `backup.${error.code}` : 'backup.folder-closed';
    throw new AppError(code in backupErrors ? code : 'backup.folder-closed');
  }
}
