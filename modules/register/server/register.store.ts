import { builtStatement, noRows, row, statement, variants } from '@sarn/platform-server';
import type { Built, Handle, Relation } from '@sarn/platform-server';
import type { EntryState, RegisterKind } from '../contract/index.ts';
import { lineFields } from '@sarn/document/contract';
import type { LineFieldName, ReadRegisterFields } from '@sarn/document/contract';
import { fieldTypes, selectFieldsOrEmpty } from '@sarn/document/server';
import { noIndexFilters, documentCondition } from '@sarn/search/server';
import { sampleTerms } from '@sarn/search/server';
import type { SearchTerm } from '@sarn/search/server';
import { originColumns } from './line-origin.ts';
import type { OriginRow } from './line-origin.ts';

export interface RegisterRow {
  readonly id: string;
  readonly unitId: string;
  readonly kind: RegisterKind;
  readonly years: number[];
  /** Last day of its unit; null for one that is not dissolved. */
  readonly closedOn: string | null;
}

/** Registers of the units, with the Buddhist years in which they gave numbers, newest first. */
export function listRegistersOf(h: Handle, unitIds: readonly string[]): Promise<RegisterRow[]> {
  return registersSql.all(h, unitIds);
}

const registersSql = statement(
  'register.list-of-units',
  row<RegisterRow>({
    id: 'uuid',
    unitId: 'uuid',
    kind: 'text',
    closedOn: 'date?',
    years: 'int4[]',
  }),
  ['uuid[]'],
  `select register.id, unit_id as "unitId", kind, closed_on as "closedOn",
            coalesce(array_agg(be_year order by be_year desc)
                     filter (where be_year is not null), '{}') as years
     from register left join register_counter on register_counter.register_id = register.id
     where unit_id = any ($1::uuid[]) group by register.id
     order by closed_on nulls first, array_position(array['receive', 'memo'], kind) nulls last, kind, register.id`,
);

/** A register by its id. */
export function findRegister(
  h: Handle,
  registerId: string,
): Promise<Omit<RegisterRow, 'years'> | undefined> {
  return findSql.first(h, registerId);
}

const findSql = statement(
  'register.find',
  row<Omit<RegisterRow, 'years'>>({
    id: 'uuid',
    kind: 'text',
    unitId: 'uuid',
    closedOn: 'date?',
  }),
  ['uuid'],
  'select id, kind, unit_id as "unitId", closed_on as "closedOn" from register where id = $1',
);

/** Registers by their ids; unknown ones are left out. */
export function listRegistersById(
  h: Handle,
  ids: readonly string[],
): Promise<Omit<RegisterRow, 'years'>[]> {
  return byIdSql.all(h, ids);
}

const byIdSql = statement(
  'register.list-by-id',
  row<Omit<RegisterRow, 'years'>>({ id: 'uuid', kind: 'text', unitId: 'uuid', closedOn: 'date?' }),
  ['uuid[]'],
  `select id, kind, unit_id as "unitId", closed_on as "closedOn"
   from register where id = any ($1::uuid[])`,
);

export interface LineRow extends ReadRegisterFields<LineFieldName> {
  readonly entryId: string;
  readonly number: number;
  readonly state: EntryState;
  readonly enteredAt: string;
  readonly forDay: string;
  readonly documentId: string | null;
  readonly note: string;
  readonly ownerUnitId: string | null;
  readonly documentKind: string | null;
  readonly documentState: string | null;
  readonly transmissionState: string | null;
  /** Null for documents of this system. */
  readonly oldId: string | null;
  /** What was written under การปฏิบัติ: when it was registered here, or in the old register. */
  readonly writtenDisposal: string | null;
  /** Null where a document took the number at once. */
  readonly reservedBy: string | null;
  readonly reservedAt: string | null;
  readonly reserveReason: string | null;
  readonly expiresOn: string | null;
  /** Null where the number has no document, or one that the reader may not see. */
  readonly endedBy: string | null;
  readonly endedAt: string | null;
  readonly endReason: string | null;
}

/**
 * Entries of documents that the search found, or words searched in the entries themselves, in at
 * most so many of them (null: in all).
 */
export type LineDocuments =
  | { readonly ids: readonly string[] }
  | { readonly terms: readonly SearchTerm[]; readonly depth: number | null };

export interface LineQuery {
  readonly registerId: string;
  readonly year: number;
  readonly state: EntryState | null;
  /** Days of registration, both included. */
  readonly from: string | null;
  readonly until: string | null;
  readonly before: number | null;
  /** Entries above this number, lowest first; null: highest first. */
  readonly after: number | null;
  /** Only entries of these documents; null: of all. */
  readonly documents: LineDocuments | null;
  readonly principals: readonly string[];
  readonly origins: Relation<OriginRow>;
  readonly limit: number;
}

/** The day of registration of an entry: that of its reservation, else the Bangkok day of entry. */
const dayOfLine = `coalesce(reservation.for_day,
  (entry.entered_at at time zone 'Asia/Bangkok')::date)`;

/**
 * Entries of a register. What the reader may not see is masked: the number is shown, but neither
 * its document nor the reason given when the document was cancelled.
 *
 * The entries of the page are read first, by the register's own key, and only they are joined; a
 * condition that was not asked is not in the SQL, because queries with the same text share one
 * plan.
 */
export function listLines(h: Handle, query: LineQuery): Promise<LineRow[]> {
  return linesSql.all(h, query);
}

const lineRow = row<LineRow>({
  entryId: 'uuid',
  number: 'int4',
  state: 'text',
  enteredAt: 'timestamptz',
  forDay: 'date',
  documentId: 'uuid?',
  ...fieldTypes(lineFields),
  note: 'text',
  ownerUnitId: 'uuid?',
  documentKind: 'text?',
  documentState: 'text?',
  transmissionState: 'text?',
  oldId: 'text?',
  writtenDisposal: 'text?',
  reservedBy: 'text?',
  reservedAt: 'timestamptz?',
  reserveReason: 'text?',
  expiresOn: 'date?',
  endedBy: 'text?',
  endedAt: 'timestamptz?',
  endReason: 'text?',
});

function buildLines(query: LineQuery): Built {
  const values: unknown[] = [query.registerId, query.year, query.principals, query.limit];
  const next = (value: unknown) => `$${values.push(value)}`;
  const order = `entry.number ${query.after === null ? 'desc' : 'asc'}`;
  return {
    values,
    text: `with page as materialized (
       select entry.* from (
         select entry.* from register_entry entry ${isOfDays(query) ? reservationJoin : ''}
         where entry.register_id = $1 and entry.be_year = $2 ${wheresOf(query, next)}
         order by ${order} ${depthOf(query, next)}) entry
       ${wordsOf(query, next)} order by ${order} limit $4)
     select entry.id as "entryId", entry.number, entry.state, entry.entered_at as "enteredAt",
            ${dayOfLine} as "forDay",
            document.id as "documentId", ${selectFieldsOrEmpty(lineFields, 'document.')},
            coalesce(document.destroyed_note, document.note, '') as note,
            document.kind as "documentKind", document.state as "documentState", document.owner_unit_id as "ownerUnitId",
            case when document.id is not null then transmission.state end as "transmissionState",
            old.old_id as "oldId", coalesce(nullif(document.disposal, ''), old.action) as "writtenDisposal",
            reservation.reserved_name as "reservedBy", reservation.reserved_at as "reservedAt",
            reservation.reason as "reserveReason", reservation.expires_on as "expiresOn",
            change.actor_name as "endedBy", change.at as "endedAt",
            case when entry.document_id is null or document.id is not null
                 then coalesce(change.reason, nullif(entry.reason, '')) end as "endReason"
     from page entry
     ${reservationJoin}
     left join document
       on document.id = entry.document_id and may_read_document(document.id, $3)
     left join document_transmission transmission on transmission.id = entry.transmission_id
     left join ${query.origins.sql} old on old.document_id = document.id
     left join lateral (
       select actor_name, at, reason from register_entry_event event
       where event.entry_id = entry.id and event.to_state in ('VOID', 'RELEASED')
         and entry.state in ('VOID', 'RELEASED')
       order by at desc limit 1) change on true
     order by ${order}`,
  };
}

const reservationJoin =
  'left join number_reservation reservation on reservation.id = entry.reservation_id';

/**
 * A bound above every number, present where nothing is asked, so that a generic plan reads the page
 * by number and does not sort the whole year by its days.
 */
const aboveAll = 2_147_483_647;

const isOfDays = ({ from, until }: LineQuery): boolean => from !== null || until !== null;

type Next = (value: unknown) => string;

function wheresOf(query: LineQuery, next: Next): string {
  const asked: [string, unknown][] = [
    ['entry.number <', query.before ?? (query.after === null ? aboveAll : null)],
    ['entry.number >', query.after],
    ['entry.state =', query.state],
    [`${dayOfLine} >=`, query.from],
    [`${dayOfLine} <=`, query.until],
  ];
  const said = asked.filter(([, value]) => value !== null);
  const wheres = said.map(([text, value]) => `and ${text} ${next(value)}`);
  if (query.documents && 'ids' in query.documents) {
    wheres.push(`and entry.document_id = any (${next(query.documents.ids)}::uuid[])`);
  }
  return wheres.join(' ');
}

/**
 * Added only where the entries are ordered: there it keeps the plan from sorting the whole year.
 */
function depthOf({ documents }: LineQuery, next: Next): string {
  if (!documents || !('terms' in documents)) return 'limit $4';
  return documents.depth === null ? '' : `limit ${next(documents.depth)}`;
}

function wordsOf({ documents }: LineQuery, next: Next): string {
  if (!documents || !('terms' in documents)) return '';
  const marks = { ...noIndexFilters, terms: documents.terms };
  return `where ${documentCondition(marks, next, 'entry.document_id')}
    and exists (select from reader_keys(entry.document_id, $3))`;
}

const linesSql = builtStatement('register.list-lines', lineRow, buildLines, () =>
  variants<LineQuery>({
    registerId: [''],
    year: [2569],
    state: [null, 'USED'],
    from: [null, '2026-01-01'],
    until: [null, '2026-01-01'],
    before: [null, 9],
    after: [null, 1],
    documents: [
      null,
      { ids: [] },
      { terms: sampleTerms, depth: 9 },
      { terms: sampleTerms, depth: null },
    ],
    principals: [[]],
    origins: [noRows(originColumns)],
    limit: [10],
  }),
);
