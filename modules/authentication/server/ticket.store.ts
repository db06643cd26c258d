import type { Instant } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';

export interface Ticket {
  readonly tokenHash: Buffer;
  readonly accountId: string;
  readonly sessionId: string;
  readonly expiresAt: Instant;
}

export async function insertTicket(tx: Tx, ticket: Ticket): Promise<void> {
  await tx.query(
    `insert into sign_in_ticket (token_hash, account_id, session_id, expires_at)
     values ($1, $2, $3, $4)`,
    [ticket.tokenHash, ticket.accountId, ticket.sessionId, ticket.expiresAt],
  );
}

/** Uses a ticket up; one of two at the same moment wins. @returns whether it was good */
export async function spendTicket(
  tx: Tx,
  tokenHash: Buffer,
  accountId: string,
  now: Instant,
): Promise<boolean> {
  const rows = await tx.query(
    `update sign_in_ticket set used_at = $3
     where token_hash = $1 and account_id = $2 and used_at is null and expires_at > $3
     returning 1 as done`,
    [tokenHash, accountId, now],
  );
  return rows.length > 0;
}
