import type { Caller, Handle } from '@sarn/platform-server';
import { findReadable } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { englishNumber } from '@sarn/correspondence/contract';
import type { DocumentSigner, PrintedDocument } from '@sarn/pdf/contract';
import { printedIssue } from '../contract/index.ts';
import type { WrittenDraft } from '../contract/index.ts';
import { certificateParts } from './certificate.model.ts';
import { englishLetterParts, letterParts, typedSigner } from './letter.model.ts';
import { minutesParts, reviewerOf } from './minutes.model.ts';
import { issuedParts } from './publication.model.ts';
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

/** Who reviews a report is known once its route names somebody. */
const nobody: DocumentSigner = { name: '', posts: [] };

/** The model of a text that is being written, of what was typed and what is known of its writer. */
export async function draftModel(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  draft: WrittenDraft,
): Promise<PrintedDocument> {
  const { documentId } = draft;
  // Its unit, class and route are those of the saved draft, where the reader has one.
  const saved = documentId && (await findReadable(h, documentId, caller.principals));
  const { speed, secrecy } = await classWords(h, {
    speed: draft.speed,
    secrecy: saved ? saved.secrecy : 'normal',
  });
  const shared = {
    ...{ version: 1 as const, number: '', date: null, isDraft: true, keepWhole: [] },
    ...{ secrecy, body: draft.bodyJson },
    signer: saved ? await signerOf(deps, h, saved) : await personAsSigner(deps, h, caller.id),
  };
  const { title: subject, bodyJson } = draft;
  if (draft.kind === 'outgoing' && draft.language === 'en') {
    const parts = await englishLetterParts(deps, h, {
      ...draft,
      documentId: saved ? saved.id : null,
    });
    const signer = saved
      ? await englishSigner(deps, h, saved)
      : await personInEnglish(deps, h, caller.id);
    return {
      ...{ ...shared, ...parts, kind: 'english-letter', subject, addressee: draft.addressee },
      // The letters of the agency are known before the number is.
      number: englishNumber('', draft.englishCode),
      signer: typedSigner(draft.englishSigner) ?? signer,
      ...(await englishClassWords(h, {
        speed: draft.speed,
        secrecy: saved ? saved.secrecy : 'normal',
      })),
    };
  }
  if (draft.kind === 'outgoing') {
    const parts = await letterParts(deps, h, draft);
    return { ...shared, kind: 'letter', speed, subject, addressee: draft.addressee, ...parts };
  }
  if (draft.kind === 'stamp') return { ...shared, speed, ...(await stampedParts(deps, h, draft)) };
  if (draft.kind === 'guaranty') {
    return { ...shared, over: '', ...(await certificateParts(deps, h, draft)) };
  }
  if (draft.kind === 'note') {
    const signer = await personAsSigner(deps, h, saved ? saved.authorId : caller.id);
    return { ...shared, kind: 'note', subject, addressee: draft.addressee, opinions: [], signer };
  }
  if (draft.kind === 'report') {
    const typed = { ...draft, authorId: saved ? saved.authorId : caller.id };
    const signer = saved ? await reviewerOf(deps, h, saved) : nobody;
    return { ...shared, ...(await minutesParts(deps, h, typed)), signer };
  }
  if ('enclosures' in draft) {
    const { addressee, enclosures } = draft;
    const unit = saved
      ? await unitLine(deps, h, saved.ownerUnitId)
      : await ownUnitLine(deps, h, caller.id);
    return {
      ...{ ...shared, kind: 'memo', speed, subject, salutation: 'เรียน', addressee },
      ...{ reference: '', enclosures, unit },
    };
  }
  const text = { title: subject, inForceOn: draft.inForceOn, letterNo: '', body: bodyJson };
  return { ...shared, ...(await issuedParts(deps, h, printedIssue(draft.kind), text)) };
}
