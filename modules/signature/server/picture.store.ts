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

/** @returns which hand signatures and initials stood on the document and its copies, each once */
export async function deletePictures(tx: Tx, documentId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const table of ['signature_picture', 'route_initials'] as const) {
    const rows = await signatureTables(tx)
      .deleteFrom(table)
      .where('document_id', '=', documentId)
      .returning('signature_id as id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return [...new Set(ids)].toSorted();
}

/** Whether a hand signature, or initials, stand on any document or its copies. */
export async function isOnPages(h: Handle, signatureId: string): Promise<boolean> {
  for (const table of ['signature_picture', 'route_initials'] as const) {
    const found = await signatureTables(h)
      .selectFrom(table)
      .select('signature_id')
      .where('signature_id', '=', signatureId)
      .limit(1)
      .executeTakeFirst();
    if (found) return true;
  }
  return false;
}
