import type { Instant } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';

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
  await db.query('delete from passkey_challenge where expires_at <= $1', [use.now]);
  await db.query(
    `insert into passkey_challenge (challenge_hash, purpose, account_id, expires_at)
     values ($1, $2, $3, $4)`,
    [use.hash, use.purpose, use.accountId, use.expiresAt],
  );
}

/** Uses a challenge up, whatever the result. @returns whether it was valid for this purpose */
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
