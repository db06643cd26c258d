import type { CivilDate, Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ActingCapacity, Duty, Post, PowerKind } from '../../contract/index.ts';
import { postColumns, postJoins, postShape } from '../post.store.ts';

/** A moment with its Bangkok day: posts are held by days, orders end at a minute. */
export interface Moment {
  readonly day: CivilDate;
  readonly now: Instant;
}

export interface CapacityRow extends Post {
  readonly isActing: boolean;
  readonly actingPhrase: string | null;
  readonly isScoped: boolean;
  /** Titles from the own post to this one, and the powers between them. */
  readonly titles: readonly string[];
  readonly powers: readonly PowerKind[];
  readonly chain: readonly string[];
  /** Null for an own post. */
  readonly delegation: Omit<ActingCapacity, 'lines' | 'ownTitle' | 'chain'> | null;
}

/** The person who holds a post, not acting, on the day given as $1. */
export const ownerOf = (postId: string): string => `
  select m.id, m.prefix_th || m.first_name_th
    || case when m.last_name_th = '' then '' else ' ' || m.last_name_th end || m.suffix_th as name
  from post_holding h join person m on m.id = h.person_id and m.is_active
  where h.post_id = ${postId} and not h.is_acting
    and h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1)
  order by h.valid_from desc, h.id limit 1`;

/** All capacities of a person, own posts first, then the highest. */
export function listCapacities(db: Handle, personId: string, at: Moment): Promise<CapacityRow[]> {
  return capacitiesSql.all(db, at.day, personId, at.now);
}

const capacitiesSql = statement(
  'capacity.all',
  row<CapacityRow>({
    ...postShape,
    isActing: 'bool',
    actingPhrase: 'text?',
    isScoped: 'bool',
    chain: 'uuid[]',
    titles: 'text[]',
    powers: 'text[]',
    delegation: 'jsonb?',
  }),
  ['date', 'uuid', 'timestamptz'],
  `select ${postColumns}, capacity.is_acting "isActing", capacity.phrase "actingPhrase",
     capacity.is_scoped "isScoped", capacity.chain,
     array(select t.title_th from unnest(capacity.posts) with ordinality as o (id, place)
           join post t on t.id = o.id order by place) titles,
     array(select g.power from unnest(capacity.chain) with ordinality as o (id, place)
           join delegation g on g.id = o.id order by place) powers,
     case when d.id is not null then jsonb_build_object(
       'delegationId', d.id, 'power', d.power, 'isScoped', d.is_scoped, 'kinds', d.kinds,
       'acts', d.acts, 'unitIds', d.unit_ids, 'matters', d.matters, 'orderNo', d.order_no,
       'endsAt', (select to_char(min(g.ends_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
                  from delegation g where g.id = any (capacity.chain)),
       'principalId', owner.id, 'principalName', coalesce(owner.name, '')) end delegation
   from capacities_of($2, $1, $3) capacity join post p on p.id = capacity.post_id ${postJoins}
   left join delegation d on d.id = capacity.chain[cardinality(capacity.chain)]
   left join lateral (${ownerOf('p.id')}) owner on true
   order by capacity.is_acting, p.sort, p.id, cardinality(capacity.chain), capacity.chain`,
);

/** People who act by one of the delegations at the moment. */
export async function listPeopleByDelegation(
  db: Handle,
  at: Moment,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await peopleSql.all(db, ids, at.day, at.now);
  return rows.map(({ id }) => id);
}

const peopleSql = statement(
  'capacity.people-by-delegation',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid[]', 'date', 'timestamptz'],
  'select distinct person_id id from people_by_delegation($1::uuid[], $2, $3)',
);

/** Those of the delegations that are live, locked until the end of the transaction. */
export async function listLiveForShare(
  tx: Tx,
  now: Instant,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await liveSql.all(tx, ids, now);
  return rows.map(({ id }) => id);
}

const liveSql = statement(
  'capacity.live-for-share',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid[]', 'timestamptz'],
  `select d.id from delegation d where d.id = any ($1::uuid[]) and is_delegation_live(d, $2)
   for share`,
);

/** A limited delegation and the keys whose work it partly covers. */
export interface LimitedDelegate {
  readonly id: string;
  readonly kinds: readonly string[];
  readonly acts: readonly string[];
  readonly unitIds: readonly string[];
  readonly keys: readonly string[];
}

/** Limited delegations, live or future, for the posts of keys `post:<id>` and `<duty>:<unit>`. */
export function listLimitedDelegates(
  db: Handle,
  at: Moment,
  keys: { postIds: readonly string[]; duties: readonly string[]; unitIds: readonly string[] },
): Promise<LimitedDelegate[]> {
  return limitedSql.all(db, at.day, at.now, keys.postIds, keys.duties, keys.unitIds);
}

const limitedSql = statement(
  'capacity.limited-delegates',
  row<LimitedDelegate>({
    id: 'uuid',
    kinds: 'text[]',
    acts: 'text[]',
    unitIds: 'uuid[]',
    keys: 'text[]',
  }),
  ['date', 'timestamptz', 'uuid[]', 'text[]', 'uuid[]'],
  `select d.id, d.kinds, d.acts, d.unit_ids "unitIds",
     array_agg(p.duty || ':' || p.serves_unit_id) || array_agg('post:' || p.id) keys
   from post p cross join lateral delegations_of_post(p) d
   where (p.id = any ($3::uuid[]) or p.id in (
       select c.id from unnest($4::text[], $5::uuid[]) as asked (duty, unit_id)
       join post c on c.serves_unit_id = asked.unit_id and c.duty = asked.duty))
     and p.valid_from <= $1 and (p.valid_to is null or p.valid_to >= $1)
     and d.is_scoped and d.ended_at is null and (d.ends_at is null or d.ends_at > $2)
   group by d.id, d.kinds, d.acts, d.unit_ids`,
);

/** A post for which an order is given. */
export interface PostOfOrder {
  readonly id: string;
  readonly duty: Duty;
  readonly servesUnitId: string;
}

/** Posts for which an order is given, on the day. */
export function listPostsOfOrder(
  db: Handle,
  day: CivilDate,
  delegationId: string,
): Promise<PostOfOrder[]> {
  return postsOfOrderSql.all(db, day, delegationId);
}

const postsOfOrderSql = statement(
  'capacity.posts-of-order',
  row<PostOfOrder>({ id: 'uuid', duty: 'text', servesUnitId: 'uuid' }),
  ['date', 'uuid'],
  `select p.id, p.duty, p.serves_unit_id "servesUnitId"
   from delegation d cross join lateral posts_of_delegation(d, $1) p where d.id = $2`,
);

export interface EndedRow {
  readonly delegationId: string;
  readonly isScoped: boolean;
  readonly orderNo: string;
  readonly postId: string;
  readonly title: string;
  readonly duty: Duty;
  readonly servesUnitId: string;
}

/** Posts for which a person acted by orders that ended within a week, the last one first. */
export function listEndedCapacities(db: Handle, personId: string, at: Moment): Promise<EndedRow[]> {
  return endedSql.all(db, at.day, personId, at.now);
}

const endedSql = statement(
  'capacity.ended',
  row<EndedRow>({
    delegationId: 'uuid',
    isScoped: 'bool',
    orderNo: 'text',
    postId: 'uuid',
    title: 'text',
    duty: 'text',
    servesUnitId: 'uuid',
  }),
  ['date', 'uuid', 'timestamptz'],
  `select d.id "delegationId", d.is_scoped "isScoped", d.order_no "orderNo", p.id "postId",
     p.title_th title, p.duty, p.serves_unit_id "servesUnitId"
   from delegation d cross join lateral posts_of_delegation(d, $1) p
   where (d.delegate_person_id = $2
       or d.delegate_post_id in (select c.post_id from posts_held($2, $1) c))
     and least(d.ends_at, d.ended_at) between $3::timestamptz - interval '7 days' and $3
   order by least(d.ends_at, d.ended_at) desc, p.id limit 20`,
);
