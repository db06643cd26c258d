import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable, Kysely } from 'kysely';
import type { AuthenticationTables, ConsentTable } from '../authentication.tables.gen.ts';

export async function insertConsent(tx: Tx, row: Insertable<ConsentTable>): Promise<void> {
  await (tx.sql as Kysely<AuthenticationTables>).insertInto('consent').values(row).execute();
}

/** Whether the latest answer of a person to this version of the policy is yes. */
export async function hasAgreed(db: Handle, personId: string, version: string): Promise<boolean> {
  const rows = await db.query<{ is_agreed: boolean }>(
    'select is_agreed from consent where person_id = $1 and version = $2 order by id desc limit 1',
    [personId, version],
  );
  return rows[0]?.is_agreed ?? false;
}
