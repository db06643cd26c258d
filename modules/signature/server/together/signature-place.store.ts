import type { SealPlace } from '@sarn/pdf/server';
import type { Handle, Tx } from '@sarn/platform-server';
import { signatureTables } from '../tables.ts';

/** Where a later signatory stands on the signed pages, in points from the upper left corner of the page. */
export type SignaturePlace = Pick<SealPlace, 'at' | 'page' | 'x' | 'y' | 'width' | 'height'>;

/** The place of one of those who sign; undefined where the pages kept none free. */
export const findPlace = (
  h: Handle,
  documentId: string,
  at: number,
): Promise<SignaturePlace | undefined> =>
  signatureTables(h)
    .selectFrom('signature_place')
    .select(['position as at', 'page', 'x', 'y', 'width', 'height'])
    .where('document_id', '=', documentId)
    .where('position', '=', at)
    .executeTakeFirst();

/** Those of newly signed pages take the place of earlier ones. */
export async function replacePlaces(
  tx: Tx,
  documentId: string,
  places: readonly SignaturePlace[],
): Promise<void> {
  await forgetPlaces(tx, documentId);
  if (places.length === 0) return;
  await signatureTables(tx)
    .insertInto('signature_place')
    .values(
      places.map(({ at, page, x, y, width, height }) => ({
        ...{ document_id: documentId, position: at, page, x, y, width, height },
      })),
    )
    .execute();
}

export async function forgetPlaces(tx: Tx, documentId: string): Promise<void> {
  await signatureTables(tx)
    .deleteFrom('signature_place')
    .where('document_id', '=', documentId)
    .execute();
}
