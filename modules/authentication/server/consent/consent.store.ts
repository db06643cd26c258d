import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable } from 'kysely';
import type { ConsentTable } from '../authentication.tables.gen.ts';
import { authenticationTables } from '../tables.ts';

export async function insertConsent(tx: Tx, values: Insertable<ConsentTable>): Promise<void> {
  await authenticationTables(tx).insertInto('consent').values(values).execute();
}

/** Whether the latest answer of a person to this version of the policy is yes. */
export async function hasAgreed(db: Handle, personId: string, version: string): Promise<boolean> {
  const latest = await authenticationTables(db)
    .selectFrom('consent')
    .select('is_agreed')
    .where('person_id', '=', personId)
    .where('version', '=', version)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.is_agreed ?? false;
}
