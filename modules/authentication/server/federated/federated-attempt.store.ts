import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { authenticationTables } from '../tables.ts';

export interface FederatedAttempt {
  readonly nonce: string;
  readonly codeVerifier: string;
}

export async function insertAttempt(
  db: Handle,
  attempt: FederatedAttempt & {
    readonly stateHash: Buffer;
    readonly browserHash: Buffer;
    readonly expiresAt: Instant;
  },
): Promise<void> {
  await authenticationTables(db)
    .insertInto('federated_attempt')
    .values({
      state_hash: attempt.stateHash,
      browser_hash: attempt.browserHash,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      expires_at: attempt.expiresAt,
    })
    .execute();
}

/** Identifies an attempt: the state of the address and the secret of the browser. */
export interface AttemptKey {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
  readonly now: Instant;
}

/** Uses an attempt up before the provider is called; of two calls at once one succeeds. */
export function useAttempt(
  db: Handle,
  { stateHash, browserHash, now }: AttemptKey,
): Promise<FederatedAttempt | undefined> {
  return authenticationTables(db)
    .updateTable('federated_attempt')
    .set({ used_at: now })
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['nonce', 'code_verifier as codeVerifier'])
    .executeTakeFirst();
}

/** Keeps the account the provider named until the take-over question is answered. */
export async function keepAccount(tx: Tx, key: AttemptKey, accountId: string): Promise<void> {
  await authenticationTables(tx)
    .updateTable('federated_attempt')
    .set({ account_id: accountId })
    .where('state_hash', '=', key.stateHash)
    .where('browser_hash', '=', key.browserHash)
    .execute();
}

/** The account that was kept; returned once only. */
export async function takeAccount(tx: Tx, key: AttemptKey): Promise<string | undefined> {
  const taken = await takeAccountSql.first(tx, key.stateHash, key.browserHash, key.now);
  return taken?.accountId;
}

const takeAccountSql = statement(
  'federated-attempt.take-account',
  row<{ accountId: string }>({ accountId: 'uuid!' }),
  ['bytea', 'bytea', 'timestamptz'],
  `with asked as (
     select state_hash, account_id from federated_attempt
     where state_hash = $1 and browser_hash = $2 and account_id is not null and expires_at > $3
     for update
   )
   update federated_attempt f set account_id = null from asked
   where f.state_hash = asked.state_hash returning asked.account_id "accountId"`,
);

/** Runs every night. */
export async function forgetOldAttempts(tx: Tx, now: Instant): Promise<void> {
  await authenticationTables(tx)
    .deleteFrom('federated_attempt')
    .where('expires_at', '<', now)
    .execute();
}
