import type { Tx } from '@sarn/platform-server';
import { fileOwnerKind } from '@sarn/document/server';
import { returnCounter } from '@sarn/register/server';
import type { Part, ImportContext } from './part.ts';
import { countRows } from './import-row.store.ts';
import { updateRun } from './import-run.store.ts';
import type { RunRow } from './import-run.store.ts';
import { listEntered, setEntered } from './imported-document.store.ts';
import type { EnteredRow } from './imported-document.store.ts';
import { deleteDocuments } from './document-set.ts';
import { tryIn } from '@sarn/platform-server';

const rowsOfPart = 300;

/**
 * Deletes the next documents. One stays when anything was done with it: an act in its history, or
 * any row of the database that refers to it.
 */
export async function undoPart(importing: ImportContext, tx: Tx, run: RunRow): Promise<Part> {
  const rows = await listEntered(tx, run.id, run.stageRow, rowsOfPart);
  const end = rows.at(-1);
  if (!end) return null;
  const free = rows.filter(({ isTouched }) => !isTouched);
  const gone = await takeOut(importing, tx, run, free);
  const kept = rows.filter(({ row }) => !gone.has(row)).map(({ row }) => row);
  await setEntered(tx, run.id, [...gone], 'undone');
  await setEntered(tx, run.id, kept, 'kept');
  return { lastRow: end.row, count: rows.length };
}

/** @returns the rows whose documents are deleted */
async function takeOut(
  importing: ImportContext,
  tx: Tx,
  run: RunRow,
  rows: readonly EnteredRow[],
): Promise<ReadonlySet<number>> {
  if ((await tryIn(tx, () => deleteWhole(importing, tx, run, rows))) === null) {
    return new Set(rows.map(({ row }) => row));
  }
  const gone = new Set<number>();
  for (const row of rows) {
    if ((await tryIn(tx, () => deleteWhole(importing, tx, run, [row]))) === null) gone.add(row.row);
  }
  return gone;
}

async function deleteWhole(
  { deps }: ImportContext,
  tx: Tx,
  run: RunRow,
  rows: readonly EnteredRow[],
): Promise<void> {
  const ids = rows.map(({ documentId }) => documentId);
  const files = await deps.files.list(tx, fileOwnerKind, ids);
  for (const [ownerId, own] of Map.groupBy(files, (file) => file.ownerId)) {
    const fileIds = own.map(({ id }) => id);
    const owner = { ownerKind: fileOwnerKind, ownerId };
    await deps.files.remove(tx, { fileIds, ...owner, callerId: run.createdBy });
  }
  await deleteDocuments(tx, ids);
}

/** All that could be deleted is; the counter goes back where nobody was given a number since. */
export async function endUndoing({ deps }: ImportContext, tx: Tx, run: RunRow): Promise<void> {
  const endedAt = deps.platform.clock.now().toISOString();
  await updateRun(tx, run.id, { state: 'UNDONE', endedAt });
  const { undone, kept } = await countRows(tx, run.id);
  await deps.platform.audit.write(tx, {
    act: 'registry.import-undone',
    callerId: run.createdBy,
    subject: { kind: 'import', id: run.id },
    detail: { removed: undone, kept },
    requestId: run.requestId,
  });
  const { registerId, year, counterBefore: before, counterSet: set } = run;
  if (registerId && year !== null && before !== null && set !== null && set > before) {
    await returnCounter(tx, { registerId, year, before, set });
  }
}
