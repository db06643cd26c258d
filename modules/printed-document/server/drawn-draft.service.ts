import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { lengthBeforeAnnexes, renderDocument, renderPages } from '@sarn/pdf/server';
import type { PagePicture } from '@sarn/pdf/server';
import type { PrintedDocument } from '@sarn/pdf/contract';
import type { WrittenDraft, drawDraft } from '../contract/index.ts';
import { draftModel } from './draft.model.ts';
import { withCatchword } from './catchword.model.ts';
import { withKeptWords } from './kept-words.ts';
import { lookOf } from './shared.model.ts';

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
  const model = await modelOf(deps, caller, draft);
  const pages = withDayOfForce(
    await renderPages(model, await lookOf(deps, db, null)),
    draft,
    model,
  );
  const has = new Set(known);
  return { pages: pages.map((page) => (has.has(page.digest) ? { ...page, svg: null } : page)) };
}

/** The day from which a publication holds is a field of its own, before its annexes, and no paragraph that was typed. */
function withDayOfForce(
  pages: readonly PagePicture[],
  draft: WrittenDraft,
  { body }: PrintedDocument,
): readonly PagePicture[] {
  if (!('inForceOn' in draft) || draft.inForceOn === null) return pages;
  const line = lengthBeforeAnnexes(body) - 1;
  const fieldOf = (field: PagePicture['fields'][number]) => {
    if (field.name !== 'body' || field.at < line) return field;
    if (field.at === line) return { ...field, name: 'inForceOn', at: 0 };
    return { ...field, at: field.at - 1 };
  };
  return pages.map((page) => ({ ...page, fields: page.fields.map(fieldOf) }));
}

/** The same as PDF, to be printed. @throws AppError as `drawnDraft` */
export async function printedDraft(
  deps: Dependencies,
  caller: Caller,
  draft: WrittenDraft,
): Promise<Uint8Array> {
  const { db } = deps.platform;
  return renderDocument(await modelOf(deps, caller, draft), await lookOf(deps, db, null));
}

async function modelOf(deps: Dependencies, caller: Caller, draft: WrittenDraft) {
  const { db } = deps.platform;
  const model = await withCatchword(deps, db, null, await draftModel(deps, db, caller, draft));
  return withKeptWords(deps, db, model);
}
