import { nameReader, printedPrefix } from '@sarn/person-terms/contract';
import type { NameReader, Prefix, Suffix } from '@sarn/person-terms/contract';
import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { suffixOf } from '../person.store.ts';
import { organisationTables } from '../tables.ts';

/** All prefixes, ended ones too. */
export const listPrefixes = (h: Handle): Promise<Prefix[]> =>
  organisationTables(h)
    .selectFrom('name_prefix')
    .select(['code', 'name_th as nameTh', 'valid_from as validFrom', 'valid_to as validTo'])
    .select(['short', 'class', 'gender', 'force', 'is_printed as isPrinted'])
    .select(['has_space_after as hasSpaceAfter', 'in_place as inPlace'])
    .orderBy('sort')
    .orderBy('code')
    .execute();

/** All suffixes, ended ones too. */
export const listSuffixes = (h: Handle): Promise<Suffix[]> =>
  organisationTables(h)
    .selectFrom('name_suffix')
    .select(['code', 'name_th as nameTh', 'valid_from as validFrom', 'valid_to as validTo'])
    .select(['short', 'is_printed as isPrinted'])
    .orderBy('sort')
    .orderBy('code')
    .execute();

/** Reads names by the prefixes and suffixes of this moment; once for a whole file. */
export const readNames = async (h: Handle): Promise<NameReader> =>
  nameReader(await listPrefixes(h), await listSuffixes(h));

/** The prefixes that a person carries. */
export async function listPrefixesOf(h: Handle, personId: string): Promise<Prefix[]> {
  const found = await organisationTables(h)
    .selectFrom('person')
    .select('prefixes')
    .where('id', '=', personId)
    .executeTakeFirst();
  return (await listPrefixes(h)).filter(({ code }) => found?.prefixes.includes(code));
}

const combinationsSql = statement(
  'person.prefixes-with',
  row<{ prefixes: string[] }>({ prefixes: 'text[]' }),
  ['text'],
  'select distinct prefixes from person where prefixes @> array[$1] order by 1',
);

const printSql = writeStatement(
  'person.print-prefixes',
  ['text[]', 'text'],
  'update person set prefix_th = $2 where prefixes = $1 and prefix_th <> $2',
);

/** After a prefix changed: the names of everybody who has it, as they are printed now. */
export async function printNamesWith(tx: Tx, code: string): Promise<void> {
  const combinations = await combinationsSql.all(tx, code);
  if (combinations.length === 0) return;
  const known = new Map((await listPrefixes(tx)).map((one) => [one.code, one]));
  for (const { prefixes } of combinations) {
    const given = prefixes.flatMap((one) => known.get(one) ?? []);
    // Not longer than the name can hold: one of six long prefixes is cut, which nobody has.
    await printSql(tx, prefixes, printedPrefix(given).slice(0, 200));
  }
}

/** After a suffix changed: the names of everybody who has it. */
export async function printSuffix(tx: Tx, code: string): Promise<void> {
  await organisationTables(tx)
    .updateTable('person')
    .set({ suffix_th: suffixOf(code) })
    .where('suffix', '=', code)
    .execute();
}

const levelSql = writeStatement(
  'post.print-level',
  ['text', 'text', 'text'],
  `update post set title_th = n.name_th || $3 from "position" n, position_level l
   where n.id = post.position_id and l.id = post.position_level_id and l.code = $1
     and post.valid_to is null and post.title_th = n.name_th || $2`,
);

/** After the word of a level changed: titles that were made of the position and that word. */
export const printLevel = (tx: Tx, code: string, before: string, after: string): Promise<void> =>
  levelSql(tx, code, before, after);

const positionSql = writeStatement(
  'post.print-position',
  ['text', 'text', 'text'],
  `update post set title_th = $3 || coalesce(l.printed, '')
   from "position" n, post p left join position_level l on l.id = p.position_level_id
   where p.id = post.id and n.id = post.position_id and n.code = $1
     and post.valid_to is null and post.title_th = $2 || coalesce(l.printed, '')`,
);

/** After a position was renamed: titles that were made of its name and the word of a level. */
export const printPosition = (tx: Tx, code: string, before: string, after: string): Promise<void> =>
  positionSql(tx, code, before, after);
