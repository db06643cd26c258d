import { builtStatement, row } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { listFields, publicationKinds } from '@sarn/document/contract';
import type { ListFieldName, ReadRegisterFields } from '@sarn/document/contract';
import { fieldTypes, isOpenedBy, selectFields } from '@sarn/document/server';
import { speedNamesSql, typeNamesSql } from '@sarn/document-classes/server';
import { noRelations } from '../relations.ts';
import { shareColumns, shareJoin, shareSelect, unitsIn } from './reader-share.ts';
import type { ReaderShare } from './reader-share.ts';
import type { SearchRelations } from '../relations.ts';

/** A document, or a transmission or assignment of it, whose row is needed. */
export interface ListedItem {
  readonly subjectKey: string;
  readonly documentId: string;
  readonly transmissionId: string | null;
  readonly assignmentId: string | null;
}

/** Columns of every list; names of units and people are filled in afterwards. */
interface BasicRow extends ListedItem, ReadRegisterFields<ListFieldName> {
  readonly speedTh: string;
  readonly speedEn: string;
  readonly typeTh: string;
  readonly typeEn: string;
  readonly kind: string;
  readonly receiveNo: string | null;
  readonly ownerUnitId: string;
  readonly documentState: string;
  readonly transmissionState: string | null;
  readonly assignmentState: string | null;
  readonly createdAt: string;
  readonly dueDate: string | null;
  /** Of the document itself: the time belongs to its day alone. */
  readonly documentDue: string | null;
  readonly documentTime: string;
  readonly isRead: boolean;
  readonly isClassified: boolean;
}

interface WorkColumns {
  readonly instruction: string;
  readonly hasFile: boolean;
}

interface PrincipalColumns {
  /** Principals of those who have it now. */
  readonly principals: string[];
}

interface SendingColumns {
  readonly toUnitId: string | null;
  readonly toPersonId: string | null;
  readonly sentAt: string | null;
}

export type StoredListRow = BasicRow & WorkColumns & PrincipalColumns & ReaderShare;
export type StoredFoundRow = BasicRow & PrincipalColumns & ReaderShare;
export type StoredQueueRow = BasicRow & WorkColumns & SendingColumns;

const basicColumns = {
  subjectKey: 'text',
  documentId: 'uuid',
  transmissionId: 'uuid?',
  assignmentId: 'uuid?',
  kind: 'text',
  ...fieldTypes(listFields),
  speedTh: 'text',
  speedEn: 'text',
  typeTh: 'text',
  typeEn: 'text',
  receiveNo: 'text?',
  ownerUnitId: 'uuid',
  documentState: 'text',
  transmissionState: 'text?',
  assignmentState: 'text?',
  createdAt: 'timestamptz',
  dueDate: 'date?',
  documentDue: 'date?',
  documentTime: 'text',
  isRead: 'bool',
  isClassified: 'bool',
} as const;
const workColumns = { instruction: 'text', hasFile: 'bool' } as const;
const principalColumns = { principals: 'text[]' } as const;
const sendingColumns = { toUnitId: 'uuid?', toPersonId: 'uuid?', sentAt: 'timestamptz?' } as const;

/** What a list adds to the rows: columns of their own, and a condition. */
interface Parts {
  /** SQL of the register number, as the list shows it. */
  readonly receiveNo: string;
  /** Further columns, each after a comma. */
  readonly columns?: string;
  readonly where?: string;
  /** Further tables, before the condition. */
  readonly joins?: string;
}

const basicSql = `document.id as "documentId", document.kind, ${selectFields(listFields, 'document.')},
    ${speedNamesSql('document.speed')}, ${typeNamesSql('document')},
    document.owner_unit_id as "ownerUnitId", document.state as "documentState", document.created_at as "createdAt",
    document.due_date as "documentDue", document.due_time as "documentTime",
    document.secrecy <> 'normal' as "isClassified"`;

type Numbers = SearchRelations['numbers'];

const numberWhere = ({ sql }: Numbers, condition: string): string => `(
    select entry.number || '/' || entry.be_year from ${sql} entry
    where entry.document_id = document.id and ${condition} limit 1)`;
const ownNumber = (numbers: Numbers): string =>
  numberWhere(numbers, 'entry.transmission_id is null');

const isPublishedKind = `document.kind in (${publicationKinds.map((kind) => `'${kind}'`).join(', ')})`;

/** The last instruction: of the assignment, else of the transmission, else of the document. */
const instructionSql = (ofDocument: string): string =>
  `coalesce(nullif(assignment.instruction, ''), nullif(transmission.last_instruction, ''),
      nullif(transmission.note, ''), ${ofDocument}) as instruction`;

const hasFileSql = `exists (select 1 from document_event event
      where event.document_id = document.id and event.file_ids <> '{}')
      or document.body_html is not null as "hasFile"`;

/** Principals of those who have it now. @param watching queues that only watch a document */
const principalsSql = (watching: string, isKept: string): string =>
  `array(select distinct other.principal from queue_item other
      where other.document_id = document.id
        and (not other.code = any (${watching}::text[]) ${isKept})
        and not starts_with(other.principal, 'secretary:')
      order by other.principal limit 6) as principals`;

interface ItemsAsk {
  readonly numbers: Numbers;
  readonly items: readonly ListedItem[];
  readonly readerId: string;
}

/** For any item: the document, one transmission of it or one assignment in it. */
const itemsText = ({ receiveNo, columns = '', joins = '', where = '' }: Parts): string => `
  select item.subject_key as "subjectKey", item.transmission_id as "transmissionId", item.assignment_id as "assignmentId",
    ${basicSql}, transmission.state as "transmissionState", assignment.state as "assignmentState",
    coalesce(assignment.due_date, transmission.due_date, document.due_date) as "dueDate",
    ${receiveNo} as "receiveNo", ${isOpenedBy('document.id', '$5')} as "isRead" ${columns}
  from unnest($1::text[], $2::uuid[], $3::uuid[], $4::uuid[])
    as item (subject_key, document_id, transmission_id, assignment_id)
  join document on document.id = item.document_id
  left join document_transmission transmission on transmission.id = item.transmission_id
  left join document_assignment assignment on assignment.id = item.assignment_id
  ${joins} ${where}`;

/** The first five parameters of `itemsText`. */
function itemsValues({ items, readerId }: ItemsAsk): unknown[] {
  // The planner does not know the length of the list and assumes ten, which seems expensive for a
  // shorter list, so it would plan again at each call. An empty item joins nothing.
  const length = Math.max(items.length, 10);
  const places = Array.from({ length }, (_, at) => items[at] ?? null);
  return [
    places.map((place) => place?.subjectKey ?? null),
    places.map((place) => place?.documentId ?? null),
    places.map((place) => place?.transmissionId ?? null),
    places.map((place) => place?.assignmentId ?? null),
    readerId,
  ];
}

/** The rows in the order of the items. */
function inOrder<Row extends ListedItem>(items: readonly ListedItem[], rows: Row[]): Row[] {
  const byKey = new Map(rows.map((one) => [one.subjectKey, one]));
  return items.flatMap(({ subjectKey }) => byKey.get(subjectKey) ?? []);
}

/**
 * The text of a list, made once for each relation of numbers: a text that is put together at each
 * call is also hashed at each call, to find its prepared statement.
 */
function textOver(make: (numbers: Numbers) => string): (numbers: Numbers) => string {
  const made = new WeakMap<Numbers, string>();
  return (numbers) => {
    const text = made.get(numbers) ?? make(numbers);
    made.set(numbers, text);
    return text;
  };
}

interface ListAsk extends ItemsAsk {
  readonly principals: readonly string[];
  /** Queues that only watch a document, in which nobody has to work on it. */
  readonly watching: readonly string[];
}

/**
 * The rows of a list, in the order of the items: only the items of the page are joined. A
 * document that none of the principals may read gives no row, wherever its id came from.
 */
export async function listRowsOf(h: Handle, ask: ListAsk): Promise<StoredListRow[]> {
  return ask.items.length === 0 ? [] : inOrder(ask.items, await listSql.all(h, ask));
}

// A draft belongs to its drafter, who otherwise only watches documents in that queue.
const draft = `or (document.state = 'DRAFT' and other.code = 'unsigned')`;
// Orders on drafts of a published document are not shown to its readers: see find.store.ts.
const orderOfDocument = `case when item.transmission_id is null and item.subject_key like 'document:%'
    and ${isPublishedKind}
    then '' else document.last_instruction end`;
const listText = textOver((numbers) =>
  itemsText({
    receiveNo: `coalesce(${numberWhere(numbers, 'entry.transmission_id = item.transmission_id')}, ${ownNumber(numbers)})`,
    columns: `, ${instructionSql(orderOfDocument)}, ${hasFileSql}, ${principalsSql('$6', draft)}
      ${shareSelect}`,
    // What waits in a queue is a row of its own; only a document as such is looked at for its reader.
    joins: shareJoin(
      { readerId: '$5', principals: '$7', units: '$8', watching: '$6' },
      `item.subject_key like 'document:%'`,
    ),
    where: 'where may_read_document(document.id, $7)',
  }),
);

const listSql = builtStatement<StoredListRow, ListAsk>(
  'list.rows',
  row<StoredListRow>({
    ...{ ...basicColumns, ...workColumns, ...principalColumns, ...shareColumns },
  }),
  (ask) => ({
    text: listText(ask.numbers),
    values: [...itemsValues(ask), ask.watching, ask.principals, unitsIn(ask.principals)],
  }),
  () => [{ ...noRelations, items: [], readerId: '', principals: [], watching: [] }],
);

/** The rows of a queue, in the order of the items, which wait for the reader. */
export async function queueRowsOf(h: Handle, ask: ItemsAsk): Promise<StoredQueueRow[]> {
  return ask.items.length === 0 ? [] : inOrder(ask.items, await queueSql.all(h, ask));
}

const queueText = textOver((numbers) =>
  itemsText({
    receiveNo: numberWhere(
      numbers,
      'entry.transmission_id is not distinct from item.transmission_id',
    ),
    columns: `, ${instructionSql('document.last_instruction')}, ${hasFileSql},
    transmission.to_unit_id as "toUnitId", transmission.to_person_id as "toPersonId",
    transmission.sent_at as "sentAt"`,
  }),
);

const queueSql = builtStatement<StoredQueueRow, ItemsAsk>(
  'queue.rows',
  row<StoredQueueRow>({ ...basicColumns, ...workColumns, ...sendingColumns }),
  (ask) => ({ text: queueText(ask.numbers), values: itemsValues(ask) }),
  () => [{ ...noRelations, items: [], readerId: '' }],
);

interface FoundAsk {
  readonly numbers: Numbers;
  readonly documentIds: readonly string[];
  readonly readerId: string;
  readonly principals: readonly string[];
  readonly watching: readonly string[];
}

/** The rows of documents that a search found, in its order; it has made sure they may be read. */
export function foundRowsOf(h: Handle, ask: FoundAsk): Promise<StoredFoundRow[]> {
  return ask.documentIds.length === 0 ? Promise.resolve([]) : foundSql.all(h, ask);
}

/** For documents only: no transmission and no assignment is joined. */
const foundText = textOver(
  (numbers) => `
  select 'document:' || document.id as "subjectKey", null::uuid as "transmissionId",
    null::uuid as "assignmentId", ${basicSql}, null::text as "transmissionState", null::text as "assignmentState",
    document.due_date as "dueDate", ${ownNumber(numbers)} as "receiveNo",
    ${isOpenedBy('document.id', '$2')} as "isRead", ${principalsSql('$3', '')} ${shareSelect}
  from unnest($1::uuid[]) with ordinality item (id, place)
  join document on document.id = item.id
  ${shareJoin({ readerId: '$2', principals: '$4', units: '$5', watching: '$3' })}
  order by item.place`,
);

const foundSql = builtStatement<StoredFoundRow, FoundAsk>(
  'search.rows',
  row<StoredFoundRow>({ ...basicColumns, ...principalColumns, ...shareColumns }),
  ({ numbers, documentIds, readerId, watching, principals }) => ({
    text: foundText(numbers),
    values: [documentIds, readerId, watching, principals, unitsIn(principals)],
  }),
  () => [{ ...noRelations, documentIds: [], readerId: '', principals: [], watching: [] }],
);
