import type { Database } from '@sarn/platform-server';
import { rowsOfTables } from './fill-rows.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNeeded: boolean;
  /** The table and column that a foreign key leads to. */
  readonly parent: string | null;
  readonly parentColumn: string | null;
  /** Values that a check of this column alone allows. */
  readonly words: readonly string[];
}

/** The value of a column of such a type when nothing else is known. */
const usual: Readonly<Record<string, string>> = {
  text: `'sample'`,
  uuid: 'gen_random_uuid()',
  boolean: 'false',
  date: 'current_date',
  'timestamp with time zone': 'now()',
  jsonb: `'{}'`,
  json: `'{}'`,
  bytea: `decode(repeat('5a', 32), 'hex')`,
};

/**
 * Gives each table without a row one row that its constraints allow, the tables that others refer
 * to
 * first: a migration that does not handle the rows of a table then fails on the dump.
 *
 * @returns tables that stayed empty, with the error of the database
 */
export async function fillEmptyTables(db: Database): Promise<Map<string, string>> {
  const columns = await listColumns(db);
  const waiting = new Map<string, string>();
  for (const table of new Set(columns.map((one) => one.table))) {
    const [row] = await db.query(`select 1 from public.${table} limit 1`);
    if (!row) waiting.set(table, 'not tried');
  }
  for (let before = -1; before !== waiting.size;) {
    before = waiting.size;
    for (const table of waiting.keys()) {
      const own = columns.filter((one) => one.table === table);
      const reason = await insertRow(db, table, own);
      if (reason === null) waiting.delete(table);
      else waiting.set(table, reason);
    }
  }
  return waiting;
}

async function insertRow(
  db: Database,
  table: string,
  columns: readonly Column[],
): Promise<string | null> {
  const known = rowsOfTables[table] ?? {};
  const values = columns.flatMap((one): [string, string][] => {
    const value = known[one.column] ?? (one.isNeeded ? valueOf(one) : null);
    return value === null ? [] : [[one.column, value]];
  });
  const names = values.map(([name]) => `"${name}"`).join(', ');
  const list = values.map(([, value]) => value).join(', ');
  try {
    await db.query(
      values.length > 0
        ? `insert into public.${table} (${names}) values (${list})`
        : `insert into public.${table} default values`,
    );
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** An expression of SQL. */
function valueOf({ type, parent, parentColumn, words }: Column): string {
  if (parent !== null) {
    return `(select ${parentColumn} from ${parent} order by ${parentColumn} limit 1)`;
  }
  const [word] = words;
  if (word !== undefined) return `'${word}'`;
  return usual[type] ?? (type.endsWith('[]') ? `'{}'` : '1');
}

/** Columns of ordinary tables; generated columns are left out. */
function listColumns(db: Database): Promise<Column[]> {
  return db.query<Column>(
    `select t.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
       a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attgenerated = ''
         as "isNeeded",
       f.confrelid::regclass::text as parent, p.attname as "parentColumn",
       coalesce((
         select array_agg(word[1]) from pg_constraint c,
           regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''::text', 'g') word
         where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum]
       ), '{}') as words
     from pg_class t
     join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
     left join lateral (
       select c.confrelid, c.confkey[array_position(c.conkey, a.attnum)] as key
       from pg_constraint c
       where c.conrelid = t.oid and c.contype = 'f' and a.attnum = any (c.conkey)
       order by c.conname limit 1
     ) f on true
     left join pg_attribute p on p.attrelid = f.confrelid and p.attnum = f.key
     where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
     order by t.relname, a.attnum`,
  );
}
