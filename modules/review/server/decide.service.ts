import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import {
  actorOf,
  addToHistory,
  bodyToHtml,
  noteAct,
  postTitleFor,
  updateDocument,
} from '@sarn/document/server';
import type { Actor, Dependencies, DocumentRow } from '@sarn/document/server';
import { anchorOf, plainBody, spliceBody } from '../contract/index.ts';
import type { Decision, RemarkState, decideRemarks } from '../contract/index.ts';
import { decisionsOf } from './decision.rules.ts';
import { holdDraft } from './draft-access.ts';
import { holdRemarks, listRemarks, setAnchor, setDecided } from './review.store.ts';
import type { RemarkRow } from './review.store.ts';
import { placeOf } from './review.views.ts';

const stateAfter: Readonly<Record<Decision, RemarkState>> = {
  accept: 'accepted',
  refuse: 'refused',
  resolve: 'resolved',
  reopen: 'open',
  withdraw: 'withdrawn',
};

const acts: Readonly<Record<Decision, string>> = {
  accept: 'review.accept',
  refuse: 'review.refuse',
  resolve: 'review.resolve',
  reopen: 'review.reopen',
  withdraw: 'review.withdraw',
};

/**
 * Decides on remarks. Accepting one puts its words into the text, reopening an accepted one takes them out again:
 * both are a new version of the draft, made only of the version that the author has read.
 */
export async function decide(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, version, decision, remarkIds }: InputOf<typeof decideRemarks>,
): Promise<OutputOf<typeof decideRemarks>> {
  const actor = await actorOf(deps, tx, context);
  const draft = await holdDraft(tx, actor, documentId);
  const { document } = draft;
  const found = await holdRemarks(tx, documentId, remarkIds);
  if (found.length < new Set(remarkIds).size) throw new AppError('review.not-found');
  for (const remark of found) {
    const may = decisionsOf(draft, remark, actor.id);
    if (!may.includes(decision)) throw new AppError('review.not-possible');
  }
  const changing = found.filter(
    ({ state }) => decision === 'accept' || (decision === 'reopen' && state === 'accepted'),
  );
  if (changing.length > 0 && document.version !== version) throw new AppError('registry.stale');
  const { body, put } = putIn(document.bodyJson, changing);
  if (changing.length > 0 && put.length === 0) throw new AppError('review.words-changed');
  const lost = changing.filter((remark) => !put.includes(remark));
  const decided = found.filter((remark) => !lost.includes(remark));
  for (const { id } of decided) {
    const state = stateAfter[decision];
    await setDecided(tx, id, { state, byId: actor.id, byName: actor.name, at: actor.now });
  }
  if (put.length > 0) await changeText(deps, tx, actor, document, body);
  await noteAct(deps, tx, context, {
    act: acts[decision],
    subject: { kind: 'document', id: documentId },
    detail: { count: decided.length },
  });
  deps.changes.document(tx, documentId);
  const changed = document.version + (put.length > 0 ? 1 : 0);
  return { version: changed, done: decided.length, left: lost.length };
}

/** The body with these, one after the other: each is looked for in what the others made of the text. */
function putIn(
  bodyJson: unknown,
  remarks: readonly RemarkRow[],
): { readonly body: unknown; readonly put: readonly RemarkRow[] } {
  let body = bodyJson;
  const put: RemarkRow[] = [];
  for (const remark of remarks) {
    const place = placeOf(plainBody(body), remark);
    if (!place) continue;
    const insert = remark.state === 'accepted' ? remark.quote : remark.insert;
    body = spliceBody(body, { ...place, insert });
    put.push(remark);
  }
  return { body, put };
}

/** Keeps a new version of the draft, and where the other remarks are in it. */
async function changeText(
  deps: Dependencies,
  tx: Tx,
  actor: Actor,
  document: DocumentRow,
  bodyJson: unknown,
): Promise<void> {
  const change = { bodyJson, bodyHtml: bodyToHtml(bodyJson) };
  await updateDocument(tx, document.id, change, actor.now);
  const text = plainBody(bodyJson);
  for (const remark of await listRemarks(tx, document.id)) {
    const place = placeOf(text, remark);
    if (place) await setAnchor(tx, remark.id, anchorOf(text, place));
  }
  await addToHistory(deps, tx, {
    ...{ documentId: document.id, transmissionId: null, assignmentId: null },
    ...{ subject: 'document', act: 'edit', fromState: 'DRAFT', toState: 'DRAFT' },
    ...{ actorId: actor.id, actorName: actor.name, unitName: null, note: '' },
    ...{ actorPost: postTitleFor(actor, `p:${actor.id}`), detail: [], fileIds: [] },
    ...{ at: actor.now, requestId: actor.requestId },
  });
}
