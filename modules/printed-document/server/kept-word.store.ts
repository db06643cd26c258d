import type { Handle, StoredSetting, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import { printedTables } from './tables.ts';

/** All words of the agency, also those that ended. */
export async function keptWordNames(h: Handle): Promise<readonly string[]> {
  const rows = await printedTables(h).selectFrom('kept_word').select('name_th').execute();
  return rows.map(({ name_th }) => name_th);
}

/** A new row behind the last. @returns it as the settings know rows */
export async function insertKeptWord(tx: Tx, code: string, word: string): Promise<StoredSetting> {
  const row = await printedTables(tx)
    .insertInto('kept_word')
    .values((of) => ({
      ...{ code, name_th: word, origin: 'own' },
      sort: of.selectFrom('kept_word').select(sql<number>`coalesce(max(sort), 0) + 1`.as('next')),
    }))
    .returning(['sort', 'valid_from as validFrom', 'version'])
    .executeTakeFirstOrThrow();
  return {
    ...{ code, nameTh: word, nameEn: '', validTo: null, origin: 'own', values: {} },
    ...row,
  };
}
