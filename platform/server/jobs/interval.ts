const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The longest time between two runs of a schedule, in seconds, for the forms that the product uses:
 * each minute or several of them, each hour or several, each day; everything else counts as a week.
 *
 * @param schedule cron expression of five fields
 */
export function intervalSeconds(schedule: string): number {
  const [minutes = '*', hours = '*', ...days] = schedule.trim().split(/\s+/);
  if (days.some((field) => field !== '*')) return 7 * day;
  if (hours !== '*') return stepOf(hours, hour) ?? day;
  return minutes === '*' ? minute : (stepOf(minutes, minute) ?? hour);
}

function stepOf(field: string, unit: number): number | null {
  const step = /^\*\/(\d{1,2})$/.exec(field)?.[1];
  return step === undefined ? null : Number(step) * unit;
}
