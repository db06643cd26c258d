import { addDays, civilDateAt } from '@sarn/kernel';
import type { CivilDate, Instant } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { dropZip } from './import-files.ts';
import { countRows, forgetRows } from './import-row.store.ts';
import { listForgettable, updateRun } from './import-run.store.ts';
import type { RunRow } from './import-run.store.ts';
import type { ImportContext } from './part.ts';

/**
 * The last day on which the rows of an import are kept; null while it is being processed, and after
 * they were deleted.
 */
export function keptUntil({ importKeepDays }: Dependencies, run: RunRow): CivilDate | null {
  const isBusy = ['CHECKING', 'RUNNING', 'UNDOING'].includes(run.state);
  if (isBusy || run.forgottenAt) return null;
  const since = run.endedAt ?? run.createdAt;
  return addDays(civilDateAt(since), importKeepDays);
}

/**
 * Deletes the rows whose time is over. Of an import that was entered, the counts stay and its
 * documents are not changed, but it can no longer be undone; a table that was never entered is
 * discarded.
 *
 * @returns how many imports
 */
export async function forgetImports(importing: ImportContext, tx: Tx): Promise<number> {
  const { platform, importKeepDays } = importing.deps;
  const now = platform.clock.now();
  const runs = await listForgettable(tx, addDays(civilDateAt(now), -importKeepDays));
  for (const run of runs) await forget(importing, tx, run, now.toISOString());
  return runs.length;
}

async function forget(importing: ImportContext, tx: Tx, run: RunRow, at: Instant): Promise<void> {
  const { platform } = importing.deps;
  const isEntered = run.endedAt !== null;
  const counts = isEntered ? await countRows(tx, run.id) : null;
  await forgetRows(tx, run.id);
  await updateRun(tx, run.id, counts ? { counts, forgottenAt: at } : { state: 'DISCARDED' });
  await platform.audit.write(tx, {
    act: isEntered ? 'registry.import-forget' : 'registry.import-discard',
    callerId: null,
    subject: { kind: 'import', id: run.id },
    detail: { file: run.fileName, rows: run.rows },
  });
  tx.afterCommit(() => void dropZip(platform.log, importing.files, run.id));
}
