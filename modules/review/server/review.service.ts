import { AppError, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, SignedContext, Tx } from '@sarn/platform-server';
import { actorOf, noteAct, postTitleFor } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { anchorOf, locate, plainBody, reviewLimits } from '../contract/index.ts';
import type {
  AddedRemark,
  Stretch,
  addRemarks,
  getReview,
  replyToRemark,
} from '../contract/index.ts';
import { isHeldFor } from './assert-decided.ts';
import { mayChangeText } from './decision.rules.ts';
import { draftForReader, holdDraft, peopleOfDraft } from './draft-access.ts';
import {
  countRemarks,
  holdRemarks,
  insertRemark,
  insertReply,
  listRemarks,
  listReplies,
} from './review.store.ts';
import { toRemark } from './review.views.ts';
import { tellRemarks } from './tell-remarks.ts';

/** The text of a draft, and what was said about it. */
export async function reviewFor(
  deps: Dependencies,
  caller: Caller,
  { documentId }: InputOf<typeof getReview>,
): Promise<OutputOf<typeof getReview>> {
  const { db } = deps.platform;
  const draft = await draftForReader(deps, caller, documentId);
  const { document, isAuthor, isDraft, workKey } = draft;
  const rows = await listRemarks(db, documentId);
  const replies = await listReplies(
    db,
    rows.map(({ id }) => id),
  );
  const text = plainBody(document.bodyJson);
  return {
    ...{ version: document.version, bodyJson: document.bodyJson },
    mayRemark: isDraft && (isAuthor || workKey !== null),
    mayReply: isDraft,
    isHeld: await isHeldFor(db, draft, rows),
    mayAccept: mayChangeText(draft),
    rows: rows.map((row) => toRemark(draft, text, row, replies, caller.id)),
  };
}

/** Keeps what somebody says about words of a draft; its text stays as it is. */
export async function add(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, version, remarks }: InputOf<typeof addRemarks>,
): Promise<OutputOf<typeof addRemarks>> {
  const actor = await actorOf(deps, tx, context);
  const { document, isAuthor, isDraft, workKey } = await holdDraft(tx, actor, documentId);
  if (!isDraft || !(isAuthor || workKey !== null)) throw new AppError('review.not-with-you');
  const known = await countRemarks(tx, documentId);
  const limit = reviewLimits.ofDocument;
  if (known + remarks.length > limit) throw new AppError('review.too-many', { limit });
  const text = plainBody(document.bodyJson);
  const ids: string[] = [];
  for (const [index, remark] of remarks.entries()) {
    const id = newId(Date.parse(actor.now));
    await insertRemark(tx, {
      ...{ id, documentId, position: known + index, kind: remark.kind },
      anchor: anchorOf(text, placeIn(text, remark, version === document.version)),
      insert: remark.kind === 'suggestion' ? remark.insert : '',
      text: remark.text,
      ...{ authorId: actor.id, authorName: actor.name, at: actor.now },
      authorPost: postTitleFor(actor, workKey ?? `p:${actor.id}`),
    });
    ids.push(id);
  }
  await noteAct(deps, tx, context, {
    act: 'review.added',
    subject: { kind: 'document', id: documentId },
    detail: { count: ids.length },
  });
  await tellRemarks(deps, tx, actor, document, {
    ...{ kind: 'review.commented', role: 'author', personIds: [document.authorId] },
  });
  deps.changes.document(tx, documentId);
  return { ids };
}

/** Where the words are that somebody selected; in another version than the one that was read they are looked for. */
function placeIn(text: string, remark: AddedRemark, isSame: boolean): Stretch {
  const { from, to, quote } = remark;
  const isThere = isSame && to <= text.length && text.slice(from, to) === quote;
  const found = isThere ? { from, to } : isSame ? null : locate(text, remark);
  if (!found) throw new AppError('review.words-changed');
  return found;
}

/** Answers a remark; whoever said something there is told. */
export async function reply(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, remarkId, text }: InputOf<typeof replyToRemark>,
): Promise<OutputOf<typeof replyToRemark>> {
  const actor = await actorOf(deps, tx, context);
  const { document, isDraft, workKey } = await holdDraft(tx, actor, documentId);
  const [remark] = await holdRemarks(tx, documentId, [remarkId]);
  if (!remark) throw new AppError('review.not-found');
  if (!isDraft) throw new AppError('review.over');
  const before = await listReplies(tx, [remarkId]);
  const limit = reviewLimits.replies;
  if (before.length >= limit) throw new AppError('review.too-many', { limit });
  const id = newId(Date.parse(actor.now));
  await insertReply(tx, {
    ...{ id, remarkId, text, authorId: actor.id, author: actor.name, at: actor.now },
    post: postTitleFor(actor, workKey ?? `p:${actor.id}`),
  });
  await noteAct(deps, tx, context, {
    act: 'review.replied',
    subject: { kind: 'document', id: documentId },
  });
  const speakers = [...new Set([remark.authorId, ...before.map(({ authorId }) => authorId)])];
  const others = speakers.filter((personId) => personId !== document.authorId);
  await tellRemarks(deps, tx, actor, document, {
    ...{ kind: 'review.answered', role: 'holder' },
    personIds: await peopleOfDraft(tx, document, others),
  });
  await tellRemarks(deps, tx, actor, document, {
    ...{ kind: 'review.answered', role: 'author', personIds: [document.authorId] },
  });
  deps.changes.document(tx, documentId);
  return { id };
}
