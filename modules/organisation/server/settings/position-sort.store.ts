import { thaiSortKey } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { organisationTables } from '../tables.ts';

/** Keeps the place of a position in Thai dictionary order, after its name was changed. */
export async function sortPosition(tx: Tx, code: string, nameTh: string): Promise<void> {
  await organisationTables(tx)
    .updateTable('position')
    .set({ sort_key: thaiSortKey(nameTh) })
    .where('code', '=', code)
    .execute();
}
