import { nameReader, printedPrefix } from '@sarn/person-terms/contract';
import type { NameReader, Prefix, Suffix } from '@sarn/person-terms/contract';
import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
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
  ['text[]'],
  'select distinct prefixes from person where prefixes && $1 order by 1',
);

const printSql = writeStatement(
  'person.print-prefixes',
  ['text[]', 'text'],
  'update person set prefix_th = $2 where prefixes = $1 and prefix_th <> $2',
);

/** After prefixes changed: the names of everybody who has one of them, as they are printed now. */
export async function printNamesWith(tx: Tx, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const combinations = await combinationsSql.all(tx, [...codes]);
  if (combinations.length === 0) return;
  const known = new Map((await listPrefixes(tx)).map((one) => [one.code, one]));
  for (const { prefixes } of combinations) {
    const given = prefixes.flatMap((one) => known.get(one) ?? []);
    // Not longer than the name can hold: one of six long prefixes is cut, which nobody has.
    await printSql(tx, prefixes, printedPrefix(given).slice(0, 200));
  }
}

const suffixSql = writeStatement(
  'person.print-suffixes',
  ['text[]'],
  'update person set suffix_th = printed_suffix(suffix) where suffix = any($1)',
);

/** After suffixes changed: the names of everybody who has one of them. */
export async function printSuffixes(tx: Tx, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) await suffixSql(tx, [...codes]);
}

/** A row by its code, with what was printed of it before and is now. */
export interface Reprinted {
  readonly code: string;
  readonly before: string;
  readonly after: string;
}

/** The rows whose print changed, as the three arrays that a statement takes. */
function arraysOf(rows: readonly Reprinted[]): [string[], string[], string[]] {
  const other = rows.filter(({ before, after }) => before !== after);
  return [
    other.map(({ code }) => code),
    other.map(({ before }) => before),
    other.map(({ after }) => after),
  ];
}

const levelSql = writeStatement(
  'post.print-levels',
  ['text[]', 'text[]', 'text[]'],
  `update post set title_th = n.name_th || asked.now
   from unnest($1::text[], $2::text[], $3::text[]) as asked (code, was, now), "position" n, position_level l
   where n.id = post.position_id and l.id = post.position_level_id and l.code = asked.code
     and post.valid_to is null and post.title_th = n.name_th || asked.was`,
);

/** After the words of levels changed: titles that were made of the position and that word. */
export async function printLevels(tx: Tx, rows: readonly Reprinted[]): Promise<void> {
  const arrays = arraysOf(rows);
  if (arrays[0].length > 0) await levelSql(tx, ...arrays);
}

const positionSql = writeStatement(
  'post.print-positions',
  ['text[]', 'text[]', 'text[]'],
  `update post set title_th = asked.now || coalesce(l.printed, '')
   from unnest($1::text[], $2::text[], $3::text[]) as asked (code, was, now), "position" n,
     post p left join position_level l on l.id = p.position_level_id
   where p.id = post.id and n.id = post.position_id and n.code = asked.code
     and post.valid_to is null and post.title_th = asked.was || coalesce(l.printed, '')`,
);

/** After positions were renamed: titles that were made of their names and the word of a level. */
export async function printPositions(tx: Tx, rows: readonly Reprinted[]): Promise<void> {
  const arrays = arraysOf(rows);
  if (arrays[0].length > 0) await positionSql(tx, ...arrays);
}
