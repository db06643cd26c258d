import type { Handle, Tx } from '@sarn/platform-server';
import { classificationTables } from './tables.ts';

/** Copies that were made at one time of one file; the numbers go on from those made before. */
export interface CopySet {
  readonly id: string;
  /** Null: of the pages of the document itself. */
  readonly fileId: string | null;
  readonly first: number;
  readonly last: number;
  readonly permittedBy: string;
  readonly reason: string;
  readonly madeBy: string;
  readonly madeAt: string;
}

const columns = [
  'id',
  'file_id as fileId',
  'first_number as first',
  'last_number as last',
  'permitted_by as permittedBy',
  'reason',
  'made_by as madeBy',
  'made_at as madeAt',
] as const;

/** The copies of a document, oldest first. */
export function listCopySets(h: Handle, documentId: string): Promise<CopySet[]> {
  return classificationTables(h)
    .selectFrom('secret_copy')
    .select(columns)
    .where('document_id', '=', documentId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}

/** The caller holds the document, so that no two copies get the same number. */
export async function insertCopySet(tx: Tx, documentId: string, set: CopySet): Promise<void> {
  await classificationTables(tx)
    .insertInto('secret_copy')
    .values({
      ...{ id: set.id, document_id: documentId, file_id: set.fileId },
      ...{ first_number: set.first, last_number: set.last },
      ...{ permitted_by: set.permittedBy, reason: set.reason },
      ...{ made_by: set.madeBy, made_at: set.madeAt },
    })
    .execute();
}
