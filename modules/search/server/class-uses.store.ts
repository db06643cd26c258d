import { row, statement, usesCounted } from '@sarn/platform-server';
import type { Handle, SettingUse } from '@sarn/platform-server';

/** Columns of a document that hold the code of a row of settings. Each has an index. */
type ClassColumn = 'speed' | 'book_group_code' | 'category_code';

/** Documents of one code that are looked at, from either side: more would cost more than it tells. */
const looked = 2_000;
const lookedOfReader = 20_000;
const listed = 50;

const counted = row<{ code: string; held: number; readable: number }>({
  ...{ code: 'text', held: 'int4', readable: 'int4' },
});
const number = row<{ count: number }>({ count: 'int4' });
const shown = row<{ id: string; letterNo: string; title: string }>({
  ...{ id: 'uuid', letterNo: 'text', title: 'text' },
});

/** Documents of a code that are not classified: those are in no count and in no list. */
const ofCode = (column: ClassColumn, code: string): string =>
  `select id, letter_no, title from document
   where ${column} = ${code} and ${column} <> '' and secrecy = 'normal' limit ${looked + 1}`;

const mayRead = 'exists (select from reader_keys(found.id, $2))';

function statementsOf(column: ClassColumn) {
  const name = `document.uses-of-${column.replaceAll('_', '-')}`;
  return {
    counts: statement(
      name,
      counted,
      ['text[]', 'text[]'],
      `select asked.code,
         (select count(*) from (${ofCode(column, 'asked.code')}) found)::int4 as held,
         (select count(*) from (select from (${ofCode(column, 'asked.code')}) found
                                where ${mayRead} limit ${usesCounted + 1}) read)::int4 as readable
       from unnest($1::text[]) asked (code)`,
    ),
    ofReader: statement(
      `${name}-of-reader`,
      number,
      ['text', 'text[]'],
      `select count(distinct document.id)::int4 as count
       from (select document_id from document_reader where principal = any ($2::text[])
             limit ${lookedOfReader}) own
       join document on document.id = own.document_id
       where document.${column} = $1 and document.secrecy = 'normal'`,
    ),
    held: statement(
      `${name}-held`,
      number,
      ['text'],
      `select (exists (select from document where ${column} = $1 and ${column} <> ''))::int4 as count`,
    ),
    list: statement(
      `${name}-list`,
      shown,
      ['text', 'text[]'],
      `select id, letter_no as "letterNo", title from (${ofCode(column, '$1')}) found
       where ${mayRead} limit ${listed}`,
    ),
  };
}

/**
 * Where documents use the rows of a table: counted and listed of what the caller may read. A document
 * of a higher class holds its row too, which says nothing about it.
 *
 * Of a code that is in a million documents a part is looked at, then the documents of the reader, so
 * that the cost does not grow with the archive.
 */
function documentUse(column: ClassColumn): SettingUse {
  const sql = statementsOf(column);
  const countsOf = async (h: Handle, keys: readonly string[], code: string, readable: number) => {
    const own = (await sql.ofReader.first(h, code, keys))?.count ?? 0;
    return Math.min(Math.max(own, readable), usesCounted + 1);
  };
  return {
    place: 'document',
    label: { th: 'เรื่อง', en: 'documents' },
    async counts(h, { principals }, codes) {
      const counts = new Map<string, number>();
      for (const { code, held, readable } of await sql.counts.all(h, codes, principals)) {
        const isPart = held > looked && readable <= usesCounted;
        const whole = isPart ? await countsOf(h, principals, code, readable) : readable;
        if (whole > 0) counts.set(code, whole);
      }
      return counts;
    },
    holds: async (h, code) => (await sql.held.first(h, code))?.count === 1,
    async list(h, { principals }, code) {
      const [counts] = await sql.counts.all(h, [code], principals);
      const rows = await sql.list.all(h, code, principals);
      return {
        rows: rows.map(({ id, letterNo, title }) => ({
          text: [letterNo, title].filter((part) => part !== '').join(' '),
          path: `/sarabun/document/${id}`,
        })),
        hidden: Math.min((counts?.held ?? 0) - (counts?.readable ?? 0), usesCounted),
      };
    },
  };
}

/** Where documents use the tables by which they are classed; made once, as all statements are. */
export const documentUses = {
  speed: [documentUse('speed')],
  bookGroup: [documentUse('book_group_code')],
  category: [documentUse('category_code')],
} as const;
