import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { dataMigrationTables } from '../tables.ts';

/** One year of a register. */
export interface ExportRegister {
  readonly registerId: string;
  readonly kind: string;
  readonly unitId: string;
  readonly year: number;
}

/** A register entry; its texts are empty where the document is classified. */
export interface ExportLine {
  readonly number: number;
  readonly state: string;
  readonly at: string;
  readonly documentId: string | null;
  readonly isClassified: boolean;
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly sender: string;
  readonly addressee: string;
  readonly title: string;
  readonly speed: string;
  readonly note: string;
  readonly ownerUnitId: string | null;
}

/** A document with all that happened to it, ids unchanged; see `papers.jsonl` in the README. */
export interface ExportDocument {
  readonly id: string;
  readonly year: number;
  readonly ownerUnitId: string;
  readonly authorId: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Drafts and classified documents are not exported. */
const leaves = `document.secrecy = 'normal' and document.state <> 'DRAFT'`;

/** Registers by unit and kind with every year that has numbers. */
export function listExportRegisters(h: Handle): Promise<ExportRegister[]> {
  return dataMigrationTables(h)
    .selectFrom('register')
    .innerJoin('register_counter as counter', 'counter.register_id', 'register.id')
    .select(['register.id as registerId', 'register.kind', 'register.unit_id as unitId'])
    .select('counter.be_year as year')
    .where('register.kind', 'not in', ['secret-receive', 'secret-send'])
    .orderBy('register.unit_id')
    .orderBy('register.kind')
    .orderBy('counter.be_year')
    .execute();
}

function camel(column: string): string {
  return column.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

/** Texts of an entry; none for a classified document. */
const plainTexts = ['letter_no', 'sender', 'addressee', 'title', 'speed', 'note']
  .map(
    (column) =>
      `case when document.secrecy = 'normal' then document.${column} else '' end as "${camel(column)}"`,
  )
  .join(', ');

/** Entries after a number, in order. */
export function listExportLines(
  h: Handle,
  { registerId, year }: ExportRegister,
  after: number,
  limit: number,
): Promise<ExportLine[]> {
  return listLinesSql.all(h, registerId, year, after, limit);
}

const listLinesSql = statement(
  'export.lines',
  row<ExportLine>({
    number: 'int4',
    state: 'text',
    at: 'timestamptz',
    documentId: 'uuid?',
    isClassified: 'bool',
    letterNo: 'text',
    letterDate: 'date?',
    sender: 'text',
    addressee: 'text',
    title: 'text',
    speed: 'text',
    note: 'text',
    ownerUnitId: 'uuid?',
  }),
  ['uuid', 'int4', 'int4', 'int8'],
  `select entry.number, entry.state, entry.entered_at as at,
          case when ${leaves} then document.id end as "documentId",
          coalesce(document.secrecy <> 'normal', false) as "isClassified",
          ${plainTexts},
          case when document.secrecy = 'normal' then document.letter_date end as "letterDate",
          case when document.secrecy = 'normal' then document.owner_unit_id end as "ownerUnitId"
   from register_entry entry left join document on document.id = entry.document_id
   where entry.register_id = $1 and entry.be_year = $2 and entry.number > $3
   order by entry.number limit $4`,
);

/** Parts of a document that are kept in rows of their own, each as a list. */
const parts: Readonly<Record<string, string>> = {
  numbers: `select jsonb_agg(jsonb_build_object('register', entry.register_id, 'number', number,
      'year', be_year, 'at', entered_at, 'transmission', transmission_id, 'state', state) order by entered_at)
    from register_entry entry where entry.document_id = document.id`,
  sendings: `select jsonb_agg(to_jsonb(transmission) - 'document_id' - 'from_principals'
                                   order by sent_at, id)
    from document_transmission transmission where transmission.document_id = document.id`,
  assignments: `select jsonb_agg(to_jsonb(assignment) - 'document_id' order by assigned_at, id)
    from document_assignment assignment where assignment.document_id = document.id`,
  history: `select jsonb_agg(to_jsonb(event) - 'document_id' - 'request_id' order by at, id)
    from document_event event where event.document_id = document.id`,
  addressees: `select jsonb_agg(to_jsonb(recipient) - 'document_id' order by seq)
    from letter_recipient recipient where recipient.document_id = document.id`,
  refersTo: `select jsonb_agg(link.refers_to order by linked_at)
    from document_reference link where link.document_id = document.id`,
  answers: `select jsonb_agg(reply.to_id order by linked_at)
    from document_reply reply where reply.reply_id = document.id`,
};

/** Columns that only this program can interpret. */
const inner = ['search_text', 'duplicate_key', 'share_ref', 'version', 'presented_principal'];

const built = Object.entries(parts)
  .map(([name, part]) => `'${name}', coalesce((${part}), '[]')`)
  .join(', ');
const plain = inner.map((column) => ` - '${column}'`).join('');

/** Documents after an id, in the order of their ids, which is the order in which they were made. */
export function listExportDocuments(
  h: Handle,
  after: string,
  limit: number,
): Promise<ExportDocument[]> {
  return listDocumentsSql.all(h, after, limit);
}

const listDocumentsSql = statement(
  'export.papers',
  row<ExportDocument>({
    id: 'uuid',
    year: 'int4',
    ownerUnitId: 'uuid',
    authorId: 'uuid',
    content: 'jsonb',
  }),
  ['uuid', 'int8'],
  `select document.id, extract(year from document.created_at at time zone 'Asia/Bangkok')::int + 543
            as year,
          document.owner_unit_id as "ownerUnitId", document.author_id as "authorId",
          to_jsonb(document)${plain} || jsonb_build_object(${built}) as content
   from document where document.id > $1 and ${leaves} order by document.id limit $2`,
);

/** Counts of what is not exported. */
export async function countStaying(
  h: Handle,
): Promise<{ readonly classified: number; readonly drafts: number }> {
  return (await countStayingSql.first(h)) ?? { classified: 0, drafts: 0 };
}

const countStayingSql = statement(
  'export.count-staying',
  row<{ classified: number; drafts: number }>({ classified: 'int4', drafts: 'int4' }),
  [],
  `select count(*) filter (where secrecy <> 'normal')::int as classified,
          count(*) filter (where secrecy = 'normal' and state = 'DRAFT')::int as drafts
   from document where secrecy <> 'normal' or state = 'DRAFT'`,
);
