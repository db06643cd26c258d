import type { Handle, Tx } from '@sarn/platform-server';
import type { ConsolidationView } from '../../contract/index.ts';

/** Of each day the text that was kept last, the latest day first. */
export function listConsolidations(h: Handle, documentId: string): Promise<ConsolidationView[]> {
  return h.query<ConsolidationView>(
    `select distinct on (up_to) file_id as "fileId", up_to as "upTo", note,
       kept_name as "keptBy", kept_at as "keptAt"
     from consolidation where document_id = $1 order by up_to desc, kept_at desc`,
    [documentId],
  );
}

export async function insertConsolidation(
  tx: Tx,
  row: Omit<ConsolidationView, 'keptBy'> & {
    readonly documentId: string;
    readonly keptBy: string;
    readonly keptName: string;
  },
): Promise<void> {
  await tx.query(
    `insert into consolidation (file_id, document_id, up_to, note, kept_by, kept_name, kept_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [row.fileId, row.documentId, row.upTo, row.note, row.keptBy, row.keptName, row.keptAt],
  );
}
