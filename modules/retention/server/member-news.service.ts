import type { Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { listWaitingCommittees } from './committee.store.ts';
import { listMembers } from './opinion.store.ts';
import { keepersOf, tellPeople } from './retention-news.ts';

/** What asks the keepers of a list to name another member. */
export const replaceKey = (listId: string, personId: string): string =>
  `retention-member:${listId}:${personId}`;

interface MemberChange {
  readonly personId: string;
  readonly isSuspended: boolean;
  /** Null: the system. */
  readonly byId: string | null;
}

/**
 * Tells who keeps the lists that a member who has not answered cannot sign in any more; whose account is opened
 * again is to be replaced by nobody.
 */
export async function noteMember(
  deps: Dependencies,
  tx: Tx,
  { personId, isSuspended, byId }: MemberChange,
): Promise<void> {
  const lists = await listWaitingCommittees(tx, [personId]);
  if (lists.length === 0) return;
  const workKeys = lists.map(({ id }) => replaceKey(id, personId));
  if (!isSuspended) {
    const by = byId === null ? {} : { by: byId };
    return deps.notifications.settle(tx, { workKeys, ...by });
  }
  const keepers = (await keepersOf(deps, tx)).filter((id) => id !== personId);
  if (keepers.length === 0) return;
  const [member] = await deps.organisation.personCard(tx, [personId]);
  for (const list of lists) {
    await tellPeople(deps, tx, list, keepers, 'replace', {
      ...{ about: `${member?.name ?? '–'} · `, workKey: replaceKey(list.id, personId) },
    });
  }
}

/** A list waits for no answers any more: nobody of its committee is to be replaced. */
export async function settleMembers(
  deps: Dependencies,
  tx: Tx,
  listId: string,
  byId: string,
): Promise<void> {
  const members = await listMembers(tx, listId);
  const workKeys = members.map(({ personId }) => replaceKey(listId, personId));
  if (workKeys.length > 0) await deps.notifications.settle(tx, { workKeys, by: byId });
}
