import { AppError, civilDateAt, isId } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Clock, Handle, Tx } from '@sarn/platform-server';
import type {
  AgencyCalendar,
  HeldPost,
  PersonCard,
  Post,
  Unit,
  UnitNode,
} from '../contract/index.ts';
import { calendarOf } from './calendar/calendar.service.ts';
import { keysOfSeat, toEndedSeat, toHeldPost, withoutOwnTwice } from './acting/seat.rules.ts';
import type { EndedSeat } from './acting/seat.rules.ts';
import {
  listEndedSeats,
  listLiveForShare,
  listPeopleByDelegation,
  listPeopleOnPosts,
  listPostsOfOrder,
  listPostsOnDuty,
  listSeats,
  listStandIns,
} from './acting/seat.store.ts';
import type { Moment, StandIn } from './acting/seat.store.ts';
import { readHolders } from './holder.rules.ts';
import { listActive, listCards, listContacts, searchCards } from './person.store.ts';
import type { Contact } from './person.store.ts';
import { findPost, listMembersBelow } from './post.store.ts';
import { likePatterns } from './search.rules.ts';
import {
  findRoot,
  listAncestors,
  listHeirs,
  listTree,
  listUnits,
  searchUnits,
} from './unit.store.ts';
import type { EndedUnit } from './unit.store.ts';

/**
 * Who is who today, for other modules. The first argument of every question is the database or
 * the running transaction; "today" is the Bangkok day of the platform's clock.
 */
export interface Organisation {
  /** Cards by person id, inactive people too; unknown ids are left out. */
  personCard(db: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, PersonCard>>;
  /** How people are reached, by person id; people who left and unknown ids are not in it. */
  contacts(db: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, Contact>>;
  /**
   * Posts held on a day (today when left out), own ones before acting ones. Today's are those of
   * this moment; of another day those of its noon.
   */
  postsOf(db: Handle, personId: string, day?: CivilDate): Promise<HeldPost[]>;
  /** Of these delegations those live now; they cannot be ended before the transaction is. */
  liveDelegations(tx: Tx, ids: readonly string[]): Promise<string[]>;
  /** Keys of the chairs for which a delegation stands. */
  keysOfOrder(db: Handle, delegationId: string): Promise<string[]>;
  /** Delegations by which a person acted until a few days ago. */
  endedSeats(db: Handle, personId: string): Promise<EndedSeat[]>;
  /** Limited delegations, live or to come, that take a share of the work of these keys. */
  standIns(db: Handle, holders: readonly string[]): Promise<StandIn[]>;
  /** @throws AppError 'platform.not-found' */
  post(db: Handle, id: string): Promise<Post>;
  /** @throws AppError 'platform.not-found' */
  unit(db: Handle, id: string): Promise<Unit>;
  /** Units by id, also those no longer valid; unknown ids are left out. */
  units(db: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, Unit>>;
  /** Units valid today, parents before children. */
  unitTree(db: Handle): Promise<UnitNode[]>;
  /** Units that have ended, each with the living unit above that goes on with its work. */
  heirs(db: Handle): Promise<EndedUnit[]>;
  /** The unit first, the root last; empty for an unknown unit. */
  ancestors(db: Handle, unitId: string): Promise<string[]>;
  /** Ids of the active people who act for these keys today, each once. */
  peopleForHolders(db: Handle, holders: readonly string[]): Promise<string[]>;
  /** Active people with a post in the unit or below, in dictionary order. */
  membersBelow(db: Handle, unitId: string): Promise<PersonCard[]>;
  /** True also when both are the same unit. */
  isWithin(db: Handle, unitId: string, ancestorId: string): Promise<boolean>;
  /** Units valid today whose names or codes hold every word; at most 100. */
  searchUnits(db: Handle, text: string): Promise<Unit[]>;
  /** Active people by name, post or unit; at most `take` (20). */
  searchPeople(
    db: Handle,
    text: string,
    withinUnit?: string | null,
    take?: number,
  ): Promise<PersonCard[]>;
  /** The agency itself. @throws AppError 'platform.not-found' in an empty database */
  rootUnit(db: Handle): Promise<Unit>;
  /** Days off of a span of Christian years, both inside, for counting working days. */
  calendar(db: Handle, fromYear: number, toYear: number): Promise<AgencyCalendar>;
}

export function createOrganisation(clock: Clock): Organisation {
  const today = (): CivilDate => civilDateAt(clock.now());
  const momentOf = (day: CivilDate): Moment => {
    const isToday = day === today();
    return { day, now: isToday ? clock.now().toISOString() : `${day}T05:00:00.000Z` };
  };
  return {
    async personCard(db, ids) {
      return byId(await listCards(db, today(), ids.filter(isId)));
    },
    contacts: async (db, ids) => byId(await listContacts(db, ids.filter(isId))),
    async postsOf(db, personId, day = today()) {
      if (!isId(personId)) return [];
      const rows = await listSeats(db, personId, momentOf(day));
      return withoutOwnTwice(rows).map(toHeldPost);
    },
    liveDelegations: (tx, ids) => listLiveForShare(tx, clock.now().toISOString(), ids.filter(isId)),
    async keysOfOrder(db, delegationId) {
      if (!isId(delegationId)) return [];
      const posts = await listPostsOfOrder(db, today(), delegationId);
      const full = { isScoped: false, delegationId: null };
      return posts.flatMap(({ id, ...post }) => keysOfSeat({ ...post, ...full, postId: id }));
    },
    async endedSeats(db, personId) {
      if (!isId(personId)) return [];
      return (await listEndedSeats(db, personId, momentOf(today()))).map(toEndedSeat);
    },
    async standIns(db, holders) {
      const { postIds, duties, unitIds } = readHolders(holders);
      if (postIds.length + duties.length === 0) return [];
      return listStandIns(db, momentOf(today()), { postIds, duties, unitIds });
    },
    async post(db, id) {
      return found(isId(id) ? await findPost(db, id) : undefined);
    },
    async unit(db, id) {
      return found((await listUnits(db, isId(id) ? [id] : []))[0]);
    },
    async units(db, ids) {
      return byId(await listUnits(db, ids.filter(isId)));
    },
    unitTree: (db) => listTree(db, today()),
    heirs: (db) => listHeirs(db, today()),
    ancestors: async (db, unitId) => (isId(unitId) ? listAncestors(db, unitId) : []),
    async peopleForHolders(db, holders) {
      const { people, duties, unitIds, postIds, delegationIds } = readHolders(holders);
      const at = momentOf(today());
      const onDuty = await listPostsOnDuty(db, at.day, duties, unitIds);
      const found = [
        ...(people.length > 0 ? await listActive(db, people) : []),
        ...(await listPeopleOnPosts(db, at, [...onDuty, ...postIds])),
        ...(await listPeopleByDelegation(db, at, delegationIds)),
      ];
      return [...new Set(found)];
    },
    async membersBelow(db, unitId) {
      if (!isId(unitId)) return [];
      return listCards(db, today(), await listMembersBelow(db, today(), unitId));
    },
    async isWithin(db, unitId, ancestorId) {
      return isId(unitId) && (await listAncestors(db, unitId)).includes(ancestorId);
    },
    searchUnits: (db, text) => searchUnits(db, likePatterns(text), today()),
    async searchPeople(db, text, withinUnit = null, take = 20) {
      if (withinUnit !== null && !isId(withinUnit)) return [];
      return searchCards(db, today(), { patterns: likePatterns(text), withinUnit, take });
    },
    rootUnit: async (db) => found(await findRoot(db, today())),
    calendar: calendarOf,
  };
}

function byId<T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new AppError('platform.not-found');
  return thing;
}
