import type { CivilDate, Instant } from '@sarn/kernel';
import { builtStatement, row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { SuspendCode } from '@sarn/authentication/contract';
import { organisationPermissions } from '@sarn/organisation/contract';
import { activeFilters } from '../../contract/index.ts';
import type { ActiveFilter } from '../../contract/index.ts';

export interface ActiveRow {
  readonly personId: string;
  readonly username: string;
  readonly name: string;
  readonly positionName: string;
  readonly unitName: string;
  readonly email: string | null;
  readonly sessions: number;
  readonly lastSeenAt: Instant | null;
  readonly lockedUntil: Instant | null;
  readonly hasOneTimeCode: boolean;
  readonly hasPasskey: boolean;
  readonly isInDirectory: boolean;
  readonly invitation: string;
  readonly isAdmin: boolean;
}

/** Rows of a query of one page, and how many there are. */
export interface AccountQuery {
  readonly filter: ActiveFilter;
  /** LIKE patterns over the search form of name and username, all of which must match. */
  readonly patterns: readonly string[];
  readonly day: CivilDate;
  readonly now: Instant;
  readonly take: number;
  readonly skip: number;
}

/** Whether a role of the person, or of a post held on the day, holds the permission. */
const isAdmin = `exists (select 1 from role_grant g join role_permission r on r.role_id = g.role_id
  where r.permission = '${organisationPermissions.manage}' and (g.person_id = m.id or g.post_id in (
    select h.post_id from post_holding h where h.person_id = m.id
      and h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1))))`;

const isLive = `exists (select 1 from session s where s.account_id = a.id and s.revoked_at is null
  and s.expires_at > $2)`;
const hasFactor = `(exists (select 1 from passkey k where k.account_id = a.id)
  or exists (select 1 from one_time_key o where o.account_id = a.id and o.confirmed_at is not null))`;
/** SQL: whether the account `a` still waits for its first password. */
export const isInvited = `exists (select 1 from invitation i where i.account_id = a.id
  and i.used_at is null and i.replaced_at is null)`;

const conditions: Readonly<Record<ActiveFilter, string>> = {
  all: 'true',
  live: isLive,
  locked: 'a.locked_until > $2',
  'no-factor': `not ${hasFactor}`,
  invited: isInvited,
  admins: isAdmin,
};

const from = `account a join person m on m.id = a.person_id
  where not a.is_suspended and m.is_active`;
/**
 * Found by the index over names or by the username: one condition over both would read everybody.
 * All parameters stand in each text, so that all take the same values.
 */
const matches = (patterns: readonly string[]): string =>
  patterns.length === 0
    ? 'and $1::date is not null and $2::timestamptz is not null and $3::text[] is not null'
    : `and $1::date is not null and $2::timestamptz is not null and m.id in (
        select id from person where search_text like all($3::text[])
        union select person_id from account where username like all($3::text[]))`;

const samples = (): AccountQuery[] =>
  activeFilters.flatMap((filter) =>
    [[], ['%a%']].map((patterns) => ({
      ...{ filter, patterns, day: '2026-01-01', now: '2026-01-01T00:00:00Z' },
      ...{ take: 1, skip: 0 },
    })),
  );

const pageSql = builtStatement(
  'accounts.active',
  row<ActiveRow>({
    ...{ personId: 'uuid', username: 'text', name: 'text', positionName: 'text', unitName: 'text' },
    ...{
      email: 'text?',
      sessions: 'int4',
      lastSeenAt: 'timestamptz?',
      lockedUntil: 'timestamptz?',
    },
    ...{ hasOneTimeCode: 'bool', hasPasskey: 'bool', isInDirectory: 'bool', invitation: 'text' },
    isAdmin: 'bool',
  }),
  ({ filter, patterns, day, now, take, skip }: AccountQuery) => ({
    // The page is found by the index of names first; the rest is asked for its rows only.
    text: `with hit as materialized (
        select a.id, m.sort_key from ${from} ${matches(patterns)} and ${conditions[filter]}
        order by m.sort_key, m.id limit $4 offset $5
      )
      select m.id "personId", a.username, m.prefix_th || m.first_name_th
          || case when m.last_name_th = '' then '' else ' ' || m.last_name_th end "name",
        coalesce(main.title_th, '') "positionName", coalesce(main.unit_name, '') "unitName",
        m.email, (select count(*)::int from session s where s.account_id = a.id
          and s.revoked_at is null and s.expires_at > $2) sessions,
        (select max(s.last_seen_at) from session s where s.account_id = a.id) "lastSeenAt",
        case when a.locked_until > $2 then a.locked_until end "lockedUntil",
        exists (select 1 from one_time_key o where o.account_id = a.id
          and o.confirmed_at is not null) "hasOneTimeCode",
        exists (select 1 from passkey k where k.account_id = a.id) "hasPasskey",
        a.directory_name is not null "isInDirectory",
        coalesce((select case when i.expires_at > $2 then 'open' else 'over' end from invitation i
          where i.account_id = a.id and i.used_at is null and i.replaced_at is null), 'none') invitation,
        ${isAdmin} "isAdmin"
      from hit join account a on a.id = hit.id join person m on m.id = a.person_id
      left join lateral (
        select p.title_th, u.name_th unit_name from post_holding h
        join post p on p.id = h.post_id join unit u on u.id = p.unit_id
        where h.person_id = m.id and h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1)
        order by h.is_acting, p.sort, p.id limit 1
      ) main on true
      order by hit.sort_key, m.id`,
    values: [day, now, patterns, take, skip],
  }),
  samples,
);

const countSql = builtStatement(
  'accounts.count-active',
  row<{ total: number }>({ total: 'int4' }),
  ({ filter, patterns, day, now }: AccountQuery) => ({
    text: `select count(*)::int total from ${from} ${matches(patterns)} and ${conditions[filter]}`,
    values: [day, now, patterns],
  }),
  samples,
);

export const listActive = (h: Handle, query: AccountQuery): Promise<ActiveRow[]> =>
  pageSql.all(h, query);
export const countActive = async (h: Handle, query: AccountQuery): Promise<number> =>
  (await countSql.first(h, query))?.total ?? 0;

const adminsSql = statement(
  'accounts.other-admins',
  row<{ n: number }>({ n: 'int4' }),
  ['date', 'uuid'],
  `select count(*)::int n from account a join person m on m.id = a.person_id
   where not a.is_suspended and m.is_active and m.id <> $2 and ${isAdmin}`,
);

/** Other administrators who can sign in. */
export const countOtherAdmins = async (
  h: Handle,
  day: CivilDate,
  personId: string,
): Promise<number> => (await adminsSql.first(h, day, personId))?.n ?? 0;

export interface SessionRow {
  readonly id: string;
  readonly device: string;
  readonly ip: string;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
}

const sessionsSql = statement(
  'accounts.sessions',
  row<SessionRow>({
    ...{ id: 'uuid', device: 'text', ip: 'text', createdAt: 'timestamptz' },
    lastSeenAt: 'timestamptz',
  }),
  ['uuid', 'timestamptz'],
  `select s.id, s.device, s.ip, s.created_at "createdAt", s.last_seen_at "lastSeenAt"
   from session s join account a on a.id = s.account_id
   where a.person_id = $1 and s.revoked_at is null and s.expires_at > $2
   order by s.created_at desc, s.id`,
);

export const listSessions = (h: Handle, personId: string, now: Instant): Promise<SessionRow[]> =>
  sessionsSql.all(h, personId, now);

export interface EndedRow {
  readonly personId: string;
  readonly username: string;
  readonly name: string;
  readonly unitName: string;
  readonly isClosed: boolean;
  readonly code: SuspendCode | null;
  readonly reason: string;
  readonly at: Instant | null;
  readonly byId: string | null;
  readonly leftOn: CivilDate | null;
  readonly total: number;
}

const endedSql = statement(
  'accounts.ended',
  row<EndedRow>({
    ...{ personId: 'uuid', username: 'text', name: 'text', unitName: 'text', isClosed: 'bool' },
    ...{
      code: 'text?',
      reason: 'text',
      at: 'timestamptz?',
      byId: 'uuid?',
      leftOn: 'date?',
      total: 'int8',
    },
  }),
  ['text[]', 'text', 'uuid?', 'int8', 'int8'],
  `select m.id "personId", a.username, m.prefix_th || m.first_name_th
       || case when m.last_name_th = '' then '' else ' ' || m.last_name_th end "name",
     coalesce((select u.name_th from post_holding h join post p on p.id = h.post_id
       join unit u on u.id = p.unit_id where h.person_id = m.id and not h.is_acting
       order by h.valid_to desc nulls first, p.sort limit 1), '') "unitName",
     a.closed_at is not null "isClosed", a.suspend_code code, a.suspend_reason reason,
     coalesce(a.closed_at, a.suspended_at) "at", a.suspended_by "byId", e.left_on "leftOn",
     count(*) over () total
   from account a join person m on m.id = a.person_id
   left join employment e on e.person_id = m.id
   where a.is_suspended and (m.search_text || ' ' || a.username) like all($1::text[])
     and ($2 = 'all' or (a.closed_at is not null) = ($2 = 'closed'))
     and ($3::uuid is null or m.id = $3)
   order by a.suspended_at desc nulls last, m.id limit $4 offset $5`,
);

export interface EndedQuery {
  readonly patterns: readonly string[];
  readonly state: 'all' | 'suspended' | 'closed';
  readonly personId: string | null;
  readonly take: number;
  readonly skip: number;
}

export const listEnded = (
  h: Handle,
  { patterns, state, personId, take, skip }: EndedQuery,
): Promise<EndedRow[]> => endedSql.all(h, patterns, state, personId, take, skip);

export interface Taker {
  readonly id: string;
  readonly name: string;
  readonly why: 'acting' | 'head' | 'head-above';
}

const takersSql = statement(
  'accounts.proposed-takers',
  row<Taker>({ id: 'uuid', name: 'text', why: 'text' }),
  ['uuid', 'date', 'timestamptz'],
  `with recursive last_post as (
     select p.id, p.unit_id from post_holding h join post p on p.id = h.post_id
     where h.person_id = $1 and not h.is_acting order by h.valid_to desc nulls first, p.sort limit 1
   ), up as (
     select u.id, u.parent_id, 0 step from unit u join last_post on last_post.unit_id = u.id
     union select u.id, u.parent_id, up.step + 1 from unit u join up on u.id = up.parent_id
     where up.step < 20
   ), taker as (
     select d.delegate_person_id person_id, 'acting' why, -1 step from delegation d
     join last_post on d.principal_post_id = last_post.id
     where d.ended_at is null and d.begins_at <= $3 and (d.ends_at is null or d.ends_at > $3)
     union all
     select h.person_id, 'acting', -1 from post_holding h join last_post on last_post.id = h.post_id
     where h.is_acting and h.valid_from <= $2 and (h.valid_to is null or h.valid_to >= $2)
     union all
     select h.person_id, case when up.step = 0 then 'head' else 'head-above' end, up.step
     from up join post p on p.serves_unit_id = up.id and p.duty = 'head'
     join post_holding h on h.post_id = p.id and h.valid_from <= $2
       and (h.valid_to is null or h.valid_to >= $2)
   )
   select m.id, m.prefix_th || m.first_name_th
       || case when m.last_name_th = '' then '' else ' ' || m.last_name_th end "name", taker.why
   from taker join person m on m.id = taker.person_id and m.is_active and m.id <> $1
     and not exists (select 1 from account a where a.person_id = m.id and a.is_suspended)
   order by taker.step, m.id limit 1`,
);

/** Who takes what somebody leaves: who acts for them, else the head, else the head above. Rule: specification of settings §3.8 */
export const findTaker = (
  h: Handle,
  personId: string,
  at: { readonly day: CivilDate; readonly now: Instant },
): Promise<Taker | undefined> => takersSql.first(h, personId, at.day, at.now);

const ordersSql = statement(
  'accounts.orders',
  row<{ id: string; orderNo: string }>({ id: 'uuid', orderNo: 'text' }),
  ['uuid', 'timestamptz'],
  `select id, order_no "orderNo" from delegation
   where delegate_person_id = $1 and ended_at is null and (ends_at is null or ends_at > $2)
   order by begins_at, id`,
);

/** Orders by which somebody acts for others. */
export const listOrders = (h: Handle, personId: string, now: Instant) =>
  ordersSql.all(h, personId, now);

const rolesSql = statement(
  'accounts.roles',
  row<{ code: string; name: string }>({ code: 'text', name: 'text' }),
  ['uuid'],
  `select r.code, r.name_th "name" from role_grant g join role r on r.id = g.role_id
   where g.person_id = $1 order by r.sort`,
);

/** Roles granted to somebody by name. */
export const listRoles = (h: Handle, personId: string) => rolesSql.all(h, personId);
