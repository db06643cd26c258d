import type { Handle, Tx } from '@sarn/platform-server';
import { helpTables } from '../tables.ts';

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
  const { ticketHash, manualId, now, expiresAt } = view;
  const tables = helpTables(tx);
  await tables.deleteFrom('manual_view').where('expires_at', '<=', now).execute();
  await tables
    .insertInto('manual_view')
    .values({ ticket_hash: ticketHash, manual_id: manualId, expires_at: expiresAt })
    .execute();
}

/** The manual that a ticket opens now; undefined when the ticket is not valid. */
export async function findViewed(
  h: Handle,
  ticketHash: Buffer,
  now: string,
): Promise<string | undefined> {
  const viewed = await helpTables(h)
    .selectFrom('manual_view')
    .innerJoin('manual', 'manual.id', 'manual_view.manual_id')
    .select('manual.id')
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return viewed?.id;
}
