import type { CivilDate, Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable, Kysely } from 'kysely';
import type { Duty } from '@sarn/organisation/contract';
import type { OwnSession, SessionEndReason } from '../contract/index.ts';
import type { AuthenticationTables, SessionTable } from './authentication.tables.gen.ts';

/** A post of the caller, own or by a delegation. */
export interface HeldCapacity {
  readonly postId: string;
  readonly duty: Duty;
  readonly servesUnitId: string;
  readonly isScoped: boolean;
  readonly delegationId: string | null;
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
  readonly permissions: readonly string[];
  /** Keys for classified documents; none without a clearance. */
  readonly secretKeys: readonly string[];
}

// Runs for every call that the cache does not answer: one round trip, all by index.
const findText = `select s.id "sessionId", s.account_id "accountId", a.person_id "personId",
    s.expires_at "expiresAt", s.last_seen_at "lastSeenAt",
    coalesce(held.posts, '[]'::jsonb) held, coalesce(allowed.codes, '{}') permissions,
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
    select array_agg(distinct rp.permission order by rp.permission) codes
    from role_grant g join role_permission rp on rp.role_id = g.role_id
    where g.person_id = m.id or g.post_id = any(held.post_ids)
  ) allowed on true
  where s.token_hash = $2 and (s.cookie_hash is null or s.cookie_hash = $4) and s.revoked_at is null and s.expires_at > $3
    and not a.is_suspended and m.is_active`;

export async function findSession(
  db: Handle,
  tokenHash: Buffer,
  cookieHash: Buffer | null,
  at: { readonly day: CivilDate; readonly now: Instant },
): Promise<SessionRow | undefined> {
  const rows = await db.query<SessionRow>(findText, [at.day, tokenHash, at.now, cookieHash]);
  return rows[0];
}

/** Whether a live session is bound to this cookie. */
export async function isCookieOfSession(
  db: Handle,
  cookieHash: Buffer,
  now: Instant,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from session s join account a on a.id = s.account_id
     where s.cookie_hash = $1 and s.revoked_at is null and s.expires_at > $2
       and not a.is_suspended`,
    [cookieHash, now],
  );
  return rows.length > 0;
}

/** Writes only when last_seen_at is older than `unlessSince`: at most one write a minute. */
export async function touchSession(
  db: Handle,
  id: string,
  now: Instant,
  unlessSince: Instant,
): Promise<void> {
  await db.query(
    'update session set last_seen_at = $2 where id = $1 and last_seen_at < $3 and revoked_at is null',
    [id, now, unlessSince],
  );
}

export async function insertSession(tx: Tx, row: Insertable<SessionTable>): Promise<void> {
  await (tx.sql as Kysely<AuthenticationTables>).insertInto('session').values(row).execute();
}

/** The live session of an account that was begun last, if there is one. */
export async function findLiveSession(
  db: Handle,
  accountId: string,
  now: Instant,
): Promise<{ id: string; device: string } | undefined> {
  const rows = await db.query<{ id: string; device: string }>(
    `select id, device from session where account_id = $1 and revoked_at is null
       and expires_at > $2 order by created_at desc, id desc limit 1`,
    [accountId, now],
  );
  return rows[0];
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
  const rows = await tx.query<{ id: string }>(
    `update session set revoked_at = $2, revoke_reason = $3
     where account_id = $1 and revoked_at is null and expires_at > $2
       and ($4::uuid is null or id = $4) and ($5::uuid is null or id <> $5) returning id`,
    [
      sessionEnd.accountId,
      sessionEnd.now,
      sessionEnd.reason,
      sessionEnd.onlyId ?? null,
      sessionEnd.exceptId ?? null,
    ],
  );
  return rows.map((row) => row.id);
}

type SessionListRow = Omit<OwnSession, 'isCurrent'>;

/** Live sessions of a person, newest first. */
export async function listLiveSessions(
  db: Handle,
  personId: string,
  now: Instant,
): Promise<SessionListRow[]> {
  return db.query<SessionListRow>(
    `select s.id, s.device, s.ip, s.created_at "createdAt", s.last_seen_at "lastSeenAt",
       s.expires_at "expiresAt"
     from session s join account a on a.id = s.account_id
     where a.person_id = $1 and s.revoked_at is null and s.expires_at > $2
     order by s.created_at desc, s.id desc`,
    [personId, now],
  );
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
  const rows = await h.query<{ id: string }>(
    `select s.id from session s join account a on a.id = s.account_id
     where s.id = any ($1::uuid[]) and s.expires_at > $2 and not a.is_suspended
       and (s.revoked_at is null
         or (s.revoke_reason = 'taken-over' and a.password_changed_at <= s.created_at))`,
    [ids, now],
  );
  return rows.map((row) => row.id);
}

/** Deletes sessions, tickets and codes expired before the moment. @returns how many sessions */
export async function forgetSessions(tx: Tx, before: Instant): Promise<number> {
  const rows = await tx.query<{ n: number }>(
    `with gone as (delete from session where expires_at < $1 returning 1)
     select count(*) n from gone`,
    [before],
  );
  await tx.query('delete from sign_in_ticket where expires_at < $1', [before]);
  await tx.query('delete from one_time_password where expires_at < $1', [before]);
  return rows[0]?.n ?? 0;
}
