import { findDocument, listSteps } from '@sarn/document/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { AppError } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { handSignatureOf } from '@sarn/printed-document/contract';
import type { Deps } from './dependencies.ts';
import { deletePictures, isOnPages, keepPicture, listPictures } from './picture.store.ts';
import { signatoriesNow } from './rule.ts';
import { svgOf } from './picture-svg.ts';

/**
 * Keeps the hand signature of whoever signs now by password, so that it stands on the pages.
 *
 * @throws AppError 'signature.picture-missing'
 */
export async function signWithPicture(
  { documents, needs }: Deps,
  tx: Tx,
  { id: documentId, kind }: Pick<DocumentRow, 'id' | 'kind'>,
  personId: string,
): Promise<void> {
  const picture = await needs.usePicture(tx, personId, handSignatureOf(kind));
  if (!picture) throw new AppError('signature.picture-missing');
  const signing = (await listSteps(tx, documentId, null)).filter(({ role }) => role === 'sign');
  const asked = await signatoriesNow(tx, documentId, personId);
  const at = signing.findIndex((one) => one.state === 'active' && asked.includes(one.personId));
  const kept = { at: Math.max(at, 0), personId, signatureId: picture.id };
  await keepPicture(tx, documentId, kept, documents.platform.clock.now().toISOString());
}

/** Hand signatures of a document for its pages. */
export const picturesOnPages =
  ({ needs }: Pick<Deps, 'needs'>): Dependencies['slots']['handSignatures'][number] =>
  async (h, documentId) => {
    const shown: { at: number; svg: string }[] = [];
    const kept = await listPictures(h, documentId);
    const document = kept.length > 0 ? await findDocument(h, documentId) : undefined;
    const kind = handSignatureOf(document?.kind ?? '');
    for (const { at, signatureId } of kept) {
      const picture = await needs.pictureById(h, signatureId);
      // A whole signature was kept with a stamped letter before there were initials; it does not stand on the pages.
      if (picture?.kind === kind) shown.push({ at, svg: svgOf(picture) });
    }
    return shown;
  };

/**
 * Those of a document that went back are over; those of one whose content is deleted go with its pages. A picture that no
 * other document shows, and with which its owner no longer signs, is deleted.
 */
export async function forgetPictures(
  { needs }: Pick<Deps, 'needs'>,
  tx: Tx,
  documentId: string,
): Promise<void> {
  for (const id of await deletePictures(tx, documentId)) {
    await needs.releasePicture(tx, id, () => isOnPages(tx, id));
  }
}
