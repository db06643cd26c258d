import type { Instant } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { authenticationTables } from '../tables.ts';

/** Uses a solved challenge up; of two calls at once one succeeds. @returns false when used */
export async function spendChallenge(
  db: Handle,
  challengeHash: Buffer,
  expiresAt: Instant,
): Promise<boolean> {
  const inserted = await authenticationTables(db)
    .insertInto('captcha_use')
    .values({ challenge_hash: challengeHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function giveChallengeBack(db: Handle, challengeHash: Buffer): Promise<void> {
  await authenticationTables(db)
    .deleteFrom('captcha_use')
    .where('challenge_hash', '=', challengeHash)
    .execute();
}
