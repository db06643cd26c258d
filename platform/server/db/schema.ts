import type { Handle } from './database.ts';

/**
 * One query for each kind of object; each gives rows `line`. Objects of an extension
 * are left out, and so is what differs between PostgreSQL 15 and 18 for the same schema
 * (named NOT NULL constraints, versions of extensions).
 */
const KINDS: readonly string[] = [
  `select 'extension ' || extname as line from pg_extension where extname <> 'plpgsql'`,

  `select 'table ' || relname as line from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,

  `select 'table ' || c.relname || ' column ' || a.attname || ' '
     || format_type(a.atttypid, a.atttypmod)
     || case when l.collname <> 'default' then ' collate ' || l.collname else '' end
     || case when a.attnotnull then ' not null' else '' end
     || case a.attidentity when 'a' then ' identity always' when 'd' then ' identity' else '' end
     || case when a.attgenerated = 's' then ' generated as ' when a.attgenerated = 'v'
          then ' virtual as ' when d.adbin is not null then ' default ' else '' end
     || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as line
   from pg_attribute a join pg_class c on c.oid = a.attrelid
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   left join pg_collation l on l.oid = a.attcollation
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     and a.attnum > 0 and not a.attisdropped`,

  `select 'table ' || r.relname || ' constraint ' || c.conname || ' '
     || pg_get_constraintdef(c.oid) as line
   from pg_constraint c join pg_class r on r.oid = c.conrelid
   where c.connamespace = 'public'::regnamespace and c.contype in ('p', 'u', 'f', 'c', 'x')`,

  `select 'table ' || i.tablename || ' index ' || i.indexdef as line
   from pg_indexes i where i.schemaname = 'public'`,

  `select 'table ' || r.relname || ' trigger ' || pg_get_triggerdef(t.oid)
     || case t.tgenabled when 'O' then '' else ' state ' || t.tgenabled::text end as line
   from pg_trigger t join pg_class r on r.oid = t.tgrelid
   where r.relnamespace = 'public'::regnamespace and not t.tgisinternal`,

  `select 'sequence ' || sequencename || ' ' || data_type || ' start ' || start_value
     || ' step ' || increment_by || ' from ' || min_value || ' to ' || max_value as line
   from pg_sequences where schemaname = 'public'`,

  `select 'view ' || viewname || ' ' || definition as line from pg_views
   where schemaname = 'public'
   union all
   select 'materialized view ' || matviewname || ' ' || definition from pg_matviews
   where schemaname = 'public'`,

  `select 'type ' || t.typname || ' enum ' || string_agg(e.enumlabel, ', ' order by e.enumsortorder)
     as line
   from pg_type t join pg_enum e on e.enumtypid = t.oid
   where t.typnamespace = 'public'::regnamespace group by t.typname`,

  `select 'domain ' || t.typname || ' ' || format_type(t.typbasetype, t.typtypmod)
     || case when t.typnotnull then ' not null' else '' end
     || coalesce(' default ' || t.typdefault, '')
     || coalesce((select ' ' || string_agg(pg_get_constraintdef(c.oid), ' ' order by c.conname)
          from pg_constraint c where c.contypid = t.oid and c.contype = 'c'), '') as line
   from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'd'`,

  `select 'function ' || replace(pg_get_functiondef(p.oid), chr(10), chr(10) || '  ') as line
   from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
     and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass
       and d.objid = p.oid and d.deptype = 'e')`,
];

/**
 * All objects that the migrations made in the schema `public`, as sorted text: the same for two
 * databases that work the same, whatever made them. Ends with a line feed.
 */
export async function describeSchema(db: Handle): Promise<string> {
  const lines: string[] = [];
  for (const kind of KINDS) {
    const rows = await db.query<{ line: string }>(kind);
    lines.push(...rows.map(({ line }) => line.trimEnd()));
  }
  // Sorted here: the server's order depends on its locale.
  return `${lines.toSorted(byCodeUnit).join('\n')}\n`;
}

function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
