import type { Handle, Tx } from '@sarn/platform-server';
import { signatureTables } from './tables.ts';

/** A hand signature that a password confirmed. */
export interface PictureRow {
  /** The place among all who sign, from 0. */
  readonly at: number;
  readonly personId: string;
  readonly signatureId: string;
}

export const listPictures = (h: Handle, documentId: string): Promise<PictureRow[]> =>
  signatureTables(h)
    .selectFrom('signature_picture')
    .select(['position as at', 'person_id as personId', 'signature_id as signatureId'])
    .where('document_id', '=', documentId)
    .orderBy('position')
    .execute();

export async function keepPicture(
  tx: Tx,
  documentId: string,
  { at, personId, signatureId }: PictureRow,
  signedAt: string,
): Promise<void> {
  const values = { person_id: personId, signature_id: signatureId, signed_at: signedAt };
  await signatureTables(tx)
    .insertInto('signature_picture')
    .values({ document_id: documentId, position: at, ...values })
    .onConflict((known) => known.columns(['document_id', 'position']).doUpdateSet(values))
    .execute();
}

/** @returns which hand signatures stood on the document, each once */
export async function deletePictures(tx: Tx, documentId: string): Promise<string[]> {
  const rows = await signatureTables(tx)
    .deleteFrom('signature_picture')
    .where('document_id', '=', documentId)
    .returning('signature_id as id')
    .execute();
  return [...new Set(rows.map(({ id }) => id))].toSorted();
}

/** Whether a hand signature stands on any document. */
export async function isOnPages(h: Handle, signatureId: string): Promise<boolean> {
  const found = await signatureTables(h)
    .selectFrom('signature_picture')
    .select('signature_id')
    .where('signature_id', '=', signatureId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
