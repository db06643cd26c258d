import { AppError, isId, newId } from '@sarn/kernel';
import type { Caller, Handle, Platform, SignedContext, Tx } from '@sarn/platform-server';
import { organisationPermissions } from '../../contract/index.ts';
import type { Delegation, DelegationDraft, PostChoice } from '../../contract/index.ts';
import type { Actor, Changes } from '../change.ts';
import { likePatterns } from '../search.rules.ts';
import { assertScopeFits, dayOf, isWithinScope, periodOf, stateAt } from './acting.rules.ts';
import type { Period } from './acting.rules.ts';
import {
  findCycle,
  findOverlap,
  findStart,
  isDelegateKnown,
  listOwnScopes,
  listPrincipalPosts,
  mayAppoint,
  sitsOnOneOf,
} from './delegation-check.store.ts';
import {
  endDelegation,
  findDelegation,
  insertDelegation,
  listDelegations,
  listOver,
  searchPosts,
} from './delegation.store.ts';
import type { Asker, DelegationRow } from './delegation.store.ts';
import { listAway } from './away.store.ts';
import type { Away } from './away.store.ts';
import { listPeopleByDelegation } from './capacity.store.ts';
import type { Moment } from './capacity.store.ts';

/** Who enters an order: a person with their rights, or the system itself (the demo). */
export type Appointer = Pick<SignedContext, 'requestId'> & { readonly caller: Caller | null };

/** Orders by which somebody acts for another. */
export interface Delegations {
  /** Orders that concern the caller; keepers of orders see all. */
  list(db: Handle, caller: Caller): Promise<Delegation[]>;
  /** One order by its id, without a check of rights; undefined for an unknown one. */
  find(db: Handle, id: string): Promise<Delegation | undefined>;
  /** People who act by it at the moment. */
  people(db: Handle, id: string): Promise<string[]>;
  /** Those of the orders that are over. */
  over(db: Handle, ids: readonly string[]): Promise<string[]>;
  /** Who of these units is away now, and who acts for them. */
  awayIn(db: Handle, unitIds: readonly string[]): Promise<Away[]>;
  searchPosts(db: Handle, caller: Caller, text: string, onlyMine: boolean): Promise<PostChoice[]>;
  /** Enters an order. @returns its id @throws AppError 'identity.acting-…' */
  begin(tx: Tx, by: Appointer, draft: DelegationDraft, id?: string): Promise<string>;
  /** Ends an order before its time. @throws AppError 'identity.acting-over', 'platform.not-found' */
  end(tx: Tx, by: SignedContext, id: string, reason: string): Promise<void>;
  /** The same for somebody who left; the calling module checks the right. */
  endFor(tx: Tx, by: Actor, id: string, reason: string): Promise<void>;
}

const askerOf = (caller: Caller): Asker => ({
  personId: caller.id,
  keepsOrders: caller.permissions.has(organisationPermissions.appoint),
});

const nobody: Asker = { personId: '00000000-0000-0000-0000-000000000000', keepsOrders: false };

export function createDelegations(platform: Platform, changes: Changes): Delegations {
  const moment = (): Moment => {
    const now = platform.clock.now().toISOString();
    return { now, day: dayOf(now) };
  };
  return { ...readings(moment), ...orders(moment, changes) };
}

type Reading = Omit<Delegations, 'begin' | 'end' | 'endFor'>;

function readings(moment: () => Moment): Reading {
  const shown = (row: DelegationRow, at: Moment): Delegation => {
    return { ...row, state: stateAt(row, at.now) };
  };
  return {
    async list(db, caller) {
      const at = moment();
      const rows = await listDelegations(db, at, askerOf(caller));
      return rows.map((row) => shown(row, at));
    },
    async find(db, id) {
      const at = moment();
      const row = isId(id) ? await findDelegation(db, at, nobody, id) : undefined;
      return row && shown(row, at);
    },
    people: (db, id) => listPeopleByDelegation(db, moment(), [id]),
    over: (db, ids) => listOver(db, moment(), ids.filter(isId)),
    awayIn: (db, unitIds) => listAway(db, moment(), unitIds),
    searchPosts: (db, caller, text, onlyMine) =>
      searchPosts(db, moment(), askerOf(caller), { patterns: likePatterns(text), onlyMine }),
  };
}

function orders(
  moment: () => Moment,
  { record }: Changes,
): Pick<Delegations, 'begin' | 'end' | 'endFor'> {
  return {
    async begin(tx, by, draft, id = newId()) {
      const at = moment();
      const period = periodOf(draft, at.now);
      await assertMayBegin(tx, at, by, draft, period);
      await insertDelegation(tx, rowOf({ id, draft, period, by, now: at.now }));
      const { power, orderNo } = draft;
      const whom = draft.delegatePersonId ?? draft.delegatePostId ?? '';
      const of = draft.principalPostId ?? draft.principalUnitId ?? '';
      const actor = { callerId: by.caller?.id ?? null, requestId: by.requestId };
      await record(tx, actor, 'acting-begun', subjectOf(id), { power, orderNo, whom, of });
      return id;
    },
    async end(tx, by, id, reason) {
      const at = moment();
      const found = isId(id) ? await findDelegation(tx, at, askerOf(by.caller), id) : undefined;
      if (!found) throw new AppError('platform.not-found');
      if (!found.mayEnd) {
        const isOver = ['over', 'ended'].includes(stateAt(found, at.now));
        throw new AppError(isOver ? 'identity.acting-over' : 'identity.acting-not-yours');
      }
      const change = { personId: by.caller.id, now: at.now, reason };
      if (!(await endDelegation(tx, id, change))) throw new AppError('identity.acting-over');
      const actor = { callerId: by.caller.id, requestId: by.requestId };
      await record(tx, actor, 'acting-ended', subjectOf(id));
    },
    async endFor(tx, by, id, reason) {
      const change = { personId: by.callerId, now: moment().now, reason };
      if (!(await endDelegation(tx, id, change))) throw new AppError('identity.acting-over');
      await record(tx, by, 'acting-ended', subjectOf(id));
    },
  };
}

const subjectOf = (id: string) => ({ kind: 'delegation', id });

/** Throws the first reason against an order; locks the posts meanwhile. */
async function assertMayBegin(
  tx: Tx,
  at: Moment,
  { caller }: Appointer,
  draft: DelegationDraft,
  period: Period,
): Promise<void> {
  assertScopeFits(draft);
  const isOnePrincipal = Boolean(draft.principalPostId) !== Boolean(draft.principalUnitId);
  const isOneDelegate = Boolean(draft.delegatePersonId) !== Boolean(draft.delegatePostId);
  if (!isOnePrincipal || !isOneDelegate) throw new AppError('identity.acting-unknown');
  const principal = {
    postId: draft.principalPostId ?? null,
    unitId: draft.principalUnitId ?? null,
  };
  const delegate = {
    personId: draft.delegatePersonId ?? null,
    postId: draft.delegatePostId ?? null,
  };
  const posts = await listPrincipalPosts(tx, at, principal);
  const postIds = posts.map((post) => post.id);
  if (posts.length === 0 || !(await isDelegateKnown(tx, at, delegate))) {
    throw new AppError('identity.acting-unknown');
  }
  if (caller) await assertAppointer(tx, at, caller, { draft, postIds });
  await assertDelegate(tx, at, delegate, posts);
  await assertNoClash(tx, at, {
    ...period,
    postIds,
    personId: delegate.personId,
    delegatePostId: delegate.postId,
    isFull: draft.kinds.length + draft.acts.length + draft.unitIds.length === 0,
  });
}

async function assertAppointer(
  tx: Tx,
  at: Moment,
  caller: Caller,
  { draft, postIds }: { draft: DelegationDraft; postIds: readonly string[] },
): Promise<void> {
  const asker = askerOf(caller);
  // First without the right to keep orders: nobody may use that right in their own favour.
  const isByOwnRight = await mayAppoint(tx, at, { ...asker, keepsOrders: false }, postIds);
  if (!isByOwnRight && !asker.keepsOrders) throw new AppError('identity.acting-not-yours');
  const isInOwnFavour =
    draft.delegatePersonId === caller.id ||
    (draft.delegatePostId !== undefined &&
      (await sitsOnOneOf(tx, at, caller.id, [draft.delegatePostId])));
  if (!isByOwnRight && isInOwnFavour) throw new AppError('identity.acting-own-favour');
  const isOwner = await sitsOnOneOf(tx, at, caller.id, postIds);
  const scopes = isOwner ? [] : await listOwnScopes(tx, at, caller.id, postIds);
  if (asker.keepsOrders || scopes.length === 0) return;
  if (!scopes.some((scope) => isWithinScope(draft, scope))) {
    throw new AppError('identity.acting-beyond-own');
  }
}

async function assertDelegate(
  tx: Tx,
  at: Moment,
  delegate: { personId: string | null; postId: string | null },
  posts: readonly { id: string; duty: string }[],
): Promise<void> {
  const postIds = posts.map((post) => post.id);
  const isSelf = delegate.personId
    ? await sitsOnOneOf(tx, at, delegate.personId, postIds)
    : postIds.includes(delegate.postId ?? '');
  // For a whole unit, one post may be the delegate's own; they act for the others.
  if (isSelf && posts.length === 1) throw new AppError('identity.acting-self');
  for (const duty of new Set(posts.map((post) => post.duty))) {
    if (!(await findStart(tx, at, delegate, duty))) {
      throw new AppError('identity.acting-may-not-sign');
    }
  }
}

async function assertNoClash(
  tx: Tx,
  at: Moment,
  query: Parameters<typeof findOverlap>[2],
): Promise<void> {
  const overlap = await findOverlap(tx, at, query);
  if (overlap) throw new AppError('identity.acting-overlap', { ...overlap });
  const cycle = await findCycle(tx, at, query);
  if (cycle) throw new AppError('identity.acting-cycle', { orderNo: cycle.orderNo });
}

function rowOf(given: {
  id: string;
  draft: DelegationDraft;
  period: Period;
  by: Appointer;
  now: string;
}) {
  const { id, draft, period, by, now } = given;
  return {
    id,
    power: draft.power,
    principal_post_id: draft.principalPostId ?? null,
    principal_unit_id: draft.principalUnitId ?? null,
    delegate_person_id: draft.delegatePersonId ?? null,
    delegate_post_id: draft.delegatePostId ?? null,
    kinds: draft.kinds,
    acts: draft.acts,
    unit_ids: draft.unitIds,
    matters: draft.matters,
    may_redelegate: draft.mayRedelegate,
    begins_at: period.beginsAt,
    ends_at: period.endsAt,
    order_no: draft.orderNo,
    order_date: draft.orderDate,
    entered_by: by.caller?.id ?? null,
    entered_at: now,
    ended_by: null,
    ended_at: null,
  };
}

/**
 * Whether the caller may open the file of an order: the rule for whoever keeps the file. It needs no
 * module, so it can be used before one is made.
 */
export async function mayReadOrder(h: Handle, caller: Caller, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const now = new Date().toISOString();
  const rows = await listDelegations(h, { now, day: dayOf(now) }, askerOf(caller));
  return rows.some((row) => row.id === id);
}
