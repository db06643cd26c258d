import type { DescribedTable, Field, Language } from '@sarn/kernel';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { columnOf } from './described-row.ts';
import type { SettingsTable } from './settings-table.ts';

/** What the order of a list depends on besides its table. */
export interface OrderWords {
  /** Of the names that the reader is shown; Thai where left out. */
  readonly language?: Language;
  /** The tables that fields may refer to; without them such a field is ordered by its codes. */
  readonly tables?: ReadonlyMap<string, SettingsTable>;
}

/**
 * `thaiSortKey` in SQL: leading vowels behind their consonant, tone marks last. Null where there is no text, so
 * that such rows can stand last.
 */
function textOrder(text: RawBuilder<unknown>): RawBuilder<unknown> {
  const moved = sql`regexp_replace(${text}, '([เ-ไ])([ก-ฮ])', '\\2\\1', 'g')`;
  const bare = sql`lower(regexp_replace(${moved}, '[็-์]', '', 'g'))`;
  return sql`(case when ${text} <> '' then ${bare} || chr(1) || ${text} end) collate "C"`;
}

function shownName(from: string, language: Language = 'th'): RawBuilder<unknown> {
  const th = sql.ref(`${from}.name_th`);
  return language === 'en' ? sql`coalesce(nullif(${sql.ref(`${from}.name_en`)}, ''), ${th})` : th;
}

function fieldOrder(
  field: Field,
  column: RawBuilder<unknown>,
  { language, tables }: OrderWords,
): RawBuilder<unknown> {
  switch (field.kind) {
    case 'text':
      return textOrder(column);
    case 'texts':
      return textOrder(sql`array_to_string(${column}, ', ')`);
    case 'choice':
      // As forms offer them: the order says more than the letters of their names.
      return sql`array_position(${Object.keys(field.options)}::text[], ${column}::text)`;
    case 'reference': {
      const named = tables?.get(field.table);
      if (!named) return textOrder(column);
      return sql`(select ${textOrder(shownName('named', language))}
        from ${sql.table(named.sqlTable)} as named where named.code = ${column})`;
    }
    case 'units':
      // By how many there are: their names are another module's.
      return sql`nullif(cardinality(${column}), 0)`;
    case 'number':
    case 'switch':
      return column;
  }
}

/** By what the rows of a table stand where nobody sorted them. */
export const usualOrder = (
  { table, sqlTable }: SettingsTable,
  { language }: OrderWords = {},
): RawBuilder<unknown> =>
  table.isSortedByName ? textOrder(shownName(sqlTable, language)) : sql.ref(`${sqlTable}.sort`);

/**
 * By what a list is sorted, from the name of a column as the browser sends it: only columns of the description
 * are known, any other name gives the usual order.
 */
export function listOrder(
  settings: SettingsTable,
  sort: string,
  words: OrderWords,
): RawBuilder<unknown> {
  const { table, sqlTable } = settings;
  const own = ownField(table, sort);
  const column = (name: string) => sql.ref(`${sqlTable}.${name}`);
  if (own) return fieldOrder(own, column(columnOf(sort)), words);
  switch (sort) {
    case 'code':
      return column('code');
    case 'nameTh':
      return textOrder(shownName(sqlTable, words.language));
    case 'nameEn':
      return textOrder(column('name_en'));
    case 'validFrom':
      return column('valid_from');
    case 'validTo':
      return column('valid_to');
    default:
      return usualOrder(settings, words);
  }
}

const ownField = ({ fields }: DescribedTable, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
