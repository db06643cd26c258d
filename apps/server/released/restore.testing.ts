import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { openDatabase } from '@sarn/platform-server';
import type { Database } from '@sarn/platform-server';

/**
 * Fills an empty database from the dump of another version. What a dump sets for its session ends
 * with the connection.
 *
 * @param version names the file beside this one
 */
export async function restoreReleased(url: string, version: string): Promise<void> {
  const packed = readFileSync(new URL(`${version}.sql.br`, import.meta.url));
  const db = openDatabase(url, { max: 1 });
  try {
    await db.query('set statement_timeout = 0');
    await db.pool.query(brotliDecompressSync(packed).toString());
  } finally {
    await db.close();
  }
}

/** The content of one table. */
export interface Table {
  readonly name: string;
  readonly rows: number;
  /** It holds documents, or refers to them. */
  readonly isOfDocuments: boolean;
}

/**
 * All tables by their PostgreSQL object id: a table that a migration renames stays the same one.
 */
export async function countRows(db: Database): Promise<Map<number, Table>> {
  const tables = await db.query<{ id: number } & Omit<Table, 'rows'>>(
    `select t.oid::int as id, t.relname as name,
       t.relname = 'document' or exists (
         select from pg_constraint c
         where c.contype = 'f' and c.conrelid = t.oid and c.confrelid = 'document'::regclass
       ) as "isOfDocuments"
     from pg_class t
     where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace order by t.relname`,
  );
  const counts = new Map<number, Table>();
  for (const { id, ...table } of tables) {
    const [row] = await db.query<{ rows: number }>(
      `select count(*) as rows from public.${table.name}`,
    );
    counts.set(id, { ...table, rows: row?.rows ?? 0 });
  }
  return counts;
}
