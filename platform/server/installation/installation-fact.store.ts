import { sql } from 'kysely';
import type { Handle } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement } from '../db/statement/statement.ts';
import { platformTables } from '../tables.ts';

/** Whether any migration ever ran here: asked before the first one runs. */
export async function isEmptyDatabase(db: Handle): Promise<boolean> {
  return (await migrationsSql.first(db))?.found === null;
}

const migrationsSql = statement(
  'installation-fact.migrations',
  row<{ found: string | null }>({ found: 'text?' }),
  [],
  "select to_regclass('schema_migration')::text found",
);

/** A fact about this installation, or null when it was never written. */
export async function readFact(db: Handle, name: string): Promise<string | null> {
  const fact = await platformTables(db)
    .selectFrom('installation_fact')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return fact?.value ?? null;
}

export async function writeFact(db: Handle, name: string, value: string): Promise<void> {
  await platformTables(db)
    .insertInto('installation_fact')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value, updated_at: sql`now()` }),
    )
    .execute();
}
