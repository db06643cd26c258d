import { printedDate } from '@sarn/kernel';
import { issuedOn } from '../contract/index.ts';
import type { IssuedDocument } from '../contract/index.ts';

/** The row of the day: สั่ง ณ วันที่ ๑๕ ตุลาคม พ.ศ. ๒๕๖๙. */
export function issuedDay(document: IssuedDocument): string {
  if (document.date === null) return issuedOn(document, '');
  const dayAndMonth = printedDate(document.date).split(' ').slice(0, -1).join(' ');
  return issuedOn(document, dayAndMonth);
}
