import { row, statement, usesCounted } from '@sarn/platform-server';
import type { Handle, SettingUse } from '@sarn/platform-server';

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
const ofCode = ({ from, column }: ClassSource, code: string): string =>
  `select document.id, document.letter_no, document.title from ${from}
   where ${column} = ${code} and ${column} <> '' and document.secrecy = 'normal' limit ${looked + 1}`;

const mayRead = 'exists (select from reader_keys(found.id, $2))';

function statementsOf(source: ClassSource) {
  const { from, column } = source;
  const name = `document.uses-of-${source.name}`;
  return {
    counts: statement(
      name,
      counted,
      ['text[]', 'text[]'],
      `select asked.code,
         (select count(*) from (${ofCode(source, 'asked.code')}) found)::int4 as held,
         (select count(*) from (select from (${ofCode(source, 'asked.code')}) found
                                where ${mayRead} limit ${usesCounted + 1}) read)::int4 as readable
       from unnest($1::text[]) asked (code)`,
    ),
    ofReader: statement(
      `${name}-of-reader`,
      number,
      ['text', 'text[]'],
      `select count(distinct own.document_id)::int4 as count
       from (select document_id from document_reader where principal = any ($2::text[])
             limit ${lookedOfReader}) own
       where exists (select from ${from} where document.id = own.document_id
                     and ${column} = $1 and document.secrecy = 'normal')`,
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
      `select id, letter_no as "letterNo", title from (${ofCode(source, '$1')}) found
       where ${mayRead} limit ${listed}`,
    ),
  };
}

const ofDocuments = { place: 'document', label: { th: 'เรื่อง', en: 'documents' } };

/**
 * Where documents use the rows of a table: counted and listed of what the caller may read. A document
 * of a higher class holds its row too, which says nothing about it.
 *
 * Of a code that is in a million documents a part is looked at, then the documents of the reader, so
 * that the cost does not grow with the archive.
 */
export function documentUse(source: ClassSource, use = ofDocuments): SettingUse {
  const sql = statementsOf(source);
  const countsOf = async (h: Handle, keys: readonly string[], code: string, readable: number) => {
    const own = (await sql.ofReader.first(h, code, keys))?.count ?? 0;
    return Math.min(Math.max(own, readable), usesCounted + 1);
  };
  return {
    ...use,
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
