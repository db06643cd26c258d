import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { PastSignIn } from '../../contract/index.ts';
import { authenticationTables } from '../tables.ts';

export interface OwnAccountRow {
  readonly username: string;
  readonly directoryName: string | null;
  readonly passwordChangedAt: Instant;
  readonly createdAt: Instant;
}

export function findOwnAccount(db: Handle, personId: string): Promise<OwnAccountRow | undefined> {
  return authenticationTables(db)
    .selectFrom('account')
    .select([
      'username',
      'directory_name as directoryName',
      'password_changed_at as passwordChangedAt',
      'created_at as createdAt',
    ])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Sessions of a person, live and ended, newest first. */
export function listSignIns(
  db: Handle,
  personId: string,
  now: Instant,
  take: number,
): Promise<PastSignIn[]> {
  return signInsSql.all(db, personId, now, take);
}

const signInsSql = statement(
  'account.sign-ins',
  row<PastSignIn>({
    id: 'uuid',
    device: 'text',
    ip: 'text',
    at: 'timestamptz',
    endedAt: 'timestamptz?',
    endReason: 'text?',
  }),
  ['uuid', 'timestamptz', 'int8'],
  `select s.id, s.device, s.ip, s.created_at "at",
     coalesce(s.revoked_at, case when s.expires_at <= $2 then s.expires_at end) "endedAt",
     coalesce(s.revoke_reason, case when s.expires_at <= $2 then 'expired' end) "endReason"
   from session s join account a on a.id = s.account_id
   where a.person_id = $1 order by s.created_at desc, s.id desc limit $3`,
);

export interface ConsentRow {
  readonly version: string;
  readonly isAgreed: boolean;
  readonly at: Instant;
}

/** Answers of a person to the personal-data policy, newest first. */
export function listConsents(db: Handle, personId: string): Promise<ConsentRow[]> {
  return authenticationTables(db)
    .selectFrom('consent')
    .select(['version', 'is_agreed as isAgreed', 'created_at as at'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .execute();
}
