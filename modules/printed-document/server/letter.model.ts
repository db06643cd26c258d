import type { Handle } from '@sarn/platform-server';
import { openingOf, salutations } from '@sarn/correspondence/contract';
import { findLetter } from '@sarn/correspondence/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { LetterDocument } from '@sarn/pdf/contract';
import { bodyOf, classWords, linesOf, signerOf } from './shared.model.ts';

/** An external letter: form 1. Null where its fields are missing. */
export async function letterModel(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<LetterDocument | null> {
  const fields = await findLetter(h, document.id);
  if (!fields) return null;
  const issuer = await deps.organisation.rootUnit(h);
  return {
    ...{ kind: 'letter', version: 1, number: document.letterNo, date: document.letterDate },
    ...{ subject: document.title, addressee: document.addressee },
    ...{
      salutation: openingOf(fields.salutation),
      closing: salutations[fields.salutation].closing,
    },
    ...{ reference: fields.reference, enclosures: fields.enclosures, copies: fields.copies },
    ...{ isDraft: document.letterDate === null, keepWhole: [] },
    owner: [issuer.name, ...linesOf(fields.address)],
    responsible: linesOf(fields.contact),
    signer: await signerOf(deps, h, document),
    ...(await classWords(h, document)),
    body: bodyOf(document),
  };
}
