import { filledLines } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { openingOf, salutations } from '@sarn/correspondence/contract';
import type { LetterFields } from '@sarn/correspondence/contract';
import { findLetter } from '@sarn/correspondence/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { LetterDocument } from '@sarn/pdf/contract';
import { bodyOf, classWords, signerOf } from './shared.model.ts';

/** An external letter: form 1. Null where its fields are missing. */
export async function letterModel(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<LetterDocument | null> {
  const fields = await findLetter(h, document.id);
  if (!fields) return null;
  return {
    ...{ kind: 'letter', version: 1, number: document.letterNo, date: document.letterDate },
    ...{ subject: document.title, addressee: document.addressee },
    ...{ isDraft: document.letterDate === null, keepWhole: [] },
    ...(await letterParts(deps, h, fields)),
    signer: await signerOf(deps, h, document),
    ...(await classWords(h, document)),
    body: bodyOf(document),
  };
}

type LetterText = Pick<
  LetterFields,
  'salutation' | 'reference' | 'enclosures' | 'copies' | 'address' | 'contact'
>;

/** What only letters have, as it was typed: stored, or while it is written. */
export async function letterParts(deps: Dependencies, h: Handle, text: LetterText) {
  const { salutation, reference, enclosures, copies } = text;
  return {
    ...{ reference, enclosures, copies },
    ...{ salutation: openingOf(salutation), closing: salutations[salutation].closing },
    owner: [(await deps.organisation.rootUnit(h)).name, ...filledLines(text.address)],
    responsible: filledLines(text.contact),
  };
}
