import { AppError } from '@sarn/kernel';
import type { JobDefinition, SignedContext, Tx } from '@sarn/platform-server';
import type { PeopleImport } from './needs.ts';
import { checkTable, digestOf, lockRun } from './check.service.ts';
import type { Checked } from './check.service.ts';
import { enterPeople } from './enter-people.ts';
import { enterUnits } from './enter-units.ts';
import type { Made } from './enter-units.ts';
import { keepMade, listStaged } from './import-row.store.ts';
import { updateRun } from './import-run.store.ts';
import { sendInvitations } from './invite.jobs.ts';

/**
 * Enters all rows that are right, in the transaction of the call: all of them, or none. What is
 * entered must be what the last check showed.
 *
 * @throws AppError 'personnel.import-not-now', '….import-nothing', '….import-changed'
 */
export async function enterImport(
  deps: PeopleImport,
  tx: Tx,
  context: SignedContext,
  id: string,
  inviteJob: JobDefinition,
): Promise<void> {
  const begun = performance.now();
  const run = await lockRun(tx, id);
  if (run.state !== 'CHECKED') throw new AppError('personnel.import-not-now');
  const checked = await checkTable(deps, tx, run, await listStaged(tx, id));
  if (digestOf(checked) !== run.digest) throw new AppError('personnel.import-changed');
  if (checked.rows.every(({ plan }) => plan === null))
    throw new AppError('personnel.import-nothing');
  const by = { callerId: context.caller.id, requestId: context.requestId };
  const { made, invited } = await enterRows(deps, tx, by, checked);
  await keepMade(tx, id, made);
  await sendInvitations(deps, tx, inviteJob, {
    personIds: invited,
    by: context.caller.id,
    about: id,
  });
  await updateRun(tx, id, {
    ...{ state: 'DONE', entered_by: context.caller.id },
    ...{ entered_at: deps.platform.clock.now().toISOString() },
    ...{ took_ms: Math.round(performance.now() - begun) },
    counts: JSON.stringify({ ...run.counts, invited: invited.length }),
  });
  await deps.platform.audit.write(tx, {
    ...{ act: 'personnel.import-entered', callerId: context.caller.id },
    ...{ subject: { kind: 'people-import', id }, requestId: context.requestId },
    detail: { file: run.fileName, kind: run.kind, rows: made.length, invited: invited.length },
  });
}

async function enterRows(
  deps: PeopleImport,
  tx: Tx,
  by: { readonly callerId: string; readonly requestId: string },
  checked: Checked,
): Promise<{ made: Made[]; invited: string[] }> {
  if (checked.kind === 'people') return enterPeople(deps, tx, by, checked.rows);
  return { made: await enterUnits(deps, tx, by, checked.rows), invited: [] };
}
