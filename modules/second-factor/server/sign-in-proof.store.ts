import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';

/**
 * What a ticket proves: after a password a second factor is required, after a passkey none. An
 * approval opens no session: it confirms one act.
 */
export type Proven = 'password' | 'passkey' | 'approval';

export interface NewProof {
  readonly hash: Buffer;
  readonly accountId: string;
  readonly proven: Proven;
  readonly tries: number;
  readonly now: Instant;
  readonly expiresAt: Instant;
}

export async function insertProof(tx: Tx, proof: NewProof): Promise<void> {
  await tx.query(
    `insert into sign_in_proof (token_hash, account_id, proven, tries_left, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [proof.hash, proof.accountId, proof.proven, proof.tries, proof.now, proof.expiresAt],
  );
}

// A password change ends the sign-ins begun with the old password.
const isGood = `p.token_hash = $1 and p.proven = $2 and p.used_at is null and p.expires_at > $3
  and exists (select 1 from account a join person m on m.id = a.person_id
    where a.id = p.account_id and a.password_changed_at <= p.created_at
      and not a.is_suspended and m.is_active)`;

/** The account of a ticket, when it is still valid. */
export async function findProof(
  db: Handle,
  hash: Buffer,
  proven: Proven,
  now: Instant,
): Promise<string | undefined> {
  const rows = await db.query<{ accountId: string }>(
    `select p.account_id "accountId" from sign_in_proof p where ${isGood}`,
    [hash, proven, now],
  );
  return rows[0]?.accountId;
}

/** Uses one try before the comparison, so that guesses at once cannot share one. */
export async function spendProofTry(
  db: Handle,
  hash: Buffer,
  now: Instant,
): Promise<{ readonly accountId: string; readonly triesLeft: number } | undefined> {
  const rows = await db.query<{ accountId: string; triesLeft: number }>(
    `update sign_in_proof p set tries_left = tries_left - 1 where ${isGood} and p.tries_left > 0
     returning p.account_id "accountId", p.tries_left "triesLeft"`,
    [hash, 'password' satisfies Proven, now],
  );
  return rows[0];
}

/** Uses the ticket up; of two calls at once one succeeds. @returns its account, if it was valid */
export async function closeProof(
  tx: Tx,
  hash: Buffer,
  proven: Proven,
  now: Instant,
): Promise<string | undefined> {
  const rows = await tx.query<{ accountId: string }>(
    `update sign_in_proof p set used_at = $3 where ${isGood} returning p.account_id "accountId"`,
    [hash, proven, now],
  );
  return rows[0]?.accountId;
}

/** Deletes tickets that expired before the moment. */
export async function forgetProofs(tx: Tx, before: Instant): Promise<void> {
  await tx.query('delete from sign_in_proof where expires_at < $1', [before]);
}
