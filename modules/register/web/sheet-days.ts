import type { RegisterEntry } from '@sarn/document/contract';

/**
 * Entries under the day of their registration, which the form prints above them. The order of the
 * numbers is kept: a back-dated entry begins a new day heading.
 */
export function byDay(
  lines: readonly RegisterEntry[],
): { readonly day: string; readonly rows: RegisterEntry[] }[] {
  const days: { day: string; rows: RegisterEntry[] }[] = [];
  for (const line of lines) {
    const last = days.at(-1);
    if (last?.day === line.forDay) last.rows.push(line);
    else days.push({ day: line.forDay, rows: [line] });
  }
  return days;
}
