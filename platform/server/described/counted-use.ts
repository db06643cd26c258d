import type { Bilingual } from '@sarn/kernel';
import { row } from '../db/statement/columns.ts';
import { statement } from '../db/statement/statement.ts';
import { usesCounted } from './settings-table.ts';
import type { SettingUse } from './settings-table.ts';

export interface CountedUse {
  readonly place: string;
  readonly label: Bilingual;
  /** Name of the statement. */
  readonly name: string;
  /**
   * SQL of the rows that use the code `asked.code`: `select 1 from post where … = asked.code`. Only
   * for rows that every administrator of the table may know of; documents have readers.
   */
  readonly rows: string;
  /**
   * SQL of what they are, in order, of the code `asked.code`: `text` and the address `path` of each.
   * Left out: they are only counted.
   */
  readonly shown?: string;
}

/** So many are listed at most. */
const listed = 100;

/** A use that is counted alike for everybody who may open the table. */
export function countedUse({ place, label, name, rows, shown }: CountedUse): SettingUse {
  const counted = statement(
    name,
    row<{ code: string; count: number }>({ code: 'text', count: 'int4' }),
    ['text[]'],
    `select asked.code, (select count(*) from (${rows} limit ${usesCounted + 1}) found)::int4 as count
     from unnest($1::text[]) as asked (code)`,
  );
  const list = shown === undefined ? undefined : listOf(name, shown);
  return {
    ...(list ? { list } : {}),
    place,
    label,
    async counts(h, _caller, codes) {
      const found = await counted.all(h, codes);
      return new Map(
        found.filter(({ count }) => count > 0).map(({ code, count }) => [code, count]),
      );
    },
    async holds(h, code) {
      return ((await counted.first(h, [code]))?.count ?? 0) > 0;
    },
  };
}

/** Which rows they are: whoever may open the table may know of all. */
function listOf(name: string, shown: string): NonNullable<SettingUse['list']> {
  const found = statement(
    `${name}-listed`,
    row<{ text: string; path: string }>({ text: 'text', path: 'text' }),
    ['text'],
    `select found.text, found.path from (select $1::text as code) asked,
       lateral (${shown} limit ${listed}) found`,
  );
  return async (h, _caller, code) => ({ rows: await found.all(h, code), hidden: 0 });
}
