import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { correctPeopleImport } from '../contract/index.ts';
import type { PeopleImport } from './needs.ts';
import { checkRun, lockRun } from './check.service.ts';
import { listStaged, replaceRow } from './import-row.store.ts';
import { sealedRow } from './seal-cells.ts';

/**
 * Corrects one cell of a table that is not entered, and checks the table again.
 *
 * @throws AppError 'personnel.import-no-column' where the table has no column for the field
 */
export async function correctCell(
  deps: PeopleImport,
  tx: Tx,
  context: SignedContext,
  { id, row, field, text }: InputOf<typeof correctPeopleImport>,
): Promise<void> {
  const run = await lockRun(tx, id);
  if (run.state !== 'CHECKED') throw new AppError('personnel.import-not-now');
  const column = run.mapping[field];
  if (column === undefined) throw new AppError('personnel.import-no-column');
  const staged = (await listStaged(tx, id)).find((one) => one.row === row);
  if (!staged) throw new AppError('personnel.import-not-found');
  const cells = Array.from({ length: Math.max(staged.cells.length, column + 1) }, (_, at) =>
    at === column ? text : (staged.cells[at] ?? ''),
  );
  const sealed = sealedRow({ row, cells }, deps.identityKey(), run.mapping.idCard);
  const seals = Object.fromEntries(
    Object.entries(staged.seals).filter(([at]) => at !== String(column)),
  );
  await replaceRow(tx, id, {
    ...{ row, cells: sealed.cells, seals: { ...seals, ...sealed.seals } },
    withoutResult: staged.withoutResult.filter((at) => at !== column),
  });
  await checkRun(deps, tx, id);
  await deps.platform.audit.write(tx, {
    ...{ act: 'personnel.import-corrected', callerId: context.caller.id },
    ...{ subject: { kind: 'people-import', id }, requestId: context.requestId },
    // Never what was typed: it may be the number of an ID card.
    detail: { row, field },
  });
}
