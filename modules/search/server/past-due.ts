/**
 * A condition in SQL: what is due was due until then. The time of day of a document belongs to its due day
 * alone; what is due without a time is overdue on the next day.
 *
 * `is true`, because for a row without a due day an unknown first half would leave the second one to decide, and
 * the document of each such row would be looked up.
 *
 * @param work alias of a row with `document_id` and `due_date`
 * @param today SQL: the day in Bangkok, as a `date`
 * @param time SQL: the time of day in Bangkok, as the text `10:30`
 */
export const isPastDueSql = (work: string, today: string, time: string): string => `(
  ${work}.due_date < ${today}
  or (${work}.due_date = ${today}) is true and exists (
    select from document timed where timed.id = ${work}.document_id and timed.due_date = ${work}.due_date
      and timed.due_time <> '' and timed.due_time <= ${time}))`;
