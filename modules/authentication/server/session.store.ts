import type { CivilDate, Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Reach, Tx } from '@sarn/platform-server';
import type { Insertable } from 'kysely';
import type { Duty } from '@sarn/organisation/contract';
import type { OwnSession, SessionEndReason } from '../contract/index.ts';
import type { SessionTable } from './authentication.tables.gen.ts';
import { authenticationTables } from './tables.ts';

/** A post of the caller, own or by a delegation. */
export interface HeldCapacity {
  readonly postId: string;
  readonly duty: Duty;
  readonly servesUnitId: string;
  readonly isScoped: boolean;
  readonly delegationId: string | null;
}

/** A permission with its scope, from one source or several. */
export interface HeldRight {
  readonly permission: string;
  readonly scope: Reach['scope'] | 'agency';
  readonly unitId: string | null;
  /** Kinds of registers to which it is limited; null for no limit. */
  readonly only: readonly string[] | null;
  readonly limits: readonly (number | null)[] | null;
}

/** Everything a call needs about its caller. */
export interface SessionRow {
  readonly sessionId: string;
  readonly accountId: string;
  readonly personId: string;
  readonly expiresAt: Instant;
  readonly lastSeenAt: Instant;
  readonly held: readonly HeldCapacity[];
  /** When the next delegation begins or ends; null for none. */
  readonly changesAt: Instant | null;
  readonly rights: readonly HeldRight[];
  /** Keys for classified documents; none without a clearance. */
  readonly secretKeys: readonly string[];
}

// Runs for every call that the cache does not answer: one round trip, all by index.
const findSql = statement(
  'session.find',
  row<SessionRow>({
    sessionId: 'uuid',
    accountId: 'uuid',
    personId: 'uuid',
    expiresAt: 'timestamptz',
    lastSeenAt: 'timestamptz',
    held: 'jsonb',
    changesAt: 'text?',
    rights: 'jsonb',
    secretKeys: 'text[]',
  }),
  ['date', 'bytea', 'timestamptz', 'bytea?'],
  `select s.id "sessionId", s.account_id "accountId", a.person_id "personId",
    s.expires_at "expiresAt", s.last_seen_at "lastSeenAt",
    coalesce(held.posts, '[]'::jsonb) held, coalesce(allowed.rights, '[]'::jsonb) rights,
    array(select key from secret_keys(m.id, $1) key) "secretKeys",
    (select to_char(min(edge) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
     from delegation d cross join lateral (values (d.begins_at), (d.ends_at)) as edges (edge)
     where (d.delegate_person_id = a.person_id or d.delegate_post_id = any (held.post_ids)
       or d.id = any (held.chain)) and d.ended_at is null and edge > $3::timestamptz) "changesAt"
  from session s join account a on a.id = s.account_id join person m on m.id = a.person_id
  left join lateral (
    select jsonb_agg(jsonb_build_object('postId', p.id, 'duty', p.duty,
        'servesUnitId', p.serves_unit_id, 'isScoped', capacity.is_scoped,
        'delegationId', capacity.chain[cardinality(capacity.chain)])
        order by capacity.is_acting, p.sort, p.id) posts,
      array_agg(p.id) filter (where not capacity.is_scoped) post_ids,
      array_agg(capacity.chain[cardinality(capacity.chain)]) chain
    from capacities_of(m.id, $1, $3) capacity join post p on p.id = capacity.post_id
  ) held on true
  left join lateral (
    select jsonb_agg(distinct jsonb_build_object('permission', r.permission, 'scope', r.scope,
        'unitId', r.unit_id, 'only', r.only_kinds, 'limits', r.limits)) rights
    from rights_of(m.id, coalesce(held.post_ids, '{}'), $1) r
  ) allowed on true
  where s.token_hash = $2 and (s.cookie_hash is null or s.cookie_hash = $4) and s.revoked_at is null and s.expires_at > $3
    and not a.is_suspended and m.is_active`,
);

export function findSession(
  db: Handle,
  tokenHash: Buffer,
  cookieHash: Buffer | null,
  at: { readonly day: CivilDate; readonly now: Instant },
): Promise<SessionRow | undefined> {
  return findSql.first(db, at.day, tokenHash, at.now, cookieHash);
}

/** Whether a live session is bound to this cookie. */
export async function isCookieOfSession(
  db: Handle,
  cookieHash: Buffer,
  now: Instant,
): Promise<boolean> {
  return (await ofCookieSql.first(db, cookieHash, now)) !== undefined;
}

const ofCookieSql = statement(
  'session.of-cookie',
  row<{ id: string }>({ id: 'uuid' }),
  ['bytea', 'timestamptz'],
  `select s.id from session s join account a on a.id = s.account_id
   where s.cookie_hash = $1 and s.revoked_at is null and s.expires_at > $2
     and not a.is_suspended`,
);

/** Writes only when last_seen_at is older than `unlessSince`: at most one write a minute. */
export async function touchSession(
  db: Handle,
  id: string,
  now: Instant,
  unlessSince: Instant,
): Promise<void> {
  await authenticationTables(db)
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<', unlessSince)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function insertSession(tx: Tx, values: Insertable<SessionTable>): Promise<void> {
  await authenticationTables(tx).insertInto('session').values(values).execute();
}

/** The live session of an account that was begun last, if there is one. */
export function findLiveSession(
  db: Handle,
  accountId: string,
  now: Instant,
): Promise<{ id: string; device: string } | undefined> {
  return authenticationTables(db)
    .selectFrom('session')
    .select(['id', 'device'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Which sessions of an account end. */
export interface SessionEnd {
  readonly accountId: string;
  /** One session only; null for all. */
  readonly onlyId?: string | null;
  /** A session that does not end. */
  readonly exceptId?: string | null;
  readonly reason: SessionEndReason;
  readonly now: Instant;
}

/** @returns ids of the sessions that were live and have now ended */
export async function endSessions(tx: Tx, sessionEnd: SessionEnd): Promise<string[]> {
  const { accountId, now, reason, onlyId = null, exceptId = null } = sessionEnd;
  const rows = await endSql.all(tx, accountId, now, reason, onlyId, exceptId);
  return rows.map(({ id }) => id);
}

const endSql = statement(
  'session.end',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid', 'timestamptz', 'text', 'uuid?', 'uuid?'],
  `update session set revoked_at = $2, revoke_reason = $3
   where account_id = $1 and revoked_at is null and expires_at > $2
     and ($4::uuid is null or id = $4) and ($5::uuid is null or id <> $5) returning id`,
);

type SessionListRow = Omit<OwnSession, 'isCurrent'>;

/** Live sessions of a person, newest first. */
export function listLiveSessions(
  db: Handle,
  personId: string,
  now: Instant,
): Promise<SessionListRow[]> {
  return authenticationTables(db)
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id',
      'session.device',
      'session.ip',
      'session.created_at as createdAt',
      'session.last_seen_at as lastSeenAt',
      'session.expires_at as expiresAt',
    ])
    .where('account.person_id', '=', personId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .orderBy('session.created_at', 'desc')
    .orderBy('session.id', 'desc')
    .execute();
}

/**
 * Which of these sessions still identify their person on the device: one that was only taken over
 * to another device does, until it expires or the password is changed.
 */
export async function listTrusted(
  h: Handle,
  ids: readonly string[],
  now: Instant,
): Promise<string[]> {
  const rows = await trustedSql.all(h, ids, now);
  return rows.map(({ id }) => id);
}

const trustedSql = statement(
  'session.trusted',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid[]', 'timestamptz'],
  `select s.id from session s join account a on a.id = s.account_id
   where s.id = any ($1::uuid[]) and s.expires_at > $2 and not a.is_suspended
     and (s.revoked_at is null
       or (s.revoke_reason = 'taken-over' and a.password_changed_at <= s.created_at))`,
);

/** Deletes sessions, tickets and codes expired before the moment. @returns how many sessions */
export async function forgetSessions(tx: Tx, before: Instant): Promise<number> {
  const tables = authenticationTables(tx);
  const gone = await tables
    .deleteFrom('session')
    .where('expires_at', '<', before)
    .executeTakeFirst();
  await tables.deleteFrom('sign_in_ticket').where('expires_at', '<', before).execute();
  await tables.deleteFrom('one_time_password').where('expires_at', '<', before).execute();
  return Number(gone.numDeletedRows);
}
