import { newId } from '@sarn/kernel';
import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { reorganisationTables } from '../tables.ts';

/** A moved unit whose documents are gone through in parts. */
export interface ReaderChange {
  readonly id: string;
  readonly unitId: string;
  /** Units of the former line that are not above it any more. */
  readonly fromUnitIds: readonly string[];
  /** Units of the new line that were not above it. */
  readonly toUnitIds: readonly string[];
  readonly cursor: string | null;
  readonly documents: number;
}

export async function insertReaderChange(
  tx: Tx,
  move: Pick<ReaderChange, 'unitId' | 'fromUnitIds' | 'toUnitIds'> & { readonly at: Instant },
): Promise<void> {
  await reorganisationTables(tx)
    .insertInto('unit_reader_change')
    .values({
      id: newId(Date.parse(move.at)),
      unit_id: move.unitId,
      from_unit_ids: [...move.fromUnitIds],
      to_unit_ids: [...move.toUnitIds],
      begun_at: move.at,
    })
    .execute();
}

function open(h: Handle) {
  return reorganisationTables(h)
    .selectFrom('unit_reader_change')
    .select(['id', 'unit_id as unitId', 'from_unit_ids as fromUnitIds', 'cursor', 'documents'])
    .select('to_unit_ids as toUnitIds')
    .where('done_at', 'is', null)
    .orderBy('begun_at')
    .orderBy('id');
}

export function listOpenReaderChanges(h: Handle): Promise<ReaderChange[]> {
  return open(h).limit(50).execute();
}

/** The earliest one, locked until the transaction ends; another process takes the next. */
export function findReaderChangeForUpdate(tx: Tx): Promise<ReaderChange | undefined> {
  return open(tx).limit(1).forUpdate().skipLocked().executeTakeFirst();
}

export async function advanceReaderChange(
  tx: Tx,
  id: string,
  to: {
    readonly cursor: string | null;
    readonly documents: number;
    readonly doneAt: Instant | null;
  },
): Promise<void> {
  await reorganisationTables(tx)
    .updateTable('unit_reader_change')
    .set({ cursor: to.cursor, documents: to.documents, done_at: to.doneAt })
    .where('id', '=', id)
    .execute();
}
