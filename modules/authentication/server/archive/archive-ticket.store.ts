import type { Instant } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';

export async function insertArchiveTicket(
  tx: Tx,
  ticket: {
    readonly tokenHash: Buffer;
    readonly sessionId: string;
    readonly expiresAt: Instant;
  },
): Promise<void> {
  await tx.query(
    'insert into archive_ticket (token_hash, session_id, expires_at) values ($1, $2, $3)',
    [ticket.tokenHash, ticket.sessionId, ticket.expiresAt],
  );
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
export async function redeemTicket(
  tx: Tx,
  tokenHash: Buffer,
  now: Instant,
): Promise<RedeemedTicket | undefined> {
  const rows = await tx.query<RedeemedTicket>(
    `update archive_ticket t set used_at = $2
     from session s join account a on a.id = s.account_id join person m on m.id = a.person_id
     where t.token_hash = $1 and t.used_at is null and t.expires_at > $2 and s.id = t.session_id
       and s.revoked_at is null and s.expires_at > $2 and not a.is_suspended and m.is_active
     returning m.id "personId", a.username, m.email`,
    [tokenHash, now],
  );
  return rows[0];
}

/** Runs every night. */
export async function forgetOldArchiveTickets(tx: Tx, now: Instant): Promise<void> {
  await tx.query('delete from archive_ticket where expires_at < $1', [now]);
}
