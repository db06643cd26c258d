import type { Handle, Tx } from '@sarn/platform-server';
import type { ConsolidationView } from '../../contract/index.ts';
import { correspondenceTables } from '../tables.ts';

/** For each day the text that was added last, the latest day first. */
export function listConsolidations(h: Handle, documentId: string): Promise<ConsolidationView[]> {
  return correspondenceTables(h)
    .selectFrom('consolidation')
    .distinctOn('up_to')
    .select(['file_id as fileId', 'up_to as upTo', 'note'])
    .select(['kept_name as keptBy', 'kept_at as keptAt'])
    .where('document_id', '=', documentId)
    .orderBy('up_to', 'desc')
    .orderBy('kept_at', 'desc')
    .execute();
}

export async function insertConsolidation(
  tx: Tx,
  row: Omit<ConsolidationView, 'keptBy'> & {
    readonly documentId: string;
    readonly keptBy: string;
    readonly keptName: string;
  },
): Promise<void> {
  await correspondenceTables(tx)
    .insertInto('consolidation')
    .values({
      file_id: row.fileId,
      document_id: row.documentId,
      up_to: row.upTo,
      note: row.note,
      kept_by: row.keptBy,
      kept_name: row.keptName,
      kept_at: row.keptAt,
    })
    .execute();
}
