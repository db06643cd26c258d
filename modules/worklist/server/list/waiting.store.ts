import { builtStatement, row, variants } from '@sarn/platform-server';
import { urgencySql } from '@sarn/document-classes/server';
import type { Built, Handle } from '@sarn/platform-server';
import type { FlowSubject, QueuePart } from '@sarn/document/contract';
import type { ListSort } from '../../contract/index.ts';
import { documentCondition, sampleIndexFilters } from '@sarn/search/server';
import type { IndexFilters } from '@sarn/search/server';
import { countRow, nearness, queueFigures } from '../queue/queue-page.store.ts';
import type { DueMoment, WaitingCount } from '../queue/queue-page.store.ts';
import { rowConditions, sampleRowFilters } from '../queue/row-filter.ts';
import type { RowFilter } from '../queue/row-filter.ts';

/** Waiting items of one list are gathered up to this number; above it the list says “2,000+”. */
export const waitingCap = 2000;

export interface WaitingQuery extends IndexFilters {
  readonly principals: readonly string[];
  readonly parts: readonly QueuePart[];
  readonly speed: string | null;
  readonly filter?: RowFilter | undefined;
  /** State of what waits: of the document, the transmission or the assignment. */
  readonly state: { readonly on: FlowSubject; readonly state: string } | null;
  readonly sort: ListSort;
  readonly isDescending: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** One item in a queue. */
export interface WaitingItem {
  readonly subjectKey: string;
  readonly documentId: string;
  readonly transmissionId: string | null;
  readonly assignmentId: string | null;
  readonly since: string;
  readonly dueDate: string | null;
  /** Items of all pages, at most `waitingCap` + 1. */
  readonly total: number;
}

const sortColumns = {
  at: 'since',
  title: 'document.title',
  letterNo: 'document.letter_no',
  speed: urgencySql('document.speed'),
  dueDate: 'waiting.due_date',
} as const satisfies Record<ListSort, string>;

/**
 * One page of what waits for the principals in any of the parts; an item that waits in two of them,
 * or for two keys, has one row.
 *
 * From each key and part the index gives the newest, never more than the cap: the cost of a page
 * does not grow with the queue.
 */
export function pageOfWaiting(h: Handle, query: WaitingQuery): Promise<WaitingItem[]> {
  return pageSql.all(h, query);
}

function buildPage(query: WaitingQuery): Built {
  const values: unknown[] = [
    query.principals,
    query.parts.map(({ code }) => code),
    query.parts.map(({ on }) => (on ? `${on}:` : '')),
    query.limit,
    query.offset,
  ];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const filters = filtersOf(query, next);
  const direction = query.isDescending ? 'desc' : 'asc';
  const newestFirst = query.sort === 'at' && !query.isDescending ? 'asc' : 'desc';
  const sortJoin = documentSorts.has(query.sort)
    ? 'join document on document.id = waiting.document_id'
    : '';
  return {
    values,
    text: `with waiting as materialized (
       select subject_key, document_id, transmission_id, assignment_id, due_date, min(since) as since
       from unnest($1::text[]) as keys (principal)
       cross join unnest($2::text[], $3::text[]) as parts (code, prefix)
       cross join lateral (
         select subject_key, item.document_id, transmission_id, assignment_id, item.due_date, since
         from queue_item item
         where item.principal = keys.principal and item.code = parts.code
           and starts_with(item.subject_key, parts.prefix) ${filters}
         order by since ${newestFirst} limit ${waitingCap + 1}) found
       group by subject_key, document_id, transmission_id, assignment_id, due_date)
     select subject_key as "subjectKey", document_id as "documentId", transmission_id as "transmissionId",
            assignment_id as "assignmentId", since, waiting.due_date as "dueDate",
            (select count(*) from (select 1 from waiting limit ${waitingCap + 1}) capped) as total
     from waiting ${sortJoin}
     order by ${sortColumns[query.sort]} ${direction} nulls last, since desc, subject_key
     limit $4 offset $5`,
  };
}

const pageSql = builtStatement(
  'waiting.page',
  row<WaitingItem>({
    subjectKey: 'text',
    documentId: 'uuid',
    transmissionId: 'uuid?',
    assignmentId: 'uuid?',
    since: 'timestamptz',
    dueDate: 'date?',
    total: 'int8',
  }),
  buildPage,
  () =>
    variants<WaitingQuery>({
      ...sampleIndexFilters,
      principals: [[]],
      parts: [[]],
      speed: [null, 'urgent'],
      filter: sampleRowFilters,
      state: [
        null,
        { on: 'document', state: 'a' },
        { on: 'transmission', state: 'a' },
        { on: 'assignment', state: 'a' },
      ],
      sort: ['at', 'title', 'letterNo', 'speed', 'dueDate'],
      isDescending: [true, false],
      limit: [10],
      offset: [0],
    }),
);

/** Orders that need a column of the document. */
const documentSorts = new Set<ListSort>(['title', 'letterNo', 'speed']);

function filtersOf(query: WaitingQuery, next: (value: unknown) => string): string {
  const marks = documentCondition(query, next);
  const speed =
    query.speed === null
      ? ''
      : `and exists (select 1 from document
           where document.id = item.document_id and document.speed = ${next(query.speed)})`;
  const rows = rowConditions(query.filter, 'item', next).map((condition) => `and ${condition}`);
  return [marks && `and ${marks}`, speed, stateFilter(query.state, next), ...rows].join(' ');
}

const stateOf = {
  document: { table: 'document', id: 'item.document_id' },
  transmission: { table: 'document_transmission', id: 'item.transmission_id' },
  assignment: { table: 'document_assignment', id: 'item.assignment_id' },
} as const;

function stateFilter(state: WaitingQuery['state'], next: (value: unknown) => string): string {
  if (state === null) return '';
  const { table, id } = stateOf[state.on];
  return `and starts_with(item.subject_key, ${next(`${state.on}:`)}) and exists (
    select 1 from ${table} subject where subject.id = ${id} and subject.state = ${next(state.state)})`;
}

/**
 * Items waiting for the principals in queues that a deployment put together from parts. An item in
 * two parts of a queue counts once.
 *
 * @param queues code of the card, and a part it shows; by index
 */
export function countParts(h: Handle, ask: PartsAsk): Promise<WaitingCount[]> {
  return countSql.all(h, ask);
}

export interface PartsAsk {
  readonly principals: readonly string[];
  readonly now: DueMoment;
  readonly queues: readonly { readonly card: string; readonly part: QueuePart }[];
  readonly marks: IndexFilters;
}

function buildCount(ask: PartsAsk): Built {
  const values: unknown[] = [
    ask.principals,
    ask.now.day,
    ask.now.time,
    ask.queues.map(({ card }) => card),
    ask.queues.map(({ part }) => part.code),
    ask.queues.map(({ part }) => (part.on ? `${part.on}:` : '')),
  ];
  const marks = documentCondition(ask.marks, (value) => `$${values.push(value)}`);
  return {
    values,
    text: `select card as code, ${queueFigures}
     from (select parts.card, subject_key, ${nearness('item', '$2::date', '$3::time')} as nearness, min(since) as since
           from unnest($4::text[], $5::text[], $6::text[]) as parts (card, code, prefix)
           join queue_item item on item.code = parts.code
             and starts_with(item.subject_key, parts.prefix)
           where item.principal = any ($1::text[]) ${marks && `and ${marks}`}
           group by 1, 2, 3) waiting
     group by card`,
  };
}

const countSql = builtStatement<WaitingCount, PartsAsk>(
  'waiting.count-parts',
  countRow,
  buildCount,
  () =>
    variants<IndexFilters>(sampleIndexFilters).map((marks) => ({
      principals: [],
      now: { day: '2026-01-01', time: '10:30' },
      queues: [],
      marks,
    })),
);
