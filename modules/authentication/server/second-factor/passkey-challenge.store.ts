import type { Instant } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';

export type ChallengePurpose = 'registration' | 'sign-in' | 'second-factor';

/** What a challenge was given for; only for this it is good. */
export interface ChallengeUse {
  readonly hash: Buffer;
  readonly purpose: ChallengePurpose;
  /** Null when the passkey is to tell who signs in. */
  readonly accountId: string | null;
}

/** Keeps a challenge, and forgets those that ran out: anybody may ask for one. */
export async function insertChallenge(
  db: Handle,
  use: ChallengeUse & { readonly expiresAt: Instant; readonly now: Instant },
): Promise<void> {
  await db.query('delete from passkey_challenge where expires_at <= $1', [use.now]);
  await db.query(
    `insert into passkey_challenge (challenge_hash, purpose, account_id, expires_at)
     values ($1, $2, $3, $4)`,
    [use.hash, use.purpose, use.accountId, use.expiresAt],
  );
}

/** Uses a challenge up, whatever comes of it. @returns whether it was good for this */
export async function spendChallenge(
  db: Handle,
  use: ChallengeUse,
  now: Instant,
): Promise<boolean> {
  const rows = await db.query<{ good: boolean }>(
    `delete from passkey_challenge where challenge_hash = $1
     returning purpose = $2 and account_id is not distinct from $3::uuid and expires_at > $4 good`,
    [use.hash, use.purpose, use.accountId, now],
  );
  return rows[0]?.good ?? false;
}
