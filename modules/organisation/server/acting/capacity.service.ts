import { civilDateAt, isId } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Clock, Handle, Tx } from '@sarn/platform-server';
import type { HeldPost } from '../../contract/index.ts';
import { listLapsed, listSecretKeys } from '../clearance/clearance.store.ts';
import { principalsOf, readPrincipals } from '../principal.rules.ts';
import {
  keysOfRow,
  keysOfCapacity,
  toEndedCapacity,
  toHeldPost,
  withoutOwnTwice,
} from './capacity.rules.ts';
import type { EndedCapacity } from './capacity.rules.ts';
import {
  listEndedCapacities,
  listLiveForShare,
  listPostsOfOrder,
  listCapacities,
  listLimitedDelegates,
} from './capacity.store.ts';
import type { Moment, LimitedDelegate } from './capacity.store.ts';
import { listPeopleOf } from './people.store.ts';

/** Who holds or acts for which post. */
export interface Capacities {
  /**
   * Posts held on a day (today when left out), own ones before acting ones. Today's are those of
   * this moment; those of another day are those at its noon.
   */
  postsOf(db: Handle, personId: string, day?: CivilDate): Promise<HeldPost[]>;
  /** Those of the delegations that are live; locked against ending until the transaction ends. */
  liveDelegations(tx: Tx, ids: readonly string[]): Promise<string[]>;
  /** Keys of the posts for which a delegation is given. */
  keysOfOrder(db: Handle, delegationId: string): Promise<string[]>;
  /** Posts for which a person acted by delegations that ended in the last seven days. */
  endedCapacities(db: Handle, personId: string): Promise<EndedCapacity[]>;
  /** Limited delegations, live or future, that cover part of the work of these keys. */
  limitedDelegates(db: Handle, principals: readonly string[]): Promise<LimitedDelegate[]>;
  /** People whose clearance or appointment as registrar ran out in the last three days. */
  lapsedClearances(db: Handle): Promise<string[]>;
  /** Keys for classified documents that a person has today, by clearance and appointment. */
  secretKeys(db: Handle, personId: string): Promise<string[]>;
  /** Every key that a person has at this moment, as in the calls of their sessions. */
  keysOf(db: Handle, personId: string): Promise<string[]>;
  /** Ids of the active people who act for these keys today, each once. */
  peopleForPrincipals(db: Handle, principals: readonly string[]): Promise<string[]>;
}

export function createCapacities(clock: Clock): Capacities {
  const today = (): CivilDate => civilDateAt(clock.now());
  const momentOf = (day: CivilDate): Moment => {
    const isToday = day === today();
    return { day, now: isToday ? clock.now().toISOString() : `${day}T05:00:00.000Z` };
  };
  return {
    async postsOf(db, personId, day = today()) {
      if (!isId(personId)) return [];
      const rows = await listCapacities(db, personId, momentOf(day));
      return withoutOwnTwice(rows).map(toHeldPost);
    },
    liveDelegations: (tx, ids) => listLiveForShare(tx, clock.now().toISOString(), ids.filter(isId)),
    async keysOfOrder(db, delegationId) {
      if (!isId(delegationId)) return [];
      const posts = await listPostsOfOrder(db, today(), delegationId);
      const full = { isScoped: false, delegationId: null };
      return posts.flatMap(({ id, ...post }) => keysOfCapacity({ ...post, ...full, postId: id }));
    },
    async endedCapacities(db, personId) {
      if (!isId(personId)) return [];
      return (await listEndedCapacities(db, personId, momentOf(today()))).map(toEndedCapacity);
    },
    async limitedDelegates(db, principals) {
      const { postIds, duties, unitIds } = readPrincipals(principals);
      if (postIds.length + duties.length === 0) return [];
      return listLimitedDelegates(db, momentOf(today()), { postIds, duties, unitIds });
    },
    lapsedClearances: (db) => listLapsed(db, today()),
    secretKeys: async (db, personId) =>
      isId(personId) ? listSecretKeys(db, personId, today()) : [],
    async keysOf(db, personId) {
      if (!isId(personId)) return [];
      const rows = await listCapacities(db, personId, momentOf(today()));
      const sealed = await listSecretKeys(db, personId, today());
      return principalsOf(personId, [...rows.flatMap(keysOfRow), ...sealed]);
    },
    peopleForPrincipals: (db, principals) =>
      listPeopleOf(db, momentOf(today()), readPrincipals(principals)),
  };
}
