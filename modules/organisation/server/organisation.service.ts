import { AppError, civilDateAt, isId } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Clock, Handle } from '@sarn/platform-server';
import type {
  AgencyCalendar,
  PersonCard,
  Post,
  Unit,
  UnitContact,
  UnitNode,
} from '../contract/index.ts';
import { calendarOf } from './calendar/calendar.service.ts';
import { createCapacities } from './acting/capacity.service.ts';
import type { Capacities } from './acting/capacity.service.ts';
import { findPerson, listCards, listContacts, listNoSignatories } from './person.store.ts';
import type { Contact, PersonRow } from './person.store.ts';
import { searchCards } from './person-search.store.ts';
import { findHeadTitle, findPost, listMembersBelow } from './post.store.ts';
import { isPermitted, listPermitted } from './permitted.store.ts';
import { listMailsOfPermitted, listRoleNames, hasRoleNumbered } from './role.store.ts';
import { readPrincipals } from './principal.rules.ts';
import { likePatterns } from './search.rules.ts';
import {
  countUnitPosts,
  findRoot,
  listAncestors,
  listSuccessors,
  listTree,
  listUnits,
  searchUnits,
} from './unit.store.ts';
import type { EndedUnit, UnitPosts } from './unit.store.ts';
import { listFormerNames, listUnitContacts } from './unit/unit-day.store.ts';
import type { NameOnDay, UnitOnDay } from './unit/unit-day.store.ts';
import { createUnitTrees } from './unit/unit-tree.service.ts';
import type { UnitTrees } from './unit/unit-tree.service.ts';

export interface RoleNamesAsked {
  readonly postIds: readonly string[];
  readonly isEnglish: boolean;
}

/**
 * People, units and posts as they are today, for other modules. The first argument of every call
 * is the database or the running transaction; "today" is the Bangkok day of the platform's clock.
 */
export interface Organisation extends Capacities, UnitTrees {
  /** Cards by person id, inactive people too; unknown ids are left out. */
  personCard(db: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, PersonCard>>;
  /** Names and address of a person, active or not; undefined for an unknown id. */
  person(db: Handle, id: string): Promise<PersonRow | undefined>;
  /** How people are reached, by person id; people who left and unknown ids are not in it. */
  contacts(db: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, Contact>>;
  /** @throws AppError 'platform.not-found' */
  post(db: Handle, id: string): Promise<Post>;
  /** @throws AppError 'platform.not-found' */
  unit(db: Handle, id: string): Promise<Unit>;
  /** Units by id, also those no longer valid; unknown ids are left out. */
  units(db: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, Unit>>;
  /**
   * What units were called on days, where that was not their name of today: a numbered document
   * shows the name of its day.
   */
  formerNames(db: Handle, asked: readonly UnitOnDay[]): Promise<NameOnDay[]>;
  /** Address, telephone, fax and mail of units, as letters print them; unknown ids are left out. */
  unitContacts(db: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, UnitContact>>;
  /** Units valid today, parents before children: those named with all below them, else all. */
  unitTree(db: Handle, within?: readonly string[]): Promise<UnitNode[]>;
  /** Dissolved units, each with the existing unit that continues its work. */
  successors(db: Handle): Promise<EndedUnit[]>;
  /** Numbers of units below a unit and of its people. */
  unitPosts(db: Handle, unitId: string): Promise<UnitPosts>;
  /** The unit first, the root last; empty for an unknown unit. */
  ancestors(db: Handle, unitId: string): Promise<string[]>;
  /** Units of the posts that somebody holds now, or those of the keys of a program, each with all above it. */
  unitsWithAncestors(
    db: Handle,
    who: { readonly id: string; readonly principals: readonly string[] },
  ): Promise<ReadonlySet<string>>;
  /** Active people with a post in the unit or below, in dictionary order. */
  membersBelow(db: Handle, unitId: string): Promise<PersonCard[]>;
  /** True also when both are the same unit. */
  isWithin(db: Handle, unitId: string, ancestorId: string): Promise<boolean>;
  /** Units valid today whose names or codes hold every word; at most 100. */
  searchUnits(db: Handle, text: string): Promise<Unit[]>;
  /**
   * @throws AppError 'identity.may-not-sign' naming the first whose employee type may not
   *   Specification of settings §2.1 `employee-type`
   */
  assertMaySign(db: Handle, ids: readonly string[]): Promise<void>;
  /** Active people by name, post or unit; at most `take`, 20 by default. */
  searchPeople(
    db: Handle,
    text: string,
    withinUnit?: string | null,
    take?: number,
    maySign?: boolean,
  ): Promise<PersonCard[]>;
  /** The agency itself. @throws AppError 'platform.not-found' in an empty database */
  rootUnit(db: Handle): Promise<Unit>;
  /** The Thai title of the post that heads a unit today; undefined where it has none. */
  headTitle(db: Handle, unitId: string): Promise<string | undefined>;
  /** Names of the roles given to a person or to one of these posts, in the asked language. */
  roleNames(db: Handle, personId: string, asked: RoleNamesAsked): Promise<string[]>;
  /** Whether the person has, or holds a post today that has, a role with one of these numbers. */
  hasRoleNumbered(db: Handle, personId: string, numbers: readonly number[]): Promise<boolean>;
  /** Addresses of those whose role holds the permission, by person or by a post held today. */
  mailsOfPermitted(db: Handle, permission: string): Promise<string[]>;
  /** Active people whose role holds the permission, by person or by a post held today. */
  peoplePermitted(db: Handle, permission: string): Promise<string[]>;
  /** Whether this active person holds it for the whole agency, also while acting for another post. */
  isPermitted(db: Handle, permission: string, personId: string): Promise<boolean>;
  /** Days off of a span of Christian years, both inside, for counting working days. */
  calendar(db: Handle, fromYear: number, toYear: number): Promise<AgencyCalendar>;
}

export function createOrganisation(clock: Clock): Organisation {
  const today = (): CivilDate => civilDateAt(clock.now());
  const capacities = createCapacities(clock);
  return {
    ...capacities,
    ...createUnitTrees(clock),
    person: async (db, id) => (isId(id) ? findPerson(db, id) : undefined),
    async personCard(db, ids) {
      return byId(await listCards(db, today(), ids.filter(isId)));
    },
    contacts: async (db, ids) => byId(await listContacts(db, ids.filter(isId))),
    async post(db, id) {
      return found(isId(id) ? await findPost(db, id) : undefined);
    },
    async unit(db, id) {
      return found((await listUnits(db, isId(id) ? [id] : []))[0]);
    },
    units: async (db, ids) => byId(await listUnits(db, ids.filter(isId))),
    formerNames: async (db, asked) => (asked.length === 0 ? [] : listFormerNames(db, asked)),
    async unitContacts(db, ids) {
      const wanted = ids.filter(isId);
      return byId(wanted.length === 0 ? [] : await listUnitContacts(db, wanted));
    },
    unitTree: (db, within) => listTree(db, today(), within?.filter(isId)),
    successors: (db) => listSuccessors(db, today()),
    unitPosts: (db, unitId) => countUnitPosts(db, unitId, today()),
    ancestors: async (db, unitId) => (isId(unitId) ? listAncestors(db, unitId) : []),
    unitsWithAncestors: async (db, { id, principals }) =>
      ancestorsOfPosts(db, await capacities.postsOf(db, id), principals),
    async membersBelow(db, unitId) {
      if (!isId(unitId)) return [];
      return listCards(db, today(), await listMembersBelow(db, today(), unitId));
    },
    async isWithin(db, unitId, ancestorId) {
      return isId(unitId) && (await listAncestors(db, unitId)).includes(ancestorId);
    },
    searchUnits: (db, text) => searchUnits(db, likePatterns(text), today()),
    async assertMaySign(db, ids) {
      const [first] = await listNoSignatories(db, ids);
      if (!first) return;
      const { name, type, typeCode: row } = first;
      throw new AppError('identity.may-not-sign', { name, type, row });
    },
    async searchPeople(db, text, withinUnit = null, take = 20, maySign = false) {
      if (withinUnit !== null && !isId(withinUnit)) return [];
      return searchCards(db, today(), { patterns: likePatterns(text), withinUnit, take, maySign });
    },
    rootUnit: async (db) => found(await findRoot(db, today())),
    headTitle: (db, unitId) => findHeadTitle(db, unitId, today()),
    roleNames: (db, personId, { postIds, isEnglish }) =>
      listRoleNames(db, personId, postIds, { isEnglish, day: today() }),
    hasRoleNumbered: (db, personId, numbers) => hasRoleNumbered(db, personId, numbers, today()),
    mailsOfPermitted: (db, permission) => listMailsOfPermitted(db, permission, today()),
    peoplePermitted: (db, permission) => listPermitted(db, permission, today()),
    isPermitted: (db, permission, personId) =>
      isPermitted(db, permission, { personId, day: today(), now: clock.now().toISOString() }),
    calendar: calendarOf,
  };
}

async function ancestorsOfPosts(
  db: Handle,
  posts: readonly { readonly unitId: string }[],
  principals: readonly string[],
): Promise<ReadonlySet<string>> {
  const held = posts.map(({ unitId }) => unitId);
  const own = held.length > 0 ? held : readPrincipals(principals).unitIds;
  const line = new Set<string>();
  for (const unitId of new Set(own)) {
    for (const above of await listAncestors(db, unitId)) line.add(above);
  }
  return line;
}

function byId<T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('platform.not-found');
  return value;
}
