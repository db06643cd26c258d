import { listSteps } from '@sarn/document/server';
import type { Handle } from '@sarn/platform-server';
import type { VerifiedDocument } from '../../contract/index.ts';
import { listPictures } from '../picture.store.ts';
import type { SignatureRow } from '../signature.store.ts';

/**
 * Who signed a document by password, with name and posts as they stand on its pages.
 *
 * @param digital what was signed with certificates: without the place of one, nobody knows which of the others are left
 */
export async function passwordSigners(
  h: Handle,
  documentId: string,
  digital: readonly Pick<SignatureRow, 'position'>[],
): Promise<VerifiedDocument['signatures']> {
  if (digital.some(({ position }) => position === null)) return [];
  const taken = new Set(digital.map(({ position }) => position));
  const steps = (await listSteps(h, documentId, null)).filter(({ role }) => role === 'sign');
  const pictures = new Set((await listPictures(h, documentId)).map(({ at }) => at));
  return steps.flatMap(({ state, actedAt, signedName, signedLines }, at) =>
    state === 'signed' && actedAt !== null && signedName !== '' && !taken.has(at)
      ? [
          {
            ...{ signerName: signedName, signerLines: [...signedLines], signedAt: actedAt },
            ...{ level: pictures.has(at) ? ('picture' as const) : ('name' as const) },
            stampedLaterAt: null,
          },
        ]
      : [],
  );
}
