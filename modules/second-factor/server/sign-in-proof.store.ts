import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { secondFactorTables } from './tables.ts';

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
  await secondFactorTables(tx)
    .insertInto('sign_in_proof')
    .values({
      token_hash: proof.hash,
      account_id: proof.accountId,
      proven: proof.proven,
      tries_left: proof.tries,
      created_at: proof.now,
      expires_at: proof.expiresAt,
    })
    .execute();
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
  return (await findSql.first(db, hash, proven, now))?.accountId;
}

const findSql = statement(
  'sign-in-proof.find',
  row<{ accountId: string }>({ accountId: 'uuid' }),
  ['bytea', 'text', 'timestamptz'],
  `select p.account_id "accountId" from sign_in_proof p where ${isGood}`,
);

/** The account of a ticket and how many tries it has left. */
export interface SpentTry {
  readonly accountId: string;
  readonly triesLeft: number;
}

/** Uses one try before the comparison, so that guesses at once cannot share one. */
export function spendProofTry(
  db: Handle,
  hash: Buffer,
  now: Instant,
): Promise<SpentTry | undefined> {
  return spendTrySql.first(db, hash, 'password' satisfies Proven, now);
}

const spendTrySql = statement(
  'sign-in-proof.spend-try',
  row<SpentTry>({ accountId: 'uuid', triesLeft: 'int2' }),
  ['bytea', 'text', 'timestamptz'],
  `update sign_in_proof p set tries_left = tries_left - 1 where ${isGood} and p.tries_left > 0
   returning p.account_id "accountId", p.tries_left "triesLeft"`,
);

/** Uses the ticket up; of two calls at once one succeeds. @returns its account, if it was valid */
export async function closeProof(
  tx: Tx,
  hash: Buffer,
  proven: Proven,
  now: Instant,
): Promise<string | undefined> {
  return (await closeSql.first(tx, hash, proven, now))?.accountId;
}

const closeSql = statement(
  'sign-in-proof.close',
  row<{ accountId: string }>({ accountId: 'uuid' }),
  ['bytea', 'text', 'timestamptz'],
  `update sign_in_proof p set used_at = $3 where ${isGood} returning p.account_id "accountId"`,
);

/** Deletes tickets that expired before the moment. */
export async function forgetProofs(tx: Tx, before: Instant): Promise<void> {
  await secondFactorTables(tx)
    .deleteFrom('sign_in_proof')
    .where('expires_at', '<', before)
    .execute();
}
