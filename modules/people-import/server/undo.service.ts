import { addDays, AppError, civilDateAt } from '@sarn/kernel';
import type { CivilDate, Instant } from '@sarn/kernel';
import type { JobDefinition, SignedContext, Tx } from '@sarn/platform-server';
import { importLimits } from '../contract/index.ts';
import type { PeopleImport } from './needs.ts';
import { lockRun } from './check.service.ts';
import { updateRun } from './import-run.store.ts';
import { undoNext } from './undo-part.ts';

/** The last day on which an import can be undone. Rule: specification of settings §4, Undo */
export const lastUndoDay = (enteredAt: Instant): CivilDate =>
  addDays(civilDateAt(enteredAt), importLimits.undoDays);

/**
 * Takes an import back. What was made and never used is deleted, what was changed becomes as it was;
 * rows that were used or changed since stay, and are listed. The first rows go in the transaction of
 * the call, the others part by part in the job.
 */
export async function undoImport(
  deps: PeopleImport,
  tx: Tx,
  context: SignedContext,
  id: string,
  undoJob: JobDefinition,
): Promise<void> {
  const { clock } = deps.platform;
  const run = await lockRun(tx, id);
  if (run.state !== 'DONE' || run.enteredAt === null)
    throw new AppError('personnel.import-not-now');
  if (run.forgottenAt !== null || lastUndoDay(run.enteredAt) < civilDateAt(clock.now())) {
    throw new AppError('personnel.import-undo-late', { days: importLimits.undoDays });
  }
  const { id: callerId } = context.caller;
  const begun = { undone_at: clock.now().toISOString(), undone_by: callerId };
  await updateRun(tx, id, { ...begun, state: 'UNDOING' });
  const by = { callerId, requestId: context.requestId };
  await undoNext(deps, tx, { ...run, state: 'UNDOING' }, by, undoJob);
}
