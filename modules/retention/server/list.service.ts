import { AppError, buddhistYear, civilDateAt, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { committeeLeast, retentionListLimit, retentionObstacles } from '../contract/index.ts';
import type {
  RetentionListKind,
  RetentionListState,
  cancelRetentionList,
  changeRetentionItems,
  createRetentionList,
  submitRetentionList,
} from '../contract/index.ts';
import { actorOf, addReadersOfAll, postTitleFor } from '@sarn/document/server';
import type { Actor } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import {
  deleteItems,
  insertItems,
  listItemIds,
  listCandidates,
  listObstacles,
  orderItems,
  releaseItems,
} from './list-item.store.ts';
import { findListForUpdate, insertList, updateList } from './list.store.ts';
import type { TakenFor } from './list-item.store.ts';
import type { ListRow } from './list.store.ts';
import { assertCanAnswer } from './can-answer.ts';
import { replaceMembers } from './opinion.store.ts';
import { tellPeople } from './retention-news.ts';
import { settleMembers } from './member-news.service.ts';

/** The list, locked, in one of these states. */
export async function needList(
  tx: Tx,
  id: string,
  states: readonly RetentionListState[],
): Promise<ListRow> {
  const list = await findListForUpdate(tx, id);
  if (!list) throw new AppError('registry.retention-list-not-found');
  if (!states.includes(list.state)) throw new AppError('registry.retention-list-moved');
  return list;
}

/** Records what was done with a list in the audit trail. */
export function noteList(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  act: string,
  id: string,
  detail: Readonly<Record<string, string | number | null>> = {},
): Promise<void> {
  return noteAct(deps, tx, context, {
    ...{ act, detail },
    subject: { kind: 'retention-list', id },
  });
}

/** Makes a list of these documents, or of the oldest that could be on it. */
export async function createList(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { kind, documentIds, note }: InputOf<typeof createRetentionList>,
): Promise<OutputOf<typeof createRetentionList>> {
  const actor = await actorOf(deps, tx, context);
  const made = await makeList(deps, tx, {
    ...{ kind, note, documentIds: documentIds.length > 0 ? documentIds : null },
    by: actor,
  });
  if (made.documents === 0) throw new AppError('registry.retention-empty');
  await noteList(deps, tx, context, 'registry.retention-list-create', made.id, {
    kind,
    documents: made.documents,
  });
  return made;
}

/** The list itself; for whoever asks for it, and for the yearly survey. */
export async function makeList(
  deps: Dependencies,
  tx: Tx,
  draft: {
    readonly kind: RetentionListKind;
    readonly note: string;
    /** null: the oldest that could be on it. */
    readonly documentIds: readonly string[] | null;
    /** The Archives ask for them: their time need not be over. */
    readonly isAsked?: boolean;
    /** null: the system, in its yearly survey. */
    readonly by: Actor | null;
  },
): Promise<{ readonly id: string; readonly documents: number }> {
  const at = deps.platform.clock.now().toISOString();
  const { kind, note, by } = draft;
  const id = newId();
  const beYear = buddhistYear(civilDateAt(at));
  await insertList(tx, {
    ...{ id, kind, beYear, note, at, by: by?.id ?? null, byName: by?.name ?? 'ระบบสำรวจประจำปี' },
    byPost: by ? postTitleFor(by, `p:${by.id}`) : '',
  });
  const taken = { id, kind: draft.isAsked ? 'asked' : kind } as const;
  return { id, documents: await addDocuments(deps, tx, taken, draft.documentIds) };
}

/** Puts documents on the list. @returns how many */
export async function addDocuments(
  deps: Dependencies,
  tx: Tx,
  { id, kind }: { readonly id: string; readonly kind: TakenFor },
  ids: readonly string[] | null,
): Promise<number> {
  const day = civilDateAt(deps.platform.clock.now());
  const ask = { kind, day, search: '', limit: retentionListLimit, offset: 0, ids };
  const { rows } = await listCandidates(tx, deps.heldFolders, ask);
  if (ids)
    await assertAllFound(
      tx,
      ids,
      rows.map((row) => row.documentId),
      day,
    );
  await insertItems(tx, id, rows);
  await orderItems(tx, id);
  return rows.length;
}

/** Says why the first document that was left out was refused. */
async function assertAllFound(
  tx: Tx,
  ids: readonly string[],
  found: readonly string[],
  day: string,
): Promise<void> {
  const missing = ids.filter((id) => !found.includes(id));
  if (missing.length === 0) return;
  const [first] = await listObstacles(tx, missing, day);
  if (!first) throw new AppError('registry.not-found');
  const { title, obstacle, isListed } = first;
  if (isListed) throw new AppError('registry.retention-listed', { title });
  const known = retentionObstacles[(obstacle ?? 'not-expired') as keyof typeof retentionObstacles];
  throw new AppError('registry.retention-protected', { title, why: known.th });
}

export async function changeItems(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, add, remove }: InputOf<typeof changeRetentionItems>,
): Promise<OutputOf<typeof changeRetentionItems>> {
  const list = await needList(tx, id, ['DRAFT']);
  await deleteItems(tx, id, remove);
  if (list.documents - remove.length + add.length > retentionListLimit) {
    throw new AppError('registry.retention-too-many', { most: retentionListLimit });
  }
  if (add.length > 0) await addDocuments(deps, tx, list, add);
  else await orderItems(tx, id);
  const detail = { added: add.length, removed: remove.length };
  await noteList(deps, tx, context, 'registry.retention-list-change', id, detail);
  return {};
}

/** Puts a destruction list to its committee, any other list to the head. */
export async function submitList(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof submitRetentionList>,
): Promise<OutputOf<typeof submitRetentionList>> {
  const { id, orderNo, orderOn } = input;
  const list = await needList(tx, id, ['DRAFT']);
  if (list.documents === 0) throw new AppError('registry.retention-empty');
  if (list.kind === 'destroy') {
    const people = await appointCommittee(deps, tx, input);
    // The members read what they judge; none of these documents is classified.
    await addReadersOfAll(
      tx,
      await listItemIds(tx, id),
      people.map((personId) => `p:${personId}`),
    );
    await updateList(tx, id, { state: 'REVIEW', orderNo, orderOn: orderOn ?? null });
    await tellPeople(deps, tx, list, people, 'judge');
  } else {
    await updateList(tx, id, { state: 'APPROVAL' });
    await tellPeople(deps, tx, list, await headsOf(deps, tx), 'decide');
  }
  await noteList(deps, tx, context, 'registry.retention-list-submit', id, {
    orderNo,
    documents: list.documents,
  });
  return {};
}

/** @rule saraban-2526 ข้อ 67: a chairperson and two members at least, appointed by an order. */
async function appointCommittee(
  deps: Dependencies,
  tx: Tx,
  { id, chairId, memberIds, orderNo, orderOn }: InputOf<typeof submitRetentionList>,
): Promise<string[]> {
  const ids = [...(chairId ? [chairId] : []), ...memberIds];
  const isWhole = chairId && orderOn && orderNo !== '' && ids.length >= committeeLeast;
  const people = await deps.organisation.personCard(tx, ids);
  if (!isWhole || new Set(ids).size < ids.length || people.length < ids.length) {
    throw new AppError('registry.retention-committee');
  }
  await assertCanAnswer(tx, people);
  const byId = new Map(people.map((card) => [card.id, card]));
  await replaceMembers(
    tx,
    id,
    ids.map((personId) => ({
      personId,
      name: byId.get(personId)?.name ?? '',
      positionName: byId.get(personId)?.positionName ?? '',
      isChair: personId === chairId,
    })),
  );
  return ids;
}

/** Who decides over lists: the head of the agency, and whoever acts for the head. */
export async function headsOf(deps: Dependencies, tx: Tx): Promise<string[]> {
  const root = await deps.organisation.rootUnit(tx);
  return deps.organisation.peopleForPrincipals(tx, [`head:${root.id}`]);
}

/** Whether the caller is the head of the agency today, or acts for the head in everything. */
export async function isHead(
  deps: Dependencies,
  h: Handle,
  { principals }: Pick<Caller, 'principals'>,
): Promise<boolean> {
  const root = await deps.organisation.rootUnit(h);
  return principals.includes(`head:${root.id}`);
}

export async function cancelList(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, reason }: InputOf<typeof cancelRetentionList>,
): Promise<OutputOf<typeof cancelRetentionList>> {
  await needList(tx, id, ['DRAFT', 'REVIEW', 'APPROVAL', 'APPROVED', 'ARCHIVES']);
  await updateList(tx, id, { state: 'CANCELLED', returnedReason: reason });
  await releaseItems(tx, id);
  await settleMembers(deps, tx, id, context.caller.id);
  await noteList(deps, tx, context, 'registry.retention-list-cancel', id, { reason });
  return {};
}
