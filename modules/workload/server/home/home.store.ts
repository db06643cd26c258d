import { builtStatement, row, statement, variants } from '@sarn/platform-server';
import { urgencySql } from '@sarn/document-classes/server';
import { isPastDueSql } from '@sarn/search/server';
import type { Handle } from '@sarn/platform-server';
import type { ListedItem } from '@sarn/search/server';
import { bandStarts, soonDays } from '../../contract/index.ts';
import { keysOf, waitsToAct } from '@sarn/worklist/server';

/** The reader's keys, and the day as it is in Bangkok. */
interface OwnAsk {
  readonly principals: readonly string[];
  /** Queues that only watch a document. */
  readonly watching: readonly string[];
  readonly today: string;
}

const sampleAsks = () =>
  variants<OwnAsk>({
    principals: [[], ['p:a'], ['p:a', 'clerk:b']],
    watching: [[]],
    today: ['2026-01-01'],
  });

export interface OwnCount {
  /** Whether the reader is to act, or only follows. */
  readonly acts: boolean;
  /** Number of the age band, from 0. */
  readonly bucket: number;
  readonly due: string | null;
  readonly count: number;
}

/**
 * SQL: number of the age band of an instant; the day is a parameter. The bands' first instants are made
 * once for the statement: to ask for the Bangkok day of each of thousands of rows takes as long as to
 * read them.
 */
export const bucketOf = (instant: string, today: string): string =>
  `${bandStarts.length} - width_bucket(${instant}, (
     select array_agg((${today}::date - days + 1)::timestamp at time zone 'Asia/Bangkok' order by days desc)
     from unnest(array[${bandStarts.join(', ')}]) days))`;

/** Everything that waits for the reader, by age and due date: one reading of the queue index. */
export function countOwn(h: Handle, ask: OwnAsk): Promise<OwnCount[]> {
  return ownSql.all(h, ask);
}

const ownSql = builtStatement<OwnCount, OwnAsk>(
  'home.own',
  row<OwnCount>({ acts: 'bool', bucket: 'int4', due: 'date?', count: 'int8' }),
  ({ principals, watching, today }) => ({
    values: [watching, today, ...principals],
    text: `
  select acts, ${bucketOf('since', '$2')} as bucket, due, count(*) as count
  from (select subject_key, min(since) as since, min(due_date) as due,
               bool_or(${waitsToAct(keysOf(principals, 3), '$1')}) as acts
        from queue_item where principal = any (${keysOf(principals, 3)})
        group by subject_key) waiting
  group by 1, 2, 3`,
  }),
  sampleAsks,
);

export interface UrgentItem extends ListedItem {
  readonly queue: string;
  readonly since: string;
  readonly dueDate: string | null;
}

/** Items among which the urgent ones are looked for: those due next, then the oldest. */
const considered = 200;

/**
 * What is to be done first: by due date, then by speed, then by age. The speed is read of the items
 * due next alone, because reading it of a long queue would read all its documents. A draft that was sent back
 * and has no due date counts as due today: a letter stands still for it.
 */
export function listUrgent(
  h: Handle,
  ask: OwnAsk & { readonly limit: number },
): Promise<UrgentItem[]> {
  return urgentSql.all(h, ask);
}

const urgentSql = builtStatement<UrgentItem, OwnAsk & { readonly limit: number }>(
  'home.urgent',
  row<UrgentItem>({
    subjectKey: 'text',
    documentId: 'uuid',
    transmissionId: 'uuid?',
    assignmentId: 'uuid?',
    queue: 'text!',
    since: 'timestamptz',
    dueDate: 'date?',
  }),
  ({ principals, watching, today, limit }) => ({
    values: [watching, limit, today, ...principals],
    text: `
  with nearest as materialized (
    select subject_key, document_id, transmission_id, assignment_id, min(code) as queue,
           min(since) as since, due_date, due_time,
           coalesce(due_date, case when min(code) = 'unsigned' then $3::date end) as first
    from queue_item
    where principal = any (${keysOf(principals, 4)}) and ${waitsToAct(keysOf(principals, 4), '$1')}
    group by subject_key, document_id, transmission_id, assignment_id, due_date, due_time
    order by first nulls last, due_time, min(since) limit ${considered})
  select subject_key as "subjectKey", document_id as "documentId", transmission_id as "transmissionId",
         assignment_id as "assignmentId", queue, since, nearest.due_date as "dueDate"
  from nearest join document on document.id = nearest.document_id
  order by nearest.first nulls last, nearest.due_time,
           ${urgencySql('document.speed')},
           since, subject_key
  limit $2`,
  }),
  () => sampleAsks().map((ask) => ({ ...ask, limit: 5 })),
);

export interface UnitCount {
  readonly id: string;
  readonly name: string;
  readonly open: number;
  readonly soon: number;
  readonly late: number;
}

/**
 * SQL: the day by which somebody has to do something; none for a sending whose results were accepted, which only
 * waits to be closed (`isWorkDone`).
 */
export const dueToMeet = (transmission: string): string =>
  `case when ${transmission}.state <> 'COMPLETED' then ${transmission}.due_date end`;

/** States in which a transmission is no open work of its unit. */
export const endedTransmissions = `('CLOSED', 'RECALLED', 'RETURNED', 'AUTO_RETURNED', 'RESENT', 'SETTLED')`;

/**
 * Open work that the reader may read of these units and of all below them: the units with the most of it.
 *
 * @param now Bangkok day and time, `2026-11-26 10:30`: what was due until then is overdue
 * @param most so many units
 */
export function countOpenByUnit(
  h: Handle,
  principals: readonly string[],
  unitIds: readonly string[],
  now: string,
  most: number,
): Promise<UnitCount[]> {
  const [day = '', time = ''] = now.split(' ');
  return unitsSql.all(h, principals, unitIds, day, time, most);
}

const today = '$3::date';
const isValid = `valid_from <= ${today} and (valid_to is null or valid_to >= ${today})`;
const isLate = isPastDueSql('document_transmission', today, '$4::text');
const isToDo = `${dueToMeet('document_transmission')} is not null`;

/*
 * The reader's own documents are read from the oldest open one on: which that is, the index tells for each
 * unit, without reading the work twice. Day and time are parameters of their own: to take them from one text
 * costs more, for each of thousands of rows, than all else that is done with the row.
 */
const unitsSql = statement(
  'home.units',
  row<UnitCount>({ id: 'uuid!', name: 'text', open: 'int4', soon: 'int4', late: 'int4' }),
  ['text[]', 'uuid[]', 'date', 'text', 'int8'],
  `with recursive answered as (
     select id from unit where id = any ($2::uuid[]) and ${isValid}
     union
     select unit.id from answered join unit on unit.parent_id = answered.id where ${isValid}),
   oldest as materialized (
     select document_id from answered cross join lateral (
       select document_id from document_transmission
       where to_unit_id = answered.id and state not in ${endedTransmissions}
       order by document_id limit 1) first
     order by document_id limit 1),
   work as (
     select to_unit_id, count(*)::int as open,
       count(*) filter (where due_date between ${today} and ${today} + ${soonDays}
         and not ${isLate} and ${isToDo})::int as soon,
       count(*) filter (where ${isLate} and ${isToDo})::int as late
     from document_transmission
     where to_unit_id = any (array(select id from answered)) and state not in ${endedTransmissions}
       and (document_id in (select reader.document_id from document_reader reader
         where reader.principal = any ($1::text[])
           and reader.document_id >= (select document_id from oldest))) is true
     group by to_unit_id)
   select unit.id, unit.name_th as name, work.open, work.soon, work.late
   from work join unit on unit.id = work.to_unit_id
   order by work.open desc, unit.name_th collate "C" limit $5`,
);
