import { filledLines } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { englishClosings, englishNumber } from '@sarn/correspondence/contract';
import type { LetterFields } from '@sarn/correspondence/contract';
import { findLetter } from '@sarn/correspondence/server';
import { salutationsOf } from '@sarn/document-classes/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { DocumentSigner, EnglishLetterDocument, LetterDocument } from '@sarn/pdf/contract';
import {
  bodyOf,
  classWords,
  englishClassWords,
  englishSigner,
  isDraft,
  personAsSigner,
  personInEnglish,
  signerOf,
  stepsOf,
} from './shared.model.ts';
import { severalSigners } from './several-signers.ts';

/** An external letter: form 1. Null where its fields are missing. */
export async function letterModel(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<LetterDocument | EnglishLetterDocument | null> {
  const fields = await findLetter(h, document.id);
  if (!fields) return null;
  if (fields.language === 'en') return englishLetterModel(deps, h, document, fields);
  const steps = await stepsOf(h, document);
  return {
    ...{ kind: 'letter', version: 1, number: document.letterNo, date: document.letterDate },
    ...{ subject: document.title, addressee: document.addressee },
    ...{ isDraft: isDraft(document), keepWhole: [] },
    ...(await letterParts(deps, h, fields)),
    signer: await signerOf(deps, h, document, steps),
    ...(await severalSigners(deps, h, document, personAsSigner, steps)),
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
  const { reference, enclosures, copies } = text;
  const { opening, closing } = (await salutationsOf(h))(text.salutation);
  return {
    ...{ reference, enclosures, copies },
    ...{ salutation: opening, closing },
    owner: [(await deps.organisation.rootUnit(h)).name, ...filledLines(text.address)],
    responsible: filledLines(text.contact),
  };
}

/** A letter in English: annex 4. */
async function englishLetterModel(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
  fields: LetterFields,
): Promise<EnglishLetterDocument> {
  return {
    ...{ kind: 'english-letter', version: 1, date: document.letterDate, keepWhole: [] },
    number: englishNumber(document.letterNo, fields.englishCode),
    ...{ subject: document.title, addressee: document.addressee },
    isDraft: isDraft(document),
    ...(await englishLetterParts(deps, h, { ...fields, documentId: document.id })),
    signer: typedSigner(fields.englishSigner) ?? (await englishSigner(deps, h, document)),
    ...(await severalSigners(deps, h, document, personInEnglish)),
    ...(await englishClassWords(h, document)),
    body: bodyOf(document),
  };
}

type EnglishText = Pick<
  LetterFields,
  'englishClosing' | 'enclosures' | 'copies' | 'address' | 'contact' | 'hasQr'
> & { readonly documentId: string | null };

/** What only letters in English have, as it was typed. */
export async function englishLetterParts(deps: Dependencies, h: Handle, text: EnglishText) {
  const { enclosures, copies, documentId } = text;
  const { publicUrl, basePath } = deps.platform.config;
  // Before it is first saved it has no page; the code then leads to the first page of all.
  const path = documentId === null ? '' : `sarabun/document/${documentId}`;
  const agency = await deps.organisation.rootUnit(h);
  return {
    ...{ enclosures, copies },
    closing: englishClosings[text.englishClosing],
    owner: [agency.nameEn || agency.name, ...filledLines(text.address)],
    responsible: filledLines(text.contact),
    qr: text.hasQr ? `${publicUrl}${basePath}${path}` : '',
  };
}

/** The signatory as the drafter typed name and posts; null where nothing was typed. */
export function typedSigner(lines: string): DocumentSigner | null {
  const [name, ...posts] = filledLines(lines);
  return name === undefined
    ? null
    : { name, posts: posts.slice(0, mostPosts).map((title) => ({ title, acting: null })) };
}

const mostPosts = 6;
