import type { QueueDue } from '../../contract/index.ts';

/** Filters of a queue that are not of the search index. */
export interface RowFilter {
  /** `s:` and the name of a sender outside, or `u:` and the id of the unit that wrote it. */
  readonly from: string | null;
  readonly due: QueueDue | null;
  /** Bangkok day and time, `2026-11-26 10:30`. */
  readonly now: string;
}

/** For statements that are tried with each filter. */
export const sampleRowFilters: readonly (RowFilter | undefined)[] = [
  undefined,
  { from: 's:a', due: 'overdue', now: '2026-01-01 10:30' },
  { from: 'u:01900000-0000-7000-8000-000000000000', due: 'today', now: '2026-01-01 10:30' },
  { from: null, due: 'week', now: '2026-01-01 10:30' },
  { from: null, due: 'none', now: '2026-01-01 10:30' },
];

/** The filter, or undefined where it leaves nothing out. */
export const rowFilterOf = (
  { from, due }: { readonly from?: string | undefined; readonly due?: QueueDue | undefined },
  now: string,
): RowFilter | undefined =>
  from === undefined && due === undefined
    ? undefined
    : { from: from ?? null, due: due ?? null, now };

/** The end of what is due within a week: today and the six days after it. */
const daysOfWeek = 6;

const dueSql: Readonly<Record<QueueDue, (item: string, now: string) => string>> = {
  overdue: (item, now) => `${item}.due_date + ${item}.due_time <= ${now}`,
  today: (item, now) =>
    `${item}.due_date = ${now}::date and ${item}.due_date + ${item}.due_time > ${now}`,
  week: (item, now) =>
    `${item}.due_date <= ${now}::date + ${daysOfWeek} and ${item}.due_date + ${item}.due_time > ${now}`,
  none: (item) => `${item}.due_date is null`,
};

const fromSql = (from: string, next: (value: unknown) => string): string => {
  const value = next(from.slice(2));
  return from.startsWith('u:')
    ? `sender.sender = '' and sender.owner_unit_id = ${value}::uuid`
    : `sender.sender = ${value}`;
};

/**
 * SQL: the conditions of a filter on items of a queue.
 *
 * @param item name of `queue_item` in the statement
 * @param next adds a parameter
 */
export function rowConditions(
  filter: RowFilter | undefined,
  item: string,
  next: (value: unknown) => string,
): string[] {
  if (!filter) return [];
  const { from, due, now } = filter;
  return [
    ...(due === 'none' ? [dueSql.none(item, '')] : []),
    ...(due === null || due === 'none' ? [] : [dueSql[due](item, `${next(now)}::timestamp`)]),
    ...(from === null
      ? []
      : [
          `exists (select from document sender where sender.id = ${item}.document_id
            and ${fromSql(from, next)})`,
        ]),
  ];
}
