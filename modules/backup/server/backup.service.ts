import { AppError, newId } from '@sarn/kernel';
import type { Platform, SignedContext, Tx } from '@sarn/platform-server';
import type { BackupSettings } from '../contract/index.ts';
import * as store from './backup.store.ts';
import { isDue, lastDueAt, stateOf, tries } from './due.rules.ts';
import { runBackup } from './run-backup.ts';
import type { TellFailed } from './tell-failed.ts';

/** Backups asked for by people or by the clock; each is made in the process that was asked. */
export interface Backups {
  start(tx: Tx, context: SignedContext): Promise<{ id: string }>;
  /** Begins the backup of the day where it is due. */
  startDue(tx: Tx): Promise<void>;
  settled(): Promise<void>;
  /** Ends the running backup, which then does not exist, and waits for that. */
  stop(): Promise<void>;
}

export function createBackups(platform: Platform, tellFailed: TellFailed): Backups {
  const { clock } = platform;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  /** Inserts the run in the transaction, and begins it after the commit. */
  const begin = async (
    tx: Tx,
    { folder, keep }: BackupSettings,
    by: Pick<store.NewRun, 'way' | 'askedBy'>,
    isLastTry = false,
  ): Promise<string> => {
    const now = clock.now();
    const run = { ...by, id: newId(now.getTime()), folder, at: now.toISOString() };
    await store.insertRun(tx, run);
    tx.afterCommit(() => {
      const order = { run, keep, isLastTry, signal: stopping.signal };
      running = runBackup({ ...platform, tellFailed }, order);
    });
    return run.id;
  };

  return {
    async start(tx, { caller }) {
      const settings = await store.lockSettings(tx);
      if (settings.folder === '') throw new AppError('backup.no-folder');
      const [newest] = await store.listRuns(tx, 1);
      if (newest && stateOf(newest, clock.now()) === 'running') return { id: newest.id };
      return { id: await begin(tx, settings, { way: 'person', askedBy: caller.id }) };
    },
    async startDue(tx) {
      const settings = await store.lockSettings(tx);
      if (settings.folder === '' || settings.dailyAt === '') return;
      const now = clock.now();
      const due = lastDueAt(settings.dailyAt, now);
      const since = await store.listRunsSince(tx, due.toISOString());
      if (!isDue(since, now)) return;
      await begin(tx, settings, { way: 'time', askedBy: null }, since.length + 1 >= tries);
    },
    settled: () => running,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
