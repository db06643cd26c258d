import { expect } from 'vitest';
import type { OfficeInstance } from './instance.testing.ts';

/** No table of the database holds a code of digits: neither the outbox, nor notices, nor a job. */
export async function nowhereInClear({ app }: OfficeInstance, code: string): Promise<void> {
  const tables = await app.db.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(50);
  for (const { name } of tables) {
    const found = await app.db.query(
      `select 1 from ${name} as of where of::text ~ ('(^|[^0-9.])' || $1 || '([^0-9]|$)') limit 1`,
      [code],
    );
    expect(found, name).toEqual([]);
  }
}
