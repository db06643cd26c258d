import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { documentKinds, stateTerm } from '@sarn/document/contract';
import type { ReplyView, linkReply, listReplies } from '../../contract/index.ts';
import { creatableKinds } from '@sarn/creation/server';
import { actorOf, noteAct, postTitleFor } from '@sarn/document/server';
import { findReadable, findReadableForUpdate, holdDocument } from '@sarn/document/server';
import { setAnswered } from '@sarn/document/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { isAnswerable, mayAnswer } from './reply.rules.ts';
import { deleteReply, hasToldReply, insertReply, listReplyRows } from './reply.store.ts';
import type { ReplyRow } from './reply.store.ts';
import { tellAnswered } from './tell-answered.ts';

/** What a letter answers and what answers it, as far as the reader may open them. */
export async function replies(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { documentId }: InputOf<typeof listReplies>,
): Promise<OutputOf<typeof listReplies>> {
  const document = await findReadable(h, documentId, caller.principals);
  if (!document) throw new AppError('registry.not-found');
  const answers = await listReplyRows(h, documentId, 'answers', caller.principals);
  const answeredBy = await listReplyRows(h, documentId, 'answeredBy', caller.principals);
  const mayLink = isKeeperOf(caller, document) && isAnswerable(document);
  const mayUnlink = isKeeperOf(caller, document);
  return {
    answers: answers.map((row) => viewOf(row, mayUnlink)),
    answeredBy: answeredBy.map((row) => viewOf(row, false)),
    mayReply: isAnswerable(document) && (await creatableKinds(deps, h, caller)).has('outgoing'),
    mayLink,
  };
}

function viewOf(row: ReplyRow, mayUnlink: boolean): ReplyView {
  const { kind, state, ...plain } = row;
  const { th, en } = documentKinds[kind];
  return { ...plain, kindTerm: { th, en }, stateTerm: stateTerm('document', state), mayUnlink };
}

/** The registrars of its unit; of a letter written here, also its drafter. */
function isKeeperOf({ id, principals }: Caller, document: DocumentRow): boolean {
  const { kind, authorId, ownerUnitId, registryUnitId } = document;
  if (kind === 'outside') return principals.includes(`clerk:${ownerUnitId}`);
  return authorId === id || principals.includes(`clerk:${registryUnitId ?? ownerUnitId}`);
}

/**
 * Links a letter as the answer to another. The caller must be able to read both.
 *
 * @throws 'registry.reply-not-possible', 'registry.reply-not-yours'
 */
export async function link(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, answers }: InputOf<typeof linkReply>,
): Promise<OutputOf<typeof linkReply>> {
  const { reply, to } = await bothEnds(tx, context.caller, documentId, answers);
  if (!mayAnswer(reply, to)) throw new AppError('registry.reply-not-possible');
  const actor = await actorOf(deps, tx, context);
  const by = { id: actor.id, at: actor.now };
  if (!(await insertReply(tx, { replyId: reply.id, toId: to.id }, by))) return {};
  const subject = { kind: 'document', id: reply.id };
  await noteAct(deps, tx, context, { act: 'registry.reply-link', subject, detail: { to: to.id } });
  const { id, name, requestId } = actor;
  const post = postTitleFor(actor, `p:${actor.id}`);
  await tellAnswered(deps, tx, reply, { id, name, post, requestId });
  return {};
}

/** Removes a link; its entries in the history stay. */
export async function unlink(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, answers }: InputOf<typeof linkReply>,
): Promise<OutputOf<typeof linkReply>> {
  const { reply, to } = await bothEnds(tx, context.caller, documentId, answers);
  if (!(await deleteReply(tx, { replyId: reply.id, toId: to.id }))) return {};
  await forgetAnswer(tx, to.id);
  const subject = { kind: 'document', id: reply.id };
  await noteAct(deps, tx, context, {
    act: 'registry.reply-unlink',
    subject,
    detail: { to: to.id },
  });
  return {};
}

/** After a link is gone: held first, because another answer may be told at the same moment. */
async function forgetAnswer(tx: Tx, documentId: string): Promise<void> {
  await holdDocument(tx, documentId);
  await setAnswered(tx, documentId, await hasToldReply(tx, documentId));
}

async function bothEnds(tx: Tx, caller: Caller, documentId: string, answers: string) {
  const reply = await findReadableForUpdate(tx, documentId, caller.principals);
  const to = await findReadable(tx, answers, caller.principals);
  if (!reply || !to) throw new AppError('registry.not-found');
  if (!isKeeperOf(caller, reply)) throw new AppError('registry.reply-not-yours');
  return { reply, to };
}
