import { addDays } from '@sarn/kernel';
import { builtStatement, row, variants } from '@sarn/platform-server';
import type { Built, Handle } from '@sarn/platform-server';
import type { ListedItem } from '@sarn/search/server';
import { uncountedJobSql } from '@sarn/document-classes/server';
import { ageBands, soonDays } from '../../contract/index.ts';
import type { OpenWorkAsk } from '../../contract/index.ts';
import { dueToMeet, endedTransmissions } from './home.store.ts';
import { isPastDueSql } from '@sarn/search/server';
import { waitsToAct } from '@sarn/worklist/server';
import { isReadableAmong } from '../readable-among.ts';

/** Open work is counted exactly up to this number. */
export const openCap = 2000;

export interface OpenQuery extends Pick<
  OpenWorkAsk,
  'of' | 'personId' | 'band' | 'due' | 'dueness' | 'kind'
> {
  readonly principals: readonly string[];
  readonly watching: readonly string[];
  readonly today: string;
  /** Bangkok day and time, `2026-11-26 10:30`: what was due until then is overdue. */
  readonly now: string;
  /** Units of the reader, or those asked for; not for one's own work. */
  readonly unitIds: readonly string[];
  /** Instants: came at or after the first, before the second. */
  readonly from: string | null;
  readonly until: string | null;
  readonly limit: number;
  readonly offset: number;
}

export interface OpenItem extends ListedItem {
  readonly since: string;
  readonly dueDate: string | null;
  /** Items of all pages, at most `openCap` + 1. */
  readonly total: number;
}

/** One page of open work, the oldest first. */
export function pageOfOpen(h: Handle, query: OpenQuery): Promise<OpenItem[]> {
  return openSql.all(h, query);
}

type Next = (value: unknown) => string;

/** Rows of each kind of open work with the same columns. */
const sources: Readonly<Record<OpenQuery['of'], (query: OpenQuery, next: Next) => string>> = {
  me: ({ principals, watching }, next) => {
    const keys = `${next(principals)}::text[]`;
    return `
    select subject_key, document_id, transmission_id, assignment_id, min(since) as since,
           min(due_date) as due_date
    from queue_item
    where principal = any (${keys}) and ${waitsToAct(keys, next(watching))}
    group by subject_key, document_id, transmission_id, assignment_id`;
  },
  units: ({ unitIds }, next) => `
    select 'transmission:' || id as subject_key, document_id, id as transmission_id,
           null::uuid as assignment_id, sent_at as since,
           ${dueToMeet('document_transmission')} as due_date
    from document_transmission
    where to_unit_id = any (${next(unitIds)}::uuid[]) and state not in ${endedTransmissions}`,
  people: ({ unitIds, personId }, next) => `
    select 'assignment:' || assignment.id as subject_key, assignment.document_id,
           assignment.transmission_id, assignment.id as assignment_id,
           assignment.assigned_at as since, assignment.due_date
    from document_transmission transmission
    join document_assignment assignment on assignment.transmission_id = transmission.id
    where transmission.to_unit_id = any (${next(unitIds)}::uuid[])
      and assignment.state not in ('REPORTED', 'DONE', 'RETURNED', 'ENDED')
      and not ${uncountedJobSql('assignment.job_type')}
      ${personId ? `and assignment.assignee_id = ${next(personId)}::uuid` : ''}`,
};

function filtersOf(query: OpenQuery, next: Next): string[] {
  const { band, due, dueness, from, until, kind, today } = query;
  const wheres: string[] = [];
  if (band) {
    const { from: first, until: last } = ageBands[band];
    // Instants and not days of rows: to find the Bangkok day of each of thousands of rows takes long.
    const midnight = (daysAgo: number) =>
      `${next(`${addDays(today, -daysAgo)}T00:00:00+07:00`)}::timestamptz`;
    // The youngest band has what came after midnight too, by the clock of another computer.
    if (first > 0) wheres.push(`since < ${midnight(first - 1)}`);
    if (last !== null) wheres.push(`since >= ${midnight(last)}`);
  }
  if (due) wheres.push(`due_date = ${next(due)}::date`);
  if (dueness) wheres.push(duenessSql(dueness, query, next));
  if (kind) {
    const asked = next(kind);
    wheres.push(
      `exists (select from document asked where asked.id = document_id and asked.kind = ${asked}::text)`,
    );
  }
  if (from !== null) wheres.push(`since >= ${next(from)}::timestamptz`);
  if (until !== null) wheres.push(`since < ${next(until)}::timestamptz`);
  return wheres;
}

function duenessSql(
  dueness: NonNullable<OpenQuery['dueness']>,
  { now }: OpenQuery,
  next: Next,
): string {
  const [day, time] = now.split(' ');
  const today = `${next(day)}::date`;
  const lastSoon = `${today} + ${soonDays}`;
  // A parameter that no condition uses has no type, and is refused.
  if (dueness === 'later') return `(due_date is null or due_date > ${lastSoon})`;
  const isLate = isPastDueSql('work', today, `${next(time)}::text`);
  return dueness === 'late' ? isLate : `due_date <= ${lastSoon} and not ${isLate}`;
}

function buildOpen(query: OpenQuery): Built {
  const values: unknown[] = [query.limit, query.offset];
  const next: Next = (value) => `$${values.push(value)}`;
  const source = sources[query.of](query, next);
  const wheres = filtersOf(query, next);
  // What waits for a key of the reader is readable; of the work of a unit the rule decides.
  const readable =
    query.of === 'me' ? 'true' : isReadableAmong('work', 'document_id', next(query.principals));
  return {
    values,
    text: `with work as materialized (
       select * from (${source}) work ${wheres.length > 0 ? `where ${wheres.join(' and ')}` : ''}),
     open as materialized (select * from work where ${readable})
     select subject_key as "subjectKey", document_id as "documentId", transmission_id as "transmissionId",
            assignment_id as "assignmentId", since, due_date as "dueDate",
            (select count(*) from (select from open limit ${openCap + 1}) capped) as total
     from open order by since, subject_key limit $1 offset $2`,
  };
}

const openSql = builtStatement(
  'open-work.page',
  row<OpenItem>({
    subjectKey: 'text!',
    documentId: 'uuid',
    transmissionId: 'uuid?',
    assignmentId: 'uuid?',
    since: 'timestamptz',
    dueDate: 'date?',
    total: 'int8',
  }),
  buildOpen,
  () =>
    variants<OpenQuery>({
      of: ['me', 'units', 'people'],
      principals: [[]],
      watching: [[]],
      unitIds: [[]],
      personId: [undefined, '00000000-0000-0000-0000-000000000000'],
      band: [undefined, '0-3', '4-7', '61'],
      due: [undefined, '2026-01-01'],
      dueness: [undefined, 'late', 'soon', 'later'],
      kind: [undefined, 'outside'],
      from: [null, '2026-01-01'],
      until: [null, '2026-01-01'],
      today: ['2026-01-01'],
      now: ['2026-01-01 10:30'],
      limit: [10],
      offset: [0],
    }),
);
