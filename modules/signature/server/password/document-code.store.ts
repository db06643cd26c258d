import type { Handle, Tx } from '@sarn/platform-server';
import { signatureTables } from '../tables.ts';

/** The code on the pages of a document that was signed by password. */
export interface DocumentCodeRow {
  readonly code: string;
  readonly documentId: string;
  readonly givenAt: string;
  /** When the document went back; null for one that counts. */
  readonly withdrawnAt: string | null;
}

const all = (h: Handle) =>
  signatureTables(h)
    .selectFrom('document_code')
    .select([
      ...(['code', 'document_id as documentId'] as const),
      ...(['given_at as givenAt', 'withdrawn_at as withdrawnAt'] as const),
    ]);

export const findDocumentCode = (h: Handle, code: string): Promise<DocumentCodeRow | undefined> =>
  all(h).where('code', '=', code).executeTakeFirst();

/** The one that counts. */
export const presentCode = (h: Handle, documentId: string): Promise<DocumentCodeRow | undefined> =>
  all(h).where('document_id', '=', documentId).where('withdrawn_at', 'is', null).executeTakeFirst();

/** A document that has one keeps it. */
export async function insertDocumentCode(
  tx: Tx,
  { code, documentId, givenAt }: Omit<DocumentCodeRow, 'withdrawnAt'>,
): Promise<void> {
  await signatureTables(tx)
    .insertInto('document_code')
    .values({ code, document_id: documentId, given_at: givenAt })
    .onConflict((known) =>
      known.column('document_id').where('withdrawn_at', 'is', null).doNothing(),
    )
    .execute();
}

export async function withdrawDocumentCode(tx: Tx, documentId: string, at: string): Promise<void> {
  await signatureTables(tx)
    .updateTable('document_code')
    .set({ withdrawn_at: at })
    .where('document_id', '=', documentId)
    .where('withdrawn_at', 'is', null)
    .execute();
}
