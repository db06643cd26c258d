import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable } from 'kysely';
import { personnelTables } from '../tables.ts';
import type { PersonnelTables } from '../personnel.tables.gen.ts';

/** What was handed over from somebody, the latest first. */
export const listHandovers = (h: Handle, personId: string) =>
  personnelTables(h)
    .selectFrom('account_handover')
    .select(['line', 'taker_id as takerId', 'by_id as byId', 'count', 'at'])
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .limit(200)
    .execute();

export async function insertHandover(
  tx: Tx,
  values: Insertable<PersonnelTables['account_handover']>,
): Promise<void> {
  await personnelTables(tx).insertInto('account_handover').values(values).execute();
}
