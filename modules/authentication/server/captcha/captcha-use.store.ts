import type { Instant } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';

/** Uses a solved challenge up; of two calls at once one succeeds. @returns false when used */
export async function spendChallenge(
  db: Handle,
  challengeHash: Buffer,
  expiresAt: Instant,
): Promise<boolean> {
  const rows = await db.query(
    `insert into captcha_use (challenge_hash, expires_at) values ($1, $2)
     on conflict do nothing returning 1 as done`,
    [challengeHash, expiresAt],
  );
  return rows.length > 0;
}

export async function giveChallengeBack(db: Handle, challengeHash: Buffer): Promise<void> {
  await db.query('delete from captcha_use where challenge_hash = $1', [challengeHash]);
}
