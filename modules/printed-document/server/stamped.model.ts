import { filledLines } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { findLetter } from '@sarn/correspondence/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { StampedDocument } from '@sarn/pdf/contract';
import type { WrittenStamped } from '../contract/index.ts';
import { bodyOf, classWords, isDraft } from './shared.model.ts';

/** A stamped letter while it is written: nobody has initialled or sealed it. */
export async function stampedParts(
  deps: Dependencies,
  h: Handle,
  { title: subject, addressee, contact }: WrittenStamped,
) {
  return {
    ...{ kind: 'stamped' as const, subject, addressee, isSealed: false },
    issuer: (await deps.organisation.rootUnit(h)).name,
    signer: { name: '', posts: [] },
    responsible: filledLines(contact),
  };
}

/** A stamped letter: form 3, without its seal until the registry sealed it. Null where its fields are missing. */
export async function stampedModel(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<StampedDocument | null> {
  const fields = await findLetter(h, document.id);
  if (!fields) return null;
  const { letterNo: number, letterDate: date } = document;
  return {
    ...{ kind: 'stamped', version: 1, number, date, keepWhole: [] },
    ...{ subject: document.title, addressee: document.addressee, isDraft: isDraft(document) },
    issuer: (await deps.organisation.rootUnit(h)).name,
    // It gets its number after the seal.
    isSealed: number !== '' || document.state === 'SEALED',
    signer: { name: document.signedByName ?? '', posts: [] },
    responsible: filledLines(fields.contact),
    ...(await classWords(h, document)),
    body: bodyOf(document),
  };
}
