/**
 * A condition in SQL: what is due was due until then. The time of day of a document belongs to its due day
 * alone; what is due without a time is overdue on the next day.
 *
 * @param work alias of a row with `document_id` and `due_date`
 * @param now a placeholder: Bangkok day and time, `2026-11-26 10:30`
 */
export const isPastDueSql = (work: string, now: string): string => `(
  ${work}.due_date < ${now}::timestamp::date
  or ${work}.due_date = ${now}::timestamp::date and exists (
    select from document timed where timed.id = ${work}.document_id and timed.due_date = ${work}.due_date
      and timed.due_time <> '' and timed.due_time <= to_char(${now}::timestamp, 'HH24:MI')))`;
