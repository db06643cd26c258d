import { row, statement, usesCounted } from '@sarn/platform-server';
import type { SettingUse } from '@sarn/platform-server';

/** Where the code of a row of settings is held. Each column has an index. */
interface ClassSource {
  /** For the names of its statements. */
  readonly name: string;
  /** Tables in which each use is a row, `document` among them. */
  readonly from: string;
  readonly column: string;
}

const ofDocument = (name: string, column = name.replaceAll('-', '_')): ClassSource => ({
  ...{ name, from: 'document', column: `document.${column}` },
});

/** Documents of one code that are looked at: more would cost more than it tells. */
const looked = 2_000;
const listed = 50;

const counted = row<{ code: string; count: number }>({ code: 'text', count: 'int4' });
const number = row<{ count: number }>({ count: 'int4' });
const shown = row<{ id: string; letterNo: string; title: string }>({
  ...{ id: 'uuid', letterNo: 'text', title: 'text' },
});

/** Documents of a code that are not classified: those are in no count and in no list. */
const ofCode = ({ from, column }: ClassSource, code: string, most: number): string =>
  `select document.id, document.letter_no, document.title from ${from}
   where ${column} = ${code} and ${column} <> '' and document.secrecy = 'normal' limit ${most + 1}`;

const mayRead = 'exists (select from reader_keys(found.id, $2))';

function statementsOf(source: ClassSource) {
  const { from, column } = source;
  const name = `document.uses-of-${source.name}`;
  return {
    counts: statement(
      name,
      counted,
      ['text[]'],
      `select asked.code,
         (select count(*) from (${ofCode(source, 'asked.code', usesCounted)}) found)::int4 as count
       from unnest($1::text[]) asked (code)`,
    ),
    readable: statement(
      `${name}-readable`,
      number,
      ['text', 'text[]'],
      `select count(*)::int4 as count from (${ofCode(source, '$1', looked)}) found where ${mayRead}`,
    ),
    looked: statement(
      `${name}-looked`,
      number,
      ['text'],
      `select count(*)::int4 as count from (${ofCode(source, '$1', looked)}) found`,
    ),
    held: statement(
      `${name}-held`,
      number,
      ['text'],
      `select (exists (select from ${from} where ${column} = $1 and ${column} <> ''))::int4 as count`,
    ),
    list: statement(
      `${name}-list`,
      shown,
      ['text', 'text[]'],
      `select id, letter_no as "letterNo", title from (${ofCode(source, '$1', looked)}) found
       where ${mayRead} limit ${listed}`,
    ),
  };
}

const ofDocuments = { place: 'document', label: { th: 'เรื่อง', en: 'documents' } };

/**
 * Where documents use the rows of a table: how many there are says nothing about one of them, and which
 * they are is listed of what the caller may read. A document of a higher class is in neither, and holds
 * its row too.
 */
export function documentUse(source: ClassSource, use = ofDocuments): SettingUse {
  const sql = statementsOf(source);
  return {
    ...use,
    async counts(h, _caller, codes) {
      const found = await sql.counts.all(h, codes);
      return new Map(found.flatMap(({ code, count }) => (count > 0 ? [[code, count]] : [])));
    },
    holds: async (h, code) => (await sql.held.first(h, code))?.count === 1,
    async list(h, { principals }, code) {
      const held = (await sql.looked.first(h, code))?.count ?? 0;
      const readable = (await sql.readable.first(h, code, principals))?.count ?? 0;
      const rows = await sql.list.all(h, code, principals);
      return {
        rows: rows.map(({ id, letterNo, title }) => ({
          text: [letterNo, title].filter((part) => part !== '').join(' '),
          path: `/sarabun/document/${id}`,
        })),
        hidden: Math.min(held - readable, usesCounted),
      };
    },
  };
}

/** Where documents use the tables by which they are classed; made once, as all statements are. */
export const documentUses = {
  speed: [documentUse(ofDocument('speed'))],
  bookGroup: [documentUse(ofDocument('book-group-code'))],
  category: [documentUse(ofDocument('category-code'))],
  documentType: [
    documentUse(ofDocument('sub-type-code')),
    documentUse(ofDocument('kind'), { ...ofDocuments, place: 'kind' }),
  ],
  commandType: [
    documentUse({
      name: 'command-type',
      from: 'document join command_order chosen on chosen.document_id = document.id',
      column: 'chosen.command_type',
    }),
  ],
  jobType: [
    documentUse(
      {
        name: 'job-type',
        from: 'document join document_assignment assignment on assignment.document_id = document.id',
        column: 'assignment.job_type',
      },
      { place: 'assignment', label: { th: 'งาน', en: 'assignments' } },
    ),
  ],
} as const;
