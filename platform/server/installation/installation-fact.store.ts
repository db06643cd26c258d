import type { Handle } from '../db/database.ts';

/** Whether any migration ever ran here: asked before the first one runs. */
export async function isEmptyDatabase(db: Handle): Promise<boolean> {
  const rows = await db.query<{ found: string | null }>(
    "select to_regclass('schema_migration')::text found",
  );
  return rows[0]?.found === null;
}

/** A fact about this installation, or null when it was never written. */
export async function readFact(db: Handle, name: string): Promise<string | null> {
  const rows = await db.query<{ value: string }>(
    'select value from installation_fact where name = $1',
    [name],
  );
  return rows[0]?.value ?? null;
}

export async function writeFact(db: Handle, name: string, value: string): Promise<void> {
  await db.query(
    `insert into installation_fact (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value, updated_at = now()`,
    [name, value],
  );
}
