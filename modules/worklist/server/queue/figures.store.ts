import { builtStatement, row, variants } from '@sarn/platform-server';
import type { Built, Handle } from '@sarn/platform-server';
import type { QueuePart } from '@sarn/document/contract';
import { isOpenedBy } from '@sarn/document/server';
import { documentCondition, sampleIndexFilters } from '@sarn/search/server';
import type { IndexFilters } from '@sarn/search/server';
import { countCap } from './queue-page.store.ts';

/** What waits in a list, at most `countCap` + 1 of it: the newest. */
export interface StoredFigures {
  readonly total: number;
  readonly unread: number;
  readonly dueToday: number;
  readonly overdue: number;
}

export interface FiguresAsk {
  readonly principals: readonly string[];
  readonly readerId: string;
  /** Bangkok day and time, `2026-11-26 10:30`: what was due until then is overdue. */
  readonly now: string;
  readonly parts: readonly QueuePart[];
  readonly marks: IndexFilters;
}

/** How much waits for the principals in these parts; an item in two of them counts once. */
export async function countWaiting(h: Handle, ask: FiguresAsk): Promise<StoredFigures> {
  return (await figuresSql.first(h, ask)) ?? { total: 0, unread: 0, dueToday: 0, overdue: 0 };
}

function buildFigures({ principals, readerId, now, parts, marks }: FiguresAsk): Built {
  const values: unknown[] = [
    principals,
    parts.map(({ code }) => code),
    parts.map(({ on }) => (on ? `${on}:` : '')),
    readerId,
    now,
  ];
  const condition = documentCondition(marks, (value) => `$${values.push(value)}`);
  return {
    values,
    text: `
    select count(*)::int as total,
      (count(*) filter (where not ${isOpenedBy('waiting.document_id', '$4')}))::int as unread,
      (count(*) filter (where due_date = $5::timestamp::date
         and due_date + due_time > $5::timestamp))::int as "dueToday",
      (count(*) filter (where due_date + due_time <= $5::timestamp))::int as overdue
    from (
      select subject_key, document_id, due_date, due_time
      from unnest($1::text[]) as keys (principal)
      cross join unnest($2::text[], $3::text[]) as parts (code, prefix)
      cross join lateral (
        select subject_key, item.document_id, item.due_date, item.due_time from queue_item item
        where item.principal = keys.principal and item.code = parts.code
          and starts_with(item.subject_key, parts.prefix) ${condition && `and ${condition}`}
        order by since desc limit ${countCap + 1}) found
      group by subject_key, document_id, due_date, due_time limit ${countCap + 1}) waiting`,
  };
}

const figuresSql = builtStatement<StoredFigures, FiguresAsk>(
  'queue.figures',
  row<StoredFigures>({ total: 'int4', unread: 'int4', dueToday: 'int4', overdue: 'int4' }),
  buildFigures,
  () =>
    variants<IndexFilters>(sampleIndexFilters).map((marks) => ({
      ...{ principals: [], readerId: '', now: '2026-01-01 10:30', parts: [], marks },
    })),
);
