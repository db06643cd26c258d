import type { Instant } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { authenticationTables } from './tables.ts';

export interface Ticket {
  readonly tokenHash: Buffer;
  readonly accountId: string;
  readonly sessionId: string;
  readonly expiresAt: Instant;
}

export async function insertTicket(tx: Tx, ticket: Ticket): Promise<void> {
  await authenticationTables(tx)
    .insertInto('sign_in_ticket')
    .values({
      token_hash: ticket.tokenHash,
      account_id: ticket.accountId,
      session_id: ticket.sessionId,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

/** Uses a ticket up; of two calls at once one succeeds. @returns whether it was valid */
export async function spendTicket(
  tx: Tx,
  tokenHash: Buffer,
  accountId: string,
  now: Instant,
): Promise<boolean> {
  const spent = await authenticationTables(tx)
    .updateTable('sign_in_ticket')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .execute();
  return spent.length > 0;
}
