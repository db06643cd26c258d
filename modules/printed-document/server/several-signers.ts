import type { Handle } from '@sarn/platform-server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { DocumentSigner, PrintedDocument } from '@sarn/pdf/contract';
import { isWithoutSignatures } from '../contract/index.ts';
import { personAsSigner, stepsOf } from './shared.model.ts';
import type { RouteSteps } from './shared.model.ts';

type Several = Pick<PrintedDocument, 'signers'>;

/**
 * All who sign a document, in the order of the page, where there are several: with the posts under their signature,
 * and before it with the post they have now. Nothing where one person signs, so that its model stays as it was.
 */
export async function severalSigners(
  deps: Dependencies,
  h: Handle,
  document: Pick<DocumentRow, 'id' | 'state'>,
  named: typeof personAsSigner = personAsSigner,
  known?: RouteSteps,
): Promise<Several> {
  const all = known ?? (await stepsOf(h, document));
  const steps = all.filter(({ role }) => role === 'sign');
  if (steps.length < 2) return {};
  const signers = await Promise.all(
    steps.map(async ({ state, personId, signedName, signedLines, actedBy }) => {
      const hasSigned = state === 'signed' && !isWithoutSignatures(document);
      const asSigned: DocumentSigner = {
        name: signedName,
        posts: signedLines.map((title) => ({ title, acting: null })),
      };
      // Of somebody else's powers no record tells in another language.
      const isOther = hasSigned && (actedBy !== '' || named === personAsSigner);
      return { ...(isOther ? asSigned : await named(deps, h, personId)), hasSigned };
    }),
  );
  return { signers };
}
