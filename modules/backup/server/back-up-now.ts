import { newId } from '@sarn/kernel';
import { insertRun } from './backup.store.ts';
import type { NewRun } from './backup.store.ts';
import type { Made } from './make/make-backup.ts';
import { makeAndStore } from './run-backup.ts';
import type { BackupTools } from './run-backup.ts';

/**
 * For the console: makes a backup and stores its run, so that the settings screen shows it too.
 *
 * @throws BackupError, or the error of the system
 */
export async function backUpNow(
  tools: BackupTools,
  order: {
    readonly folder: string;
    readonly keep: number | null;
    readonly signal: AbortSignal;
  },
): Promise<Made> {
  const now = tools.clock.now();
  const { folder, ...rest } = order;
  const id = newId(now.getTime());
  const run: NewRun = { id, way: 'console', askedBy: null, folder, at: now.toISOString() };
  await insertRun(tools.db, run);
  return makeAndStore(tools, { run, ...rest });
}
