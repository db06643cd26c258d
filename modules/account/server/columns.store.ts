import type { Handle, Tx } from '@sarn/platform-server';
import { accountTables } from './tables.ts';

export interface ListColumns {
  readonly list: string;
  readonly columns: string[];
}

/** What a person chose of the columns of lists. */
export const listColumnsOf = (h: Handle, personId: string): Promise<ListColumns[]> =>
  accountTables(h)
    .selectFrom('list_columns')
    .select(['list', 'columns'])
    .where('person_id', '=', personId)
    .orderBy('list')
    .execute();

/** Keeps a choice; of more than `most` lists the oldest are forgotten. */
export async function writeColumns(
  tx: Tx,
  personId: string,
  { list, columns }: ListColumns,
  { at, most }: { readonly at: string; readonly most: number },
): Promise<void> {
  const chosen = { columns, kept_at: at };
  await accountTables(tx)
    .insertInto('list_columns')
    .values({ person_id: personId, list, ...chosen })
    .onConflict((known) => known.columns(['person_id', 'list']).doUpdateSet(chosen))
    .execute();
  const kept = accountTables(tx)
    .selectFrom('list_columns')
    .select('list')
    .where('person_id', '=', personId)
    .orderBy('kept_at', 'desc')
    .orderBy('list')
    .limit(most);
  await accountTables(tx)
    .deleteFrom('list_columns')
    .where('person_id', '=', personId)
    .where('list', 'not in', kept)
    .execute();
}

/** The usual columns again. */
export async function dropColumns(tx: Tx, personId: string, list: string): Promise<void> {
  await accountTables(tx)
    .deleteFrom('list_columns')
    .where('person_id', '=', personId)
    .where('list', '=', list)
    .execute();
}
