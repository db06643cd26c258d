import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { findReadable } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import type { MemoDocument } from '@sarn/pdf/contract';
import { renderDocument, renderPages } from '@sarn/pdf/server';
import type { WrittenDraft, drawDraft } from '../contract/index.ts';
import {
  classWords,
  lookOf,
  ownUnitName,
  personAsSigner,
  signerOf,
  unitName,
} from './shared.model.ts';

/**
 * The pages of a text that is being written, saved or not; nothing is stored.
 *
 * @returns pages that the client has already come without their picture
 * @throws AppError 'pdf.incomplete', 'pdf.unsupported-node', 'pdf.too-slow'
 */
export async function drawnDraft(
  deps: Dependencies,
  caller: Caller,
  { draft, known }: InputOf<typeof drawDraft>,
): Promise<OutputOf<typeof drawDraft>> {
  const { db } = deps.platform;
  const pages = await renderPages(
    await modelOf(deps, db, caller, draft),
    await lookOf(deps, db, null),
  );
  const has = new Set(known);
  return { pages: pages.map((page) => (has.has(page.digest) ? { ...page, svg: null } : page)) };
}

/** The same as PDF, to be printed. @throws AppError as `drawnDraft` */
export async function printedDraft(
  deps: Dependencies,
  caller: Caller,
  draft: WrittenDraft,
): Promise<Uint8Array> {
  const { db } = deps.platform;
  return renderDocument(await modelOf(deps, db, caller, draft), await lookOf(deps, db, null));
}

async function modelOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { documentId, ...draft }: WrittenDraft,
): Promise<MemoDocument> {
  // Its unit and its route are those of the saved draft, where the reader has one.
  const saved = documentId && (await findReadable(h, documentId, caller.principals));
  return {
    ...{ kind: 'memo', version: 1, number: '', date: null, salutation: 'เรียน', reference: '' },
    ...{ subject: draft.title, addressee: draft.addressee, enclosures: draft.enclosures },
    ...{ isDraft: true, keepWhole: [], body: draft.bodyJson },
    unit: saved
      ? await unitName(deps, h, saved.ownerUnitId)
      : await ownUnitName(deps, h, caller.id),
    signer: saved ? await signerOf(deps, h, saved) : await personAsSigner(deps, h, caller.id),
    ...(await classWords(h, draft)),
  };
}
