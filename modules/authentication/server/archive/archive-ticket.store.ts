import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import { authenticationTables } from '../tables.ts';

export async function insertArchiveTicket(
  tx: Tx,
  ticket: {
    readonly tokenHash: Buffer;
    readonly sessionId: string;
    readonly expiresAt: Instant;
  },
): Promise<void> {
  await authenticationTables(tx)
    .insertInto('archive_ticket')
    .values({
      token_hash: ticket.tokenHash,
      session_id: ticket.sessionId,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

export interface RedeemedTicket {
  readonly personId: string;
  readonly username: string;
  readonly email: string | null;
}

/**
 * Uses a ticket up; of two calls at once one succeeds. It is not valid any more when the session
 * has ended since or the account was suspended.
 */
export function redeemTicket(
  tx: Tx,
  tokenHash: Buffer,
  now: Instant,
): Promise<RedeemedTicket | undefined> {
  return redeemSql.first(tx, tokenHash, now);
}

const redeemSql = statement(
  'archive-ticket.redeem',
  row<RedeemedTicket>({ personId: 'uuid', username: 'text', email: 'text?' }),
  ['bytea', 'timestamptz'],
  `update archive_ticket t set used_at = $2
   from session s join account a on a.id = s.account_id join person m on m.id = a.person_id
   where t.token_hash = $1 and t.used_at is null and t.expires_at > $2 and s.id = t.session_id
     and s.revoked_at is null and s.expires_at > $2 and not a.is_suspended and m.is_active
   returning m.id "personId", a.username, m.email`,
);

/** Runs every night. */
export async function forgetOldArchiveTickets(tx: Tx, now: Instant): Promise<void> {
  await authenticationTables(tx)
    .deleteFrom('archive_ticket')
    .where('expires_at', '<', now)
    .execute();
}
