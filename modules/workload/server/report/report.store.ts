import type { DocumentKind } from '@sarn/document/contract';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { uncountedJobSql } from '@sarn/document-classes/server';
import { soonDays } from '../../contract/index.ts';
import type { FlowCount, FlowStep } from '../../contract/index.ts';
import { bucketOf, dueToMeet, endedTransmissions } from '../home/home.store.ts';
import { workloadTables } from '../tables.ts';
import { isReadableAmong } from '../readable-among.ts';

/**
 * Reader, units and period of a report; the period is from an instant up to an instant, the latter
 * excluded.
 */
export interface ReportQuery {
  readonly principals: readonly string[];
  readonly unitIds: readonly string[];
  readonly from: string;
  readonly until: string;
  /** Only documents of this kind; empty for all. */
  readonly kind: DocumentKind | '';
  readonly today: string;
  readonly now: string;
}

export interface WorkloadRow {
  readonly id: string;
  readonly open: number;
  readonly soon: number;
  readonly late: number;
  readonly finished: number;
  readonly finishedLate: number;
  readonly days: number;
  readonly longestDays: number;
}

/** Counts of the work in rows with `owner`, `since`, `ended` (null while open) and `due`. */
const counted = `
  select owner as id,
         count(*) filter (where ended is null)::int as open,
         count(*) filter (where ended is null and due between $6::date and $6::date + ${soonDays})::int
           as soon,
         count(*) filter (where ended is null and due < $6::date)::int as late,
         count(*) filter (where ended is not null)::int as finished,
         count(*) filter (where due < (ended at time zone 'Asia/Bangkok')::date)::int as "finishedLate",
         round(avg(extract(epoch from coalesce(ended, $7::timestamptz) - since)) / 86400, 1)::float8
           as days,
         round(max(extract(epoch from coalesce(ended, $7::timestamptz) - since)) / 86400, 1)::float8
           as "longestDays"
  from work group by owner`;

const workloadRow = row<WorkloadRow>({
  // Units and people outside of the request are left out by the conditions.
  id: 'uuid!',
  open: 'int4',
  soon: 'int4',
  late: 'int4',
  finished: 'int4',
  finishedLate: 'int4',
  days: 'float8',
  longestDays: 'float8',
});

const workloadValues = [
  'text[]',
  'uuid[]',
  'timestamptz',
  'timestamptz',
  'text',
  'date',
  'timestamptz',
] as const;

/** SQL: whether a document is of the kind `$5`. */
const isOfKind = (documentId: string) =>
  `($5 = '' or exists (select from document asked where asked.id = ${documentId} and asked.kind = $5))`;

/**
 * SQL: transmissions to the units, as `work` with owner, since, due and ended; one that was recalled or sent
 * elsewhere is no work of the unit.
 */
const sentWork = `sent as materialized (
       select id, document_id, to_unit_id, sent_at, due_date, state from document_transmission
       where to_unit_id = any ($2::uuid[]) and sent_at >= $3 and sent_at < $4
         and state not in ('RECALLED', 'RETURNED', 'AUTO_RETURNED', 'RESENT', 'SETTLED')
         and ${isOfKind('document_id')}),
     work as (
       select transmission.to_unit_id as owner, transmission.sent_at as since,
              ${dueToMeet('transmission')} as due,
              case when transmission.state = 'CLOSED' then coalesce((
                select max(event.at) from document_event event
                where event.document_id = transmission.document_id
                  and event.transmission_id = transmission.id
                  and event.subject = 'transmission' and event.to_state = 'CLOSED'), transmission.sent_at)
              end as ended
       from sent transmission
       where ${isReadableAmong('sent', 'transmission.document_id', '$1')})`;

/** The work of each unit. */
export function countByUnit(h: Handle, query: ReportQuery): Promise<WorkloadRow[]> {
  const { principals, unitIds, from, until, kind, today, now } = query;
  return byUnitSql.all(h, principals, unitIds, from, until, kind, today, now);
}

const byUnitSql = statement(
  'report.count-by-unit',
  workloadRow,
  workloadValues,
  `with ${sentWork}
     ${counted}`,
);

/** Work that came and work that was finished, by weeks or months in which there was any. */
export function countFlow(h: Handle, query: ReportQuery, step: FlowStep): Promise<FlowCount[]> {
  const { principals, unitIds, from, until, kind } = query;
  return flowSql.all(h, principals, unitIds, from, until, kind, step);
}

const flowSql = statement(
  'report.count-flow',
  row<FlowCount>({ from: 'date!', received: 'int4', finished: 'int4' }),
  ['text[]', 'uuid[]', 'timestamptz', 'timestamptz', 'text', 'text'],
  `with ${sentWork},
     moved as (
       select since as at, true as came from work
       union all select ended, false from work where ended is not null)
     select date_trunc($6, at at time zone 'Asia/Bangkok')::date as "from",
            count(*) filter (where came)::int as received,
            count(*) filter (where not came)::int as finished
     from moved group by 1`,
);

/** The figures of now beside those of before. */
export async function compare(
  h: Handle,
  query: ReportQuery,
  { before, weekAgo }: { readonly before: string; readonly weekAgo: string },
): Promise<ComparedRow> {
  const { principals, unitIds, from, until, kind } = query;
  const found = await comparedSql.first(h, principals, unitIds, before, until, kind, from, weekAgo);
  if (!found) throw new Error('a count without a row');
  return found;
}

interface ComparedRow {
  readonly openWeekAgo: number;
  readonly finishedBefore: number;
  readonly daysBefore: number | null;
}

const comparedSql = statement(
  'report.compare',
  row<ComparedRow>({ openWeekAgo: 'int4', finishedBefore: 'int4', daysBefore: 'float8?' }),
  ['text[]', 'uuid[]', 'timestamptz', 'timestamptz', 'text', 'timestamptz', 'timestamptz'],
  `with ${sentWork}
     select count(*) filter (
              where since >= $6 and since < $7 and (ended is null or ended >= $7))::int as "openWeekAgo",
            count(*) filter (where since < $6 and ended < $6)::int as "finishedBefore",
            round(avg(extract(epoch from least(coalesce(ended, $6), $6) - since))
              filter (where since < $6) / 86400, 1)::float8 as "daysBefore"
     from work`,
);

export interface BucketCount {
  /** Number of the age band, from 0. */
  readonly bucket: number;
  readonly count: number;
}

/** Open sendings to these units by their age. */
export function countByAge(h: Handle, query: ReportQuery): Promise<BucketCount[]> {
  const { principals, unitIds, from, until, kind, today } = query;
  return byAgeSql.all(h, principals, unitIds, from, until, kind, today);
}

const byAgeSql = statement(
  'report.count-by-age',
  row<BucketCount>({ bucket: 'int4', count: 'int4' }),
  ['text[]', 'uuid[]', 'timestamptz', 'timestamptz', 'text', 'date'],
  `with work as materialized (
     select document_id, sent_at from document_transmission
     where to_unit_id = any ($2::uuid[]) and sent_at >= $3 and sent_at < $4
       and state not in ${endedTransmissions} and ${isOfKind('document_id')})
   select ${bucketOf('sent_at', '$6')} as bucket, count(*)::int as count
   from work where ${isReadableAmong('work', 'document_id', '$1')}
   group by 1`,
);

/**
 * Assignments of the sendings to these units; those given back or ended are no work of the
 * assignee, nor are those of a type that the agency does not count.
 */
export function countByPerson(h: Handle, query: ReportQuery): Promise<WorkloadRow[]> {
  const { principals, unitIds, from, until, kind, today, now } = query;
  return byPersonSql.all(h, principals, unitIds, from, until, kind, today, now);
}

const byPersonSql = statement(
  'report.count-by-person',
  workloadRow,
  workloadValues,
  `with given as materialized (
       select assignment.id, assignment.document_id, assignee_id, assigned_at,
         assignment.due_date, assignment.state
       from document_transmission transmission
       join document_assignment assignment on assignment.transmission_id = transmission.id
       where transmission.to_unit_id = any ($2::uuid[])
         and assignment.assigned_at >= $3 and assignment.assigned_at < $4
         and assignment.state not in ('RETURNED', 'ENDED')
         and not ${uncountedJobSql('assignment.job_type')}
         and ${isOfKind('assignment.document_id')}),
     work as (
       select assignment.assignee_id as owner, assignment.assigned_at as since, assignment.due_date as due,
              case when assignment.state in ('REPORTED', 'DONE') then coalesce((
                select max(event.at) from document_event event
                where event.document_id = assignment.document_id and event.assignment_id = assignment.id
                  and event.to_state in ('REPORTED', 'DONE')), assignment.assigned_at) end as ended
       from given assignment
       where ${isReadableAmong('given', 'assignment.document_id', '$1')})
     ${counted}`,
);

export interface HandoffStoreRow {
  readonly documentId: string;
  readonly kind: string;
  readonly number: string;
  readonly title: string;
  readonly state: string;
  readonly handoffs: number;
  readonly days: number;
}

/**
 * Documents of these units with more handoffs than this number, most first. People who only opened
 * a document or reminded of it are not counted.
 */
export function listManyHandoffs(
  h: Handle,
  query: ReportQuery & { readonly moreThan: number; readonly limit: number },
): Promise<HandoffStoreRow[]> {
  const { principals, unitIds, from, until, kind, now, moreThan, limit } = query;
  return manyHandoffsSql.all(h, principals, unitIds, from, until, kind, now, moreThan, limit);
}

const manyHandoffsSql = statement(
  'report.list-many-handoffs',
  row<HandoffStoreRow>({
    documentId: 'uuid',
    kind: 'text',
    number: 'text',
    title: 'text',
    state: 'text',
    handoffs: 'int4',
    days: 'float8',
  }),
  ['text[]', 'uuid[]', 'timestamptz', 'timestamptz', 'text', 'timestamptz', 'int4', 'int8'],
  `with asked as (
       select document_id as id from document_transmission
         where to_unit_id = any ($2::uuid[]) and sent_at >= $3 and sent_at < $4
       union select id from document
         where owner_unit_id = any ($2::uuid[]) and created_at >= $3 and created_at < $4)
     select document.id as "documentId", document.kind, document.title, document.state,
            passed.handoffs,
            coalesce((select entry.number || '/' || entry.be_year from register_entry entry
                      where entry.document_id = document.id and entry.transmission_id is null
                      order by entry.entered_at limit 1), document.letter_no) as number,
            round(extract(epoch from case
              when document.state in ('CLOSED', 'CANCELLED', 'REFUSED', 'DISAPPROVED', 'PUBLISHED',
                'CERTIFIED', 'ISSUED', 'REVOKED')
              then passed.last else $6::timestamptz end - passed.first)::numeric / 86400, 1)::float8
              as days
     from asked join document on document.id = asked.id
     cross join lateral (
       select count(distinct event.actor_id)::int as handoffs, min(event.at) as first,
              max(event.at) as last
       from document_event event
       where event.document_id = document.id and event.act not in ('remind', 'read')) passed
     where passed.handoffs > $7 and ($5 = '' or document.kind = $5)
       and exists (select from reader_keys(document.id, $1))
     order by passed.handoffs desc, document.created_at desc, document.id limit $8`,
);

/** How many handoffs a document may have before the report names it. */
export async function findHandoffLimit(h: Handle): Promise<number> {
  const setting = await workloadTables(h)
    .selectFrom('report_setting')
    .select('handoffs_at_most as handoffs')
    .where('is_only', '=', true)
    .executeTakeFirst();
  if (!setting) throw new Error('the setting of the reports is gone');
  return setting.handoffs;
}

export async function updateHandoffLimit(tx: Tx, handoffs: number): Promise<void> {
  await workloadTables(tx)
    .updateTable('report_setting')
    .set({ handoffs_at_most: handoffs })
    .where('is_only', '=', true)
    .execute();
}
