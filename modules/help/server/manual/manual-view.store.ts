import type { Handle, Tx } from '@sarn/platform-server';

/** Stores an address that is valid for some hours, and deletes expired ones. */
export async function insertView(
  tx: Tx,
  view: {
    readonly ticketHash: Buffer;
    readonly manualId: string;
    readonly now: string;
    readonly expiresAt: string;
  },
): Promise<void> {
  await tx.query('delete from manual_view where expires_at <= $1', [view.now]);
  await tx.query(
    'insert into manual_view (ticket_hash, manual_id, expires_at) values ($1, $2, $3)',
    [view.ticketHash, view.manualId, view.expiresAt],
  );
}

/** The manual that a ticket opens now; undefined when the ticket is not valid. */
export async function findViewed(
  h: Handle,
  ticketHash: Buffer,
  now: string,
): Promise<string | undefined> {
  const [row] = await h.query<{ id: string }>(
    `select manual.id from manual_view join manual on manual.id = manual_view.manual_id
     where ticket_hash = $1 and expires_at > $2`,
    [ticketHash, now],
  );
  return row?.id;
}
