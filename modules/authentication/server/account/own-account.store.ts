import type { Instant } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import type { PastSignIn } from '../../contract/index.ts';

export interface OwnAccountRow {
  readonly username: string;
  readonly directoryName: string | null;
  readonly passwordChangedAt: Instant;
  readonly createdAt: Instant;
}

export async function findOwnAccount(
  db: Handle,
  personId: string,
): Promise<OwnAccountRow | undefined> {
  const rows = await db.query<OwnAccountRow>(
    `select username, directory_name "directoryName", password_changed_at "passwordChangedAt",
       created_at "createdAt" from account where person_id = $1`,
    [personId],
  );
  return rows[0];
}

/** Sessions of a person, live and ended, newest first. */
export async function listSignIns(
  db: Handle,
  personId: string,
  now: Instant,
  take: number,
): Promise<PastSignIn[]> {
  return db.query<PastSignIn>(
    `select s.id, s.device, s.ip, s.created_at "at",
       coalesce(s.revoked_at, case when s.expires_at <= $2 then s.expires_at end) "endedAt",
       coalesce(s.revoke_reason, case when s.expires_at <= $2 then 'expired' end) "endReason"
     from session s join account a on a.id = s.account_id
     where a.person_id = $1 order by s.created_at desc, s.id desc limit $3`,
    [personId, now, take],
  );
}

export interface ConsentRow {
  readonly version: string;
  readonly isAgreed: boolean;
  readonly at: Instant;
}

/** Answers of a person to the personal-data policy, newest first. */
export async function listConsents(db: Handle, personId: string): Promise<ConsentRow[]> {
  return db.query<ConsentRow>(
    `select version, is_agreed "isAgreed", created_at "at" from consent
     where person_id = $1 order by id desc`,
    [personId],
  );
}
