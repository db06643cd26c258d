import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable, Kysely } from 'kysely';
import type { ActingScope, Delegation, PostChoice } from '../../contract/index.ts';
import type { DelegationTable, OrganisationTables } from '../organisation.tables.gen.ts';
import { ownerOf } from './capacity.store.ts';
import type { Moment } from './capacity.store.ts';

export type NewDelegation = Insertable<DelegationTable>;
export type DelegationRow = Omit<Delegation, 'state'>;

const nameOf = (alias: string) => `${alias}.prefix_th || ${alias}.first_name_th
  || case when ${alias}.last_name_th = '' then '' else ' ' || ${alias}.last_name_th end`;
const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

// $1 day, $2 moment, $3 the person who asks, $4 whether they keep the orders.
const select = `select d.id, d.power, d.kinds, d.acts, d.unit_ids "unitIds", d.matters,
    d.may_redelegate "mayRedelegate", ${instant('d.begins_at')} "beginsAt",
    ${instant('d.ends_at')} "endsAt", d.order_no "orderNo", d.order_date "orderDate",
    case when pp.id is not null then jsonb_build_object('id', pp.id, 'name', pp.title_th) end
      "principalPost",
    case when pu.id is not null then jsonb_build_object('id', pu.id, 'name', pu.name_th) end
      "principalUnit",
    coalesce(owner.name, '') "principalName",
    case when dp.id is not null then jsonb_build_object('id', dp.id, 'name', ${nameOf('dp')}) end
      "delegatePerson",
    case when dc.id is not null then jsonb_build_object('id', dc.id, 'name', dc.title_th) end
      "delegatePost",
    coalesce(case when dp.id is not null then ${nameOf('dp')} end, incumbent.name, '') "delegateName",
    coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name_th) order by u.sort_key)
      from unit u where u.id = any (d.unit_ids)), '[]'::jsonb) units,
    coalesce(${nameOf('entry')}, '') "enteredByName", ${instant('d.entered_at')} "enteredAt",
    coalesce(${nameOf('ender')}, '') "endedByName", ${instant('d.ended_at')} "endedAt",
    d.end_reason "endReason", coalesce(d.ended_at is null and (d.ends_at is null or d.ends_at > $2)
      and (may.appoint or d.entered_by = $3), false) "mayEnd"
  from delegation d
  left join post pp on pp.id = d.principal_post_id
  left join unit pu on pu.id = d.principal_unit_id
  left join lateral (${ownerOf('pp.id')}) owner on true
  left join person dp on dp.id = d.delegate_person_id
  left join post dc on dc.id = d.delegate_post_id
  left join lateral (${ownerOf('dc.id')}) incumbent on true
  left join person entry on entry.id = d.entered_by
  left join person ender on ender.id = d.ended_by
  cross join lateral (select bool_or(may_appoint($3, p.id, $1, $2, $4)) appoint
    from posts_of_delegation(d, $1) p) may`;

export interface Asker {
  readonly personId: string;
  readonly keepsOrders: boolean;
}

/**
 * Orders that concern a person: those they act by, those for posts they may appoint for, those they
 * entered; the keepers of orders see all. The newest first.
 */
export function listDelegations(db: Handle, at: Moment, asker: Asker): Promise<DelegationRow[]> {
  return db.query<DelegationRow>(
    `${select} where may.appoint or d.entered_by = $3 or d.delegate_person_id = $3
       or d.delegate_post_id in (select post_id from posts_held($3, $1))
     order by d.begins_at desc, d.id limit 500`,
    [at.day, at.now, asker.personId, asker.keepsOrders],
  );
}

/** One order, whoever asks; `mayEnd` says whether the asker may end it. */
export async function findDelegation(
  db: Handle,
  at: Moment,
  asker: Asker,
  id: string,
): Promise<DelegationRow | undefined> {
  const rows = await db.query<DelegationRow>(`${select} where d.id = $5`, [
    at.day,
    at.now,
    asker.personId,
    asker.keepsOrders,
    id,
  ]);
  return rows[0];
}

/** Whether the asker may appoint somebody for each of the posts. */
export async function mayAppoint(
  db: Handle,
  at: Moment,
  asker: Asker,
  postIds: readonly string[],
): Promise<boolean> {
  const rows = await db.query<{ may: boolean | null }>(
    `select bool_and(may_appoint($3, p.id, $1, $2, $4)) may
     from unnest($5::uuid[]) as p (id)`,
    [at.day, at.now, asker.personId, asker.keepsOrders, postIds],
  );
  return rows[0]?.may ?? false;
}

/** Posts of an order, locked until the end of the transaction so that orders are serial. */
export function listPrincipalPosts(
  tx: Tx,
  at: Moment,
  principal: { readonly postId: string | null; readonly unitId: string | null },
): Promise<{ id: string; duty: string }[]> {
  return tx.query<{ id: string; duty: string }>(
    `select p.id, p.duty from post p
     where (p.id = $2 or (p.serves_unit_id = $3 and p.duty in ('head', 'deputy', 'clerk')))
       and p.valid_from <= $1 and (p.valid_to is null or p.valid_to >= $1)
     order by p.id for update`,
    [at.day, principal.postId, principal.unitId],
  );
}

/** Whether a person, or the person on a post, may act for a post of that duty at all. */
export async function findStart(
  db: Handle,
  at: Moment,
  delegate: { readonly personId: string | null; readonly postId: string | null },
  duty: string,
): Promise<boolean> {
  const rows = await db.query<{ may: boolean }>(
    `select case when $2::uuid is not null then post_to_act_from($2, $4, $1) is not null
       else exists (select 1 from post p where p.id = $3
         and ($4 not in ('head', 'deputy') or p.duty not in ('secretary', 'clerk', 'none'))) end may`,
    [at.day, delegate.personId, delegate.postId, duty],
  );
  return rows[0]?.may ?? false;
}

/** Whether the person or post is there and, for a person, still in service. */
export async function isDelegateKnown(
  db: Handle,
  at: Moment,
  delegate: { readonly personId: string | null; readonly postId: string | null },
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from person where id = $2 and is_active
     union all select 1 from post where id = $3
       and valid_from <= $1 and (valid_to is null or valid_to >= $1)`,
    [at.day, delegate.personId, delegate.postId],
  );
  return rows.length > 0;
}

/** Whether the person holds one of the posts, not acting. */
export async function sitsOnOneOf(
  db: Handle,
  at: Moment,
  personId: string,
  postIds: readonly string[],
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from posts_held($2, $1) where post_id = any ($3::uuid[]) and not is_acting limit 1`,
    [at.day, personId, postIds],
  );
  return rows.length > 0;
}

export interface Clash {
  readonly orderNo: string;
  readonly name: string;
}

export interface ClashQuery {
  readonly postIds: readonly string[];
  readonly beginsAt: string;
  readonly endsAt: string | null;
  readonly personId: string | null;
  readonly delegatePostId: string | null;
  readonly isFull: boolean;
}

const inPeriod = `d.ended_at is null and (d.ends_at is null or d.ends_at > $2)
  and ($3::timestamptz is null or d.begins_at < $3)`;

/**
 * An order of full power for one of the posts in the period: of any delegate if the new order has
 * full power too, because only one person acts for a post; otherwise of the same delegate.
 */
export async function findOverlap(
  db: Handle,
  at: Moment,
  query: ClashQuery,
): Promise<Clash | undefined> {
  const rows = await db.query<Clash>(
    `select d.order_no "orderNo", coalesce(${nameOf('m')}, p.title_th, '') as name
     from post principal cross join lateral delegations_of_post(principal) d
     left join person m on m.id = d.delegate_person_id left join post p on p.id = d.delegate_post_id
     where principal.id = any ($4::uuid[]) and ${inPeriod} and not d.is_scoped
       and principal.valid_from <= $1
       and ($7 or d.delegate_person_id = $5 or d.delegate_post_id = $6)
     order by d.begins_at limit 1`,
    [
      at.day,
      query.beginsAt,
      query.endsAt,
      query.postIds,
      query.personId,
      query.delegatePostId,
      query.isFull,
    ],
  );
  return rows[0];
}

/**
 * An order of the period that would close a cycle: the principal acts, directly or through further
 * orders, for a post of the delegate.
 */
export async function findCycle(
  db: Handle,
  at: Moment,
  query: ClashQuery,
): Promise<Clash | undefined> {
  const rows = await db.query<Clash>(
    `with recursive goal as (
       select post_id as id from posts_held($5, $1) where not is_acting
       union select $6::uuid where $6::uuid is not null),
     reached as (
       -- Chairs for which the principals act, link by link.
       select o.id, null::uuid as by from unnest($4::uuid[]) as o (id)
       union
       select p.id, d.id from reached
       join delegation d on d.delegate_post_id = reached.id or d.delegate_person_id in (
         select h.person_id from post_holding h where h.post_id = reached.id and not h.is_acting
           and h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1))
       cross join lateral posts_of_delegation(d, $1) p
       where ${inPeriod})
     select d.order_no "orderNo", '' as name from reached join delegation d on d.id = reached.by
     where reached.id in (select id from goal) limit 1`,
    [at.day, query.beginsAt, query.endsAt, query.postIds, query.personId, query.delegatePostId],
  );
  return rows[0];
}

/** Scopes of the person's own orders for the posts; they may pass on no more than these. */
export function listOwnScopes(
  db: Handle,
  at: Moment,
  personId: string,
  postIds: readonly string[],
): Promise<ActingScope[]> {
  return db.query<ActingScope>(
    `select d.kinds, d.acts, d.unit_ids "unitIds" from capacities_of($2, $1, $3) s
     join delegation d on d.id = s.chain[cardinality(s.chain)]
     where s.post_id = any ($4::uuid[]) and d.may_redelegate`,
    [at.day, personId, at.now, postIds],
  );
}

export async function insertDelegation(tx: Tx, row: NewDelegation): Promise<void> {
  await (tx.sql as Kysely<OrganisationTables>).insertInto('delegation').values(row).execute();
}

/** Ends an order. @returns false when it is over already */
export async function endDelegation(
  tx: Tx,
  id: string,
  by: { readonly personId: string | null; readonly now: string; readonly reason: string },
): Promise<boolean> {
  const rows = await tx.query(
    `update delegation set ended_by = $2, ended_at = $3, end_reason = $4
     where id = $1 and ended_at is null and (ends_at is null or ends_at > $3) returning 1`,
    [id, by.personId, by.now, by.reason],
  );
  return rows.length > 0;
}

/** Posts by title, unit or principal; with `onlyMine` those the asker may appoint for. At most 30. */
export function searchPosts(
  db: Handle,
  at: Moment,
  asker: Asker,
  query: { readonly patterns: readonly string[]; readonly onlyMine: boolean },
): Promise<PostChoice[]> {
  return db.query<PostChoice>(
    `select p.id, p.title_th title, p.unit_id "unitId", u.name_th "unitName", p.duty,
       coalesce(owner.name, '') "holderName"
     from post p join unit u on u.id = p.serves_unit_id
     left join lateral (${ownerOf('p.id')}) owner on true
     where p.valid_from <= $1 and (p.valid_to is null or p.valid_to >= $1)
       and lower(p.title_th || ' ' || u.name_th || ' ' || u.abbreviation || ' '
         || coalesce(owner.name, '')) like all ($5::text[])
       and (not $6 or may_appoint($3, p.id, $1, $2, $4))
     order by case p.duty when 'head' then 1 when 'deputy' then 2 else 3 end, p.sort, u.sort_key, p.id
     limit 30`,
    [at.day, at.now, asker.personId, asker.keepsOrders, query.patterns, query.onlyMine],
  );
}

/** Those of the orders that have expired or were ended. */
export async function listOver(db: Handle, at: Moment, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from delegation where id = any ($1::uuid[])
       and least(coalesce(ended_at, 'infinity'), coalesce(ends_at, 'infinity')) <= $2`,
    [ids, at.now],
  );
  return rows.map((row) => row.id);
}
