import { printedDate } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { openDay, openYear } from '../contract/index.ts';

/** A day as formal documents write it, ๑๕ ตุลาคม พ.ศ. ๒๕๖๙; dots to write on while it is not known. */
export function dayWithEra(date: CivilDate | null): string {
  if (date === null) return `${openDay} พ.ศ. ${openYear}`;
  const [day, month, year] = printedDate(date).split(' ');
  return `${day} ${month} พ.ศ. ${year}`;
}
