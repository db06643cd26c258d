import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ActingScope } from '../../contract/index.ts';
import type { Moment } from './capacity.store.ts';
import { nameOf } from './delegation.store.ts';
import type { Asker } from './delegation.store.ts';

/** Whether the asker may appoint somebody for each of the posts. */
export async function mayAppoint(
  db: Handle,
  at: Moment,
  asker: Asker,
  postIds: readonly string[],
): Promise<boolean> {
  const { personId, keepsOrders } = asker;
  const found = await appointSql.first(db, at.day, at.now, personId, keepsOrders, postIds);
  return found?.may ?? false;
}

const appointSql = statement(
  'delegation.may-appoint',
  row<{ may: boolean | null }>({ may: 'bool?' }),
  ['date', 'timestamptz', 'uuid', 'bool', 'uuid[]'],
  `select bool_and(may_appoint($3, p.id, $1, $2, $4)) may
   from unnest($5::uuid[]) as p (id)`,
);

/** Posts of an order, locked until the end of the transaction so that orders are serial. */
export function listPrincipalPosts(
  tx: Tx,
  at: Moment,
  principal: { readonly postId: string | null; readonly unitId: string | null },
): Promise<{ id: string; duty: string }[]> {
  return principalSql.all(tx, at.day, principal.postId, principal.unitId);
}

const principalSql = statement(
  'delegation.principal-posts',
  row<{ id: string; duty: string }>({ id: 'uuid', duty: 'text' }),
  ['date', 'uuid?', 'uuid?'],
  `select p.id, p.duty from post p
   where (p.id = $2 or (p.serves_unit_id = $3 and p.duty in ('head', 'deputy', 'clerk')))
     and p.valid_from <= $1 and (p.valid_to is null or p.valid_to >= $1)
   order by p.id for update`,
);

/** Whether a person, or the person on a post, may act for a post of that duty at all. */
export async function findStart(
  db: Handle,
  at: Moment,
  delegate: { readonly personId: string | null; readonly postId: string | null },
  duty: string,
): Promise<boolean> {
  const found = await startSql.first(db, at.day, delegate.personId, delegate.postId, duty);
  return found?.may ?? false;
}

const startSql = statement(
  'delegation.start',
  row<{ may: boolean }>({ may: 'bool' }),
  ['date', 'uuid?', 'uuid?', 'text'],
  `select case when $2::uuid is not null then post_to_act_from($2, $4, $1) is not null
     else exists (select 1 from post p where p.id = $3
       and ($4 not in ('head', 'deputy') or p.duty not in ('secretary', 'clerk', 'none'))) end may`,
);

/** Whether the person or post is there and, for a person, still in service. */
export async function isDelegateKnown(
  db: Handle,
  at: Moment,
  delegate: { readonly personId: string | null; readonly postId: string | null },
): Promise<boolean> {
  const found = await knownSql.first(db, at.day, delegate.personId, delegate.postId);
  return found !== undefined;
}

const knownSql = statement(
  'delegation.delegate',
  row<{ id: string }>({ id: 'uuid' }),
  ['date', 'uuid?', 'uuid?'],
  `select id from person where id = $2 and is_active
   union all select id from post where id = $3
     and valid_from <= $1 and (valid_to is null or valid_to >= $1)`,
);

/** Whether the person holds one of the posts, not acting. */
export async function sitsOnOneOf(
  db: Handle,
  at: Moment,
  personId: string,
  postIds: readonly string[],
): Promise<boolean> {
  return (await holdsSql.first(db, at.day, personId, postIds)) !== undefined;
}

const holdsSql = statement(
  'delegation.holds-one-of',
  row<{ id: string }>({ id: 'uuid' }),
  ['date', 'uuid', 'uuid[]'],
  `select post_id as id from posts_held($2, $1)
   where post_id = any ($3::uuid[]) and not is_acting limit 1`,
);

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

const clash = row<Clash>({ orderNo: 'text', name: 'text' });

const inPeriod = `d.ended_at is null and (d.ends_at is null or d.ends_at > $2)
  and ($3::timestamptz is null or d.begins_at < $3)`;

/**
 * An order of full power for one of the posts in the period: of any delegate if the new order has
 * full power too, because only one person acts for a post; otherwise of the same delegate.
 */
export function findOverlap(db: Handle, at: Moment, query: ClashQuery): Promise<Clash | undefined> {
  const { beginsAt, endsAt, postIds, personId, delegatePostId, isFull } = query;
  return overlapSql.first(db, at.day, beginsAt, endsAt, postIds, personId, delegatePostId, isFull);
}

const overlapSql = statement(
  'delegation.overlap',
  clash,
  ['date', 'timestamptz', 'timestamptz?', 'uuid[]', 'uuid?', 'uuid?', 'bool'],
  `select d.order_no "orderNo", coalesce(${nameOf('m')}, p.title_th, '') as name
   from post principal cross join lateral delegations_of_post(principal) d
   left join person m on m.id = d.delegate_person_id left join post p on p.id = d.delegate_post_id
   where principal.id = any ($4::uuid[]) and ${inPeriod} and not d.is_scoped
     and principal.valid_from <= $1
     and ($7 or d.delegate_person_id = $5 or d.delegate_post_id = $6)
   order by d.begins_at limit 1`,
);

/**
 * An order of the period that would close a cycle: the principal acts, directly or through further
 * orders, for a post of the delegate.
 */
export function findCycle(db: Handle, at: Moment, query: ClashQuery): Promise<Clash | undefined> {
  const { beginsAt, endsAt, postIds, personId, delegatePostId } = query;
  return cycleSql.first(db, at.day, beginsAt, endsAt, postIds, personId, delegatePostId);
}

// `reached`: the posts for which the principals act, order by order.
const cycleSql = statement(
  'delegation.cycle',
  clash,
  ['date', 'timestamptz', 'timestamptz?', 'uuid[]', 'uuid?', 'uuid?'],
  `with recursive goal as (
     select post_id as id from posts_held($5, $1) where not is_acting
     union select $6::uuid where $6::uuid is not null),
   reached as (
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
);

/** Scopes of the person's own orders for the posts; they may pass on no more than these. */
export function listOwnScopes(
  db: Handle,
  at: Moment,
  personId: string,
  postIds: readonly string[],
): Promise<ActingScope[]> {
  return scopesSql.all(db, at.day, personId, at.now, postIds);
}

const scopesSql = statement(
  'delegation.own-scopes',
  row<ActingScope>({ kinds: 'text[]', acts: 'text[]', unitIds: 'uuid[]' }),
  ['date', 'uuid', 'timestamptz', 'uuid[]'],
  `select d.kinds, d.acts, d.unit_ids "unitIds" from capacities_of($2, $1, $3) s
   join delegation d on d.id = s.chain[cardinality(s.chain)]
   where s.post_id = any ($4::uuid[]) and d.may_redelegate`,
);
