import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { actorOf, addReadersOfAll } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import type { replaceRetentionMember } from '../contract/index.ts';
import { assertCanAnswer } from './can-answer.ts';
import { listReplaced, listWaitingCommittees, replaceMember } from './committee.store.ts';
import { listItemIds } from './list-item.store.ts';
import { needList, noteList } from './list.service.ts';
import { listMembers } from './opinion.store.ts';
import { nameOfList, tellPeople } from './retention-news.ts';
import { replaceKey } from './member-news.service.ts';

/** A committee that waits for the answer of a person, for who hands over what the person leaves. */
export interface LeftCommittee {
  readonly personId: string;
  /** The list, and its name. */
  readonly id: string;
  readonly name: string;
}

/** Destruction lists that wait for an answer of one of these people. */
export async function committeesOf(
  h: Handle,
  personIds: readonly string[],
): Promise<LeftCommittee[]> {
  if (personIds.length === 0) return [];
  const found = await listWaitingCommittees(h, personIds);
  return found.map(({ personId, id, ...list }) => ({ personId, id, name: nameOfList(list) }));
}

/**
 * Names another member in the place of one who has not answered: a list whose member cannot sign in any more
 * would never be finished. Who was replaced, and by which order, stays with the list.
 *
 * @rule saraban-2526 ข้อ 67: the committee is appointed by an order
 */
export async function replaceListMember(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, personId, successorId, orderNo, orderOn }: InputOf<typeof replaceRetentionMember>,
): Promise<OutputOf<typeof replaceRetentionMember>> {
  const list = await needList(tx, id, ['REVIEW']);
  const former = (await listMembers(tx, id)).find((member) => member.personId === personId);
  if (!former) throw new AppError('registry.retention-list-not-found');
  if (former.signedAt !== null) throw new AppError('registry.retention-member-answered');
  const taken = [...(await listMembers(tx, id)), ...(await listReplaced(tx, id))];
  const [successor] = await deps.organisation.personCard(tx, [successorId]);
  if (!successor || taken.some((member) => member.personId === successorId)) {
    throw new AppError('registry.retention-member-known');
  }
  await assertCanAnswer(tx, [successor]);
  const actor = await actorOf(deps, tx, context);
  await replaceMember(tx, id, {
    ...{ former, successor, orderNo, orderOn, at: actor.now, byName: actor.name },
  });
  await addReadersOfAll(tx, await listItemIds(tx, id), [`p:${successorId}`]);
  await noteList(deps, tx, context, 'registry.retention-list-replace', id, {
    ...{ from: personId, to: successorId, orderNo, orderOn },
  });
  const workKeys = [replaceKey(id, personId)];
  await deps.notifications.settle(tx, { workKeys, by: context.caller.id });
  await tellPeople(deps, tx, list, [successorId], 'judge');
  return {};
}
