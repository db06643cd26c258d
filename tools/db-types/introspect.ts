import type { Handle } from '@sarn/platform-server';

/** One column of a table in the schema `public`. */
export interface Column {
  readonly table: string;
  readonly name: string;
  /** PostgreSQL's name of the type; of the element for arrays, of the base for domains */
  readonly type: string;
  readonly isArray: boolean;
  /** words the column may hold, in order: of an enum, or of a check `column in ('a', 'b')` */
  readonly labels: readonly string[] | null;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** identity always or computed: cannot be written */
  readonly isGenerated: boolean;
}

/** Every column of every table, by table and then in the order of the table. */
export function readColumns(db: Handle): Promise<Column[]> {
  return db.query<Column>(`
    with recursive base as (
      select oid, oid as base from pg_type where typtype <> 'd'
      union all
      select t.oid, b.base from pg_type t join base b on t.typbasetype = b.oid and t.typtype = 'd'
    )
    select c.relname as "table", a.attname as name,
      coalesce(e.typname, t.typname) as type,
      e.oid is not null as "isArray",
      coalesce(
        (select array_agg(l.enumlabel::text order by l.enumsortorder) from pg_enum l
         where l.enumtypid = coalesce(e.oid, t.oid)),
        (select array(select replace(word[1], '''''', '''')
                      from regexp_matches(k.listed, '''((?:[^'']|'''')*)''::text', 'g') word)
         from (select pg_get_constraintdef(oid) as listed from pg_constraint
               where conrelid = a.attrelid and contype = 'c' and conkey = array[a.attnum]) k
         where k.listed ~ '^CHECK \\(\\("?\\w+"? = ANY \\(ARRAY\\[''[^\\]]*''::text\\]\\)\\)\\)$'
         order by k.listed limit 1)) as labels,
      not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity = 'd' as "hasDefault",
      a.attidentity = 'a' or a.attgenerated <> '' as "isGenerated"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join base b on b.oid = a.atttypid
    join pg_type t on t.oid = b.base
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`);
}
