import type { DocumentRow } from '@sarn/document/server';
import type { Tx } from '@sarn/platform-server';
import { isPrintedForReaders } from '@sarn/printed-document/contract';
import type { PageSources } from '@sarn/printed-document/server';
import type { Deps } from '../dependencies.ts';
import { newCode } from '../new-code.ts';
import { verificationPlace } from '../verification-place.ts';
import { insertDocumentCode, presentCode } from './document-code.store.ts';

/**
 * With the first signature by password a document gets the code that its pages show from then on; further signatures
 * find it there, a digital one, too. Nothing is given where no pages would show it: to a classified document, and to one
 * that is only files.
 */
export async function giveDocumentCode(
  { documents }: Pick<Deps, 'documents'>,
  tx: Tx,
  document: DocumentRow,
): Promise<void> {
  if (!isPrintedForReaders(document)) return;
  await insertDocumentCode(tx, {
    ...{ code: newCode(), documentId: document.id },
    givenAt: documents.platform.clock.now().toISOString(),
  });
}

/** Where the pages of a document say that it is verified. */
export const codeOnPages =
  ({ documents }: Pick<Deps, 'documents'>): PageSources['verifications'][number] =>
  async (h, documentId) => {
    const present = await presentCode(h, documentId);
    return present ? verificationPlace(documents.platform.config, present.code) : null;
  };
