import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { secondFactorTables } from './tables.ts';

export type ChallengePurpose = 'registration' | 'sign-in' | 'second-factor' | 'approval';

/** The purpose of a challenge; it is valid for this purpose only. */
export interface ChallengeUse {
  readonly hash: Buffer;
  readonly purpose: ChallengePurpose;
  /** Null when the passkey itself identifies the person. */
  readonly accountId: string | null;
}

/** Stores a challenge and deletes expired ones: anybody may request one. */
export async function insertChallenge(
  db: Handle,
  use: ChallengeUse & { readonly expiresAt: Instant; readonly now: Instant },
): Promise<void> {
  const tables = secondFactorTables(db);
  await tables.deleteFrom('passkey_challenge').where('expires_at', '<=', use.now).execute();
  await tables
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: use.hash,
      purpose: use.purpose,
      account_id: use.accountId,
      expires_at: use.expiresAt,
    })
    .execute();
}

/** Uses a challenge up, whatever the result. @returns whether it was valid for this purpose */
export async function spendChallenge(
  db: Handle,
  use: ChallengeUse,
  now: Instant,
): Promise<boolean> {
  return (await spendSql.first(db, use.hash, use.purpose, use.accountId, now))?.good ?? false;
}

const spendSql = statement(
  'passkey-challenge.spend',
  row<{ good: boolean }>({ good: 'bool' }),
  ['bytea', 'text', 'uuid?', 'timestamptz'],
  `delete from passkey_challenge where challenge_hash = $1
   returning purpose = $2 and account_id is not distinct from $3::uuid and expires_at > $4 good`,
);
