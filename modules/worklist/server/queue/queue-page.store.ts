import { builtStatement, row, statement, variants } from '@sarn/platform-server';
import { urgencySql } from '@sarn/document-classes/server';
import type { Built, Handle, QueueCount } from '@sarn/platform-server';
import { rowConditions, sampleRowFilters } from './row-filter.ts';
import type { RowFilter } from './row-filter.ts';
import { waitsToAct } from './to-act.store.ts';

/** The moment in Bangkok as of which it is counted; an item due until then is overdue. */
export interface DueMoment {
  readonly day: string;
  /** `10:30` */
  readonly time: string;
}

/**
 * Items waiting for the principals, per queue; an item that waits for two of a person's keys counts
 * once.
 *
 * @param patterns of `searchPatterns`, or null for all
 */
export function countQueues(
  h: Handle,
  principals: readonly string[],
  now: DueMoment,
  patterns: readonly string[] | null,
): Promise<WaitingCount[]> {
  if (patterns === null) return countSql.all(h, { principals, now });
  return countSearchSql.all(h, principals, now.day, now.time, patterns);
}

/** Of a queue in which something waits. */
export type WaitingCount = Required<QueueCount>;

export const countRow = row<WaitingCount>({
  ...{ code: 'text', count: 'int8', overdue: 'int8', dueToday: 'int8', dueTomorrow: 'int8' },
  oldest: 'timestamptz',
});

/**
 * SQL: how near an item is due, `1` overdue, `2` later today, `3` tomorrow, `4` later or never. Items are told apart
 * by this one small number and not by day and time: the database expects few rows and lets its table of them grow,
 * which with both took twice the memory and a seventh more time.
 *
 * @param item the name of the item in the statement
 * @param day, time of the moment, in Bangkok
 */
export const nearness = (item: string, day: string, time: string): string => `case
    when ${item}.due_date is null or ${item}.due_date > ${day} + 1 then 4::int2
    when ${item}.due_date > ${day} then 3::int2
    when ${item}.due_date = ${day} and ${item}.due_time > ${time} then 2::int2
    else 1::int2 end`;

/** SQL: what is counted of the rows of a queue, each with `nearness` and `since`. */
export const queueFigures = `count(*) as count,
  count(*) filter (where nearness = 1) as overdue,
  count(*) filter (where nearness = 2) as "dueToday",
  count(*) filter (where nearness = 3) as "dueTomorrow",
  min(since) as oldest`;

/**
 * SQL: the keys as a list of single values. The database does not know the length of a list in one
 * value: it assumes ten, estimates a high cost, and plans the statement anew at each call.
 *
 * @param from number of the first of these parameters
 */
export const keysOf = (principals: readonly string[], from: number): string =>
  `array[${principals.map((_, at) => `$${from + at}`).join(', ')}]::text[]`;

interface CountAsk {
  readonly principals: readonly string[];
  readonly now: DueMoment;
}

const countSql = builtStatement<WaitingCount, CountAsk>(
  'queue.count',
  countRow,
  ({ principals, now }) => ({
    values: [now.day, now.time, ...principals],
    text: `
  select code, ${queueFigures}
  from (select code, subject_key, ${nearness('queue_item', '$1::date', '$2::time')} as nearness, min(since) as since
        from queue_item
        where principal = any (${keysOf(principals, 3)}) group by 1, 2, 3) waiting
  group by code`,
  }),
  () => {
    const now = { day: '2026-01-01', time: '10:30' };
    return variants<CountAsk>({ principals: [[], ['p:a'], ['p:a', 'clerk:b']], now: [now] });
  },
);

/**
 * Text of the document, or a number it was given: receive numbers are in the register alone. Only
 * documents of the principal's own queues are read.
 */
function matches(patterns: string): string {
  return `(document.search_text ilike any (${patterns}) or exists (
    select 1 from register_entry entry where entry.document_id = document.id
      and entry.number || '/' || entry.be_year ilike any (${patterns})))`;
}

const countSearchSql = statement(
  'queue.count-search',
  countRow,
  ['text[]', 'date', 'text', 'text[]'],
  `
  select code, ${queueFigures}
  from (select code, subject_key, ${nearness('queue_item', '$2::date', '$3::text::time')} as nearness,
               min(since) as since
        from queue_item join document on document.id = queue_item.document_id
        where principal = any ($1::text[]) and ${matches('$4::text[]')}
        group by 1, 2, 3) waiting
  group by code`,
);

/**
 * Items that wait for the principals to act, each once in however many queues it is.
 *
 * @param watching queues that only watch a document
 */
export async function countToDo(
  h: Handle,
  principals: readonly string[],
  watching: readonly string[],
): Promise<number> {
  return (await toDoSql.first(h, { principals, watching }))?.count ?? 0;
}

const toDoSql = builtStatement<
  { readonly count: number },
  { readonly principals: readonly string[]; readonly watching: readonly string[] }
>(
  'queue.count-to-do',
  row<{ readonly count: number }>({ count: 'int8' }),
  ({ principals, watching }) => ({
    values: [watching, ...principals],
    text: `select count(distinct subject_key) as count from queue_item
      where principal = any (${keysOf(principals, 2)}) and ${waitsToAct(keysOf(principals, 2), '$1')}`,
  }),
  () => variants({ principals: [[], ['p:a'], ['p:a', 'clerk:b']], watching: [[]] }),
);

export interface QueueQuery {
  readonly principals: readonly string[];
  readonly code: string;
  readonly patterns: readonly string[] | null;
  readonly kind: string | null;
  readonly speed: string | null;
  readonly filter?: RowFilter | undefined;
  readonly sort: 'since' | 'title' | 'letterNo' | 'speed' | 'dueDate';
  readonly isDescending: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface QueueRow {
  readonly subjectKey: string;
  readonly documentId: string;
  readonly transmissionId: string | null;
  readonly assignmentId: string | null;
  readonly since: string;
  readonly dueDate: string | null;
  readonly total: number;
}

const sortColumns = {
  since: 'since',
  title: 'title',
  letterNo: 'letter_no',
  speed: urgencySql('speed'),
  dueDate: 'due_date',
} as const;

/** Longest queue that is counted exactly; above it the list says “2,000+”. */
export const countCap = 2000;

/**
 * One page of a queue, with the number of all rows (at most `countCap` + 1) on each row.
 *
 * By time and without filters the index alone answers, and only the rows of the page and of the
 * count are read; documents are joined only for filters and orders that need them.
 */
export function pageOfQueue(h: Handle, query: QueueQuery): Promise<QueueRow[]> {
  const { patterns, kind, speed, filter, sort } = query;
  const isPlain = [patterns, kind, speed, filter ?? null].every((one) => one === null);
  return isPlain && sort === 'since' ? pageByTimeSql.all(h, query) : pageOfAllSql.all(h, query);
}

const queueRow = row<QueueRow>({
  subjectKey: 'text',
  documentId: 'uuid',
  transmissionId: 'uuid?',
  assignmentId: 'uuid?',
  since: 'timestamptz',
  dueDate: 'date?',
  total: 'int8',
});

const plain = { patterns: [null], kind: [null], speed: [null], limit: [10] };

/**
 * The newest or oldest items of each key, up to the end of the page, and all items of the same
 * instant as the last of them: so two pages never share an item, and none is left out.
 */
const pageByTimeSql = builtStatement<QueueRow, QueueQuery>(
  'queue.page-by-time',
  queueRow,
  ({ principals, code, limit, offset, isDescending }) => {
    const direction = isDescending ? 'desc' : 'asc';
    const text = byTimeText(keysOf(principals, 4), direction, depthFor(offset + limit));
    return { text, values: [code, limit, offset, ...principals] };
  },
  () =>
    variants<QueueQuery>({
      ...plain,
      principals: [[], ['p:a'], ['p:a', 'clerk:b']],
      code: ['x'],
      sort: ['since'],
      isDescending: [true, false],
      offset: [0, 5000],
    }),
);

/**
 * Rows of each key that are read for so many rows on the pages. The number is in the text of the
 * statement and therefore one of few: with a parameter the database plans the statement anew at
 * each call.
 */
const depthFor = (rows: number): number => (rows <= 100 ? 100 : Math.ceil(rows / 1000) * 1000);

// Grouped by time first: the rows come in that order, and the long keys are rarely compared.
const byTimeText = (keys: string, direction: 'asc' | 'desc', depth: number): string => `
  select subject_key as "subjectKey", document_id as "documentId", transmission_id as "transmissionId",
         assignment_id as "assignmentId", since, due_date as "dueDate",
         (select count(*) from (
            select from unnest(${keys}) as keys (principal)
            cross join lateral (
              select subject_key, since from queue_item
              where principal = keys.principal and code = $1
              order by since ${direction} limit ${countCap + 1}) counted
            group by since, subject_key limit ${countCap + 1}) capped) as total
  from unnest(${keys}) as keys (principal)
  cross join lateral (
    select subject_key, document_id, transmission_id, assignment_id, since, due_date from queue_item
    where principal = keys.principal and code = $1
    order by since ${direction} fetch first ${depth} rows with ties) waiting
  group by since, subject_key, document_id, transmission_id, assignment_id, due_date
  order by since ${direction}, subject_key
  limit $2 offset $3`;

function buildPageOfAll(query: QueueQuery): Built {
  const values: unknown[] = [query.principals, query.code, query.limit, query.offset];
  const wheres: string[] = [];
  const filter = (text: string, value: string | null) => {
    if (value === null) return;
    values.push(value);
    wheres.push(`and ${text} $${values.length}`);
  };
  if (query.patterns !== null) {
    values.push(query.patterns);
    wheres.push(`and ${matches(`$${values.length}::text[]`)}`);
  }
  if (query.kind !== null) {
    // A kind, or a sub-type below it: no code is both.
    values.push(query.kind);
    wheres.push(`and $${values.length} in (document.kind, document.sub_type_code)`);
  }
  filter('document.speed =', query.speed);
  const conditions = rowConditions(query.filter, 'queue_item', (value) => `$${values.push(value)}`);
  wheres.push(...conditions.map((condition) => `and ${condition}`));
  const asksDocument = wheres.length > 0 || documentSorts.has(query.sort);
  const direction = query.isDescending ? 'desc' : 'asc';
  const document = asksDocument
    ? { columns: ', title, letter_no, speed', join: documentJoin }
    : { columns: '', join: '' };
  return {
    values,
    text: `with waiting as materialized (
       select subject_key, document_id, transmission_id, assignment_id, since, queue_item.due_date${document.columns}
       from queue_item ${document.join}
       where principal = any ($1::text[]) and code = $2 ${wheres.join(' ')}
       group by since, subject_key, document_id, transmission_id, assignment_id, queue_item.due_date${document.columns})
     select subject_key as "subjectKey", document_id as "documentId", transmission_id as "transmissionId",
            assignment_id as "assignmentId", since, due_date as "dueDate",
            (select count(*) from (select 1 from waiting limit ${countCap + 1}) capped) as total
     from waiting
     order by ${sortColumns[query.sort]} ${direction} nulls last, since desc, subject_key
     limit $3 offset $4`,
  };
}

const pageOfAllSql = builtStatement('queue.page-of-all', queueRow, buildPageOfAll, () =>
  variants<QueueQuery>({
    principals: [[]],
    code: ['x'],
    patterns: [null, ['%a%']],
    kind: [null, 'memo'],
    speed: [null, 'urgent'],
    filter: sampleRowFilters,
    sort: ['since', 'title', 'letterNo', 'speed', 'dueDate'],
    isDescending: [true, false],
    limit: [10],
    offset: [0],
  }),
);

const documentJoin = 'join document on document.id = queue_item.document_id';

/** Orders that need a column of the document. */
const documentSorts = new Set<QueueQuery['sort']>(['title', 'letterNo', 'speed']);
