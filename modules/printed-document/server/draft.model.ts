import type { Caller, Handle } from '@sarn/platform-server';
import { openingFor } from '@sarn/document-classes/server';
import { findReadable } from '@sarn/document/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { englishNumber } from '@sarn/correspondence/contract';
import type { DocumentSigner, EnglishLetterDocument, PrintedDocument } from '@sarn/pdf/contract';
import { printedIssue } from '../contract/index.ts';
import type { WrittenDraft, WrittenLetter } from '../contract/index.ts';
import { certificateParts } from './certificate.model.ts';
import { englishLetterParts, letterParts, typedSigner } from './letter.model.ts';
import { minutesParts, signersOf } from './minutes.model.ts';
import { issuedParts } from './publication.model.ts';
import { remarksOf } from './remarks.model.ts';
import { severalSigners } from './several-signers.ts';
import { stampedParts } from './stamped.model.ts';
import {
  classWords,
  englishClassWords,
  englishSigner,
  ownUnitLine,
  personAsSigner,
  personInEnglish,
  signerOf,
  unitLine,
} from './shared.model.ts';

/** What is known of a text that is being written, beside what was typed. */
interface Known {
  readonly deps: Dependencies;
  readonly h: Handle;
  readonly caller: Caller;
  /** The stored draft, where the reader has one: its unit, class and route hold. */
  readonly saved: DocumentRow | null;
  readonly secrecyCode: string;
}

/** The model of a text that is being written, of what was typed and what is known of its writer. */
export async function draftModel(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  draft: WrittenDraft,
): Promise<PrintedDocument> {
  const { documentId } = draft;
  const found = documentId && (await findReadable(h, documentId, caller.principals));
  const saved = found || null;
  const secrecyCode = saved?.secrecy ?? 'normal';
  const known = { deps, h, caller, saved, secrecyCode };
  const { speed, secrecy } = await classWords(h, { speed: draft.speed, secrecy: secrecyCode });
  const shared = {
    ...{ version: 1 as const, number: '', date: null, isDraft: true, keepWhole: [] },
    ...{ secrecy, body: draft.bodyJson, signer: await signatory(known) },
    ...(saved ? await severalSigners(deps, h, saved) : {}),
  };
  const { title: subject, bodyJson } = draft;
  switch (draft.kind) {
    case 'outgoing': {
      if (draft.language === 'en') return englishDraft(known, shared, draft);
      const parts = await letterParts(deps, h, draft);
      return { ...shared, kind: 'letter', speed, subject, addressee: draft.addressee, ...parts };
    }
    case 'stamp':
      return { ...shared, speed, ...(await stampedParts(deps, h, draft)) };
    case 'guaranty':
      return {
        ...{ ...shared, over: '', ...(await certificateParts(deps, h, draft)) },
        ...(await remarksOf(deps, h, null, draft.remarks)),
      };
    case 'note':
      return {
        ...{ ...shared, kind: 'note', subject, addressee: draft.addressee, opinions: [] },
        signer: await personAsSigner(deps, h, writerOf(known)),
      };
    case 'report':
      return {
        ...{ ...shared, ...(await minutesParts(deps, h, { ...draft, authorId: writerOf(known) })) },
        ...(await signersOf(deps, h, saved, draft.minutes)),
      };
    case 'inside':
    case 'cycle':
      return {
        ...{ ...shared, kind: 'memo', speed, subject, reference: '' },
        salutation: await openingFor(deps.platform, h, draft.addressee),
        ...{ addressee: draft.addressee, enclosures: draft.enclosures, unit: await unitOf(known) },
      };
    case 'command':
    case 'regularity':
    case 'rules':
    case 'announce':
    case 'declaration':
    case 'news': {
      const text = { title: subject, inForceOn: draft.inForceOn, letterNo: '', body: bodyJson };
      const parts = await issuedParts(deps, h, printedIssue(draft.kind), text);
      return { ...shared, ...parts, ...(await remarksOf(deps, h, null, draft.remarks)) };
    }
  }
}

const writerOf = ({ saved, caller }: Known): string => saved?.authorId ?? caller.id;

const signatory = ({ deps, h, saved, caller }: Known): Promise<DocumentSigner> =>
  saved ? signerOf(deps, h, saved) : personAsSigner(deps, h, caller.id);

const unitOf = ({ deps, h, saved, caller }: Known): Promise<string> =>
  saved ? unitLine(deps, h, saved.ownerUnitId) : ownUnitLine(deps, h, caller.id);

type SharedOfDraft = Pick<
  EnglishLetterDocument,
  'version' | 'date' | 'isDraft' | 'keepWhole' | 'body'
>;

/** An external letter in English, by its own form. */
async function englishDraft(
  { deps, h, saved, caller, secrecyCode: secrecy }: Known,
  shared: SharedOfDraft,
  draft: WrittenLetter,
): Promise<EnglishLetterDocument> {
  const { title: subject, addressee, speed } = draft;
  const parts = await englishLetterParts(deps, h, { ...draft, documentId: saved?.id ?? null });
  const signer = saved
    ? await englishSigner(deps, h, saved)
    : await personInEnglish(deps, h, caller.id);
  return {
    ...{ ...shared, ...parts, kind: 'english-letter', subject, addressee },
    // The letters of the agency are known before the number is.
    number: englishNumber('', draft.englishCode),
    signer: typedSigner(draft.englishSigner) ?? signer,
    ...(await englishClassWords(h, { speed, secrecy })),
  };
}
