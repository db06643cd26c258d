import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';

export interface FederatedAttempt {
  readonly nonce: string;
  readonly codeVerifier: string;
}

export async function insertAttempt(
  db: Handle,
  row: FederatedAttempt & {
    readonly stateHash: Buffer;
    readonly browserHash: Buffer;
    readonly expiresAt: Instant;
  },
): Promise<void> {
  await db.query(
    `insert into federated_attempt (state_hash, browser_hash, nonce, code_verifier, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [row.stateHash, row.browserHash, row.nonce, row.codeVerifier, row.expiresAt],
  );
}

/** Identifies an attempt: the state of the address and the secret of the browser. */
export interface AttemptKey {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
  readonly now: Instant;
}

/** Uses an attempt up before the provider is called; of two calls at once one succeeds. */
export async function useAttempt(
  db: Handle,
  { stateHash, browserHash, now }: AttemptKey,
): Promise<FederatedAttempt | undefined> {
  const rows = await db.query<FederatedAttempt>(
    `update federated_attempt set used_at = $3
     where state_hash = $1 and browser_hash = $2 and used_at is null and expires_at > $3
     returning nonce, code_verifier "codeVerifier"`,
    [stateHash, browserHash, now],
  );
  return rows[0];
}

/** Keeps the account the provider named until the take-over question is answered. */
export async function keepAccount(tx: Tx, key: AttemptKey, accountId: string): Promise<void> {
  await tx.query(
    'update federated_attempt set account_id = $3 where state_hash = $1 and browser_hash = $2',
    [key.stateHash, key.browserHash, accountId],
  );
}

/** The account that was kept; returned once only. */
export async function takeAccount(tx: Tx, key: AttemptKey): Promise<string | undefined> {
  const rows = await tx.query<{ accountId: string }>(
    `with asked as (
       select state_hash, account_id from federated_attempt
       where state_hash = $1 and browser_hash = $2 and account_id is not null and expires_at > $3
       for update
     )
     update federated_attempt f set account_id = null from asked
     where f.state_hash = asked.state_hash returning asked.account_id "accountId"`,
    [key.stateHash, key.browserHash, key.now],
  );
  return rows[0]?.accountId;
}

/** Runs every night. */
export async function forgetOldAttempts(tx: Tx, now: Instant): Promise<void> {
  await tx.query('delete from federated_attempt where expires_at < $1', [now]);
}
