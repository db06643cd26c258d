import type { GazetteRef } from '@sarn/correspondence/contract';
import { printedDate, toThaiDigits } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';

/* Sentences of published documents. */

/** A day as orders and announcements write it, with the era: `๑ ตุลาคม พ.ศ. ๒๕๖๙`. */
export const dayWithEra = (date: CivilDate): string =>
  printedDate(date).replace(/ (?=[๐-๙]{4}$)/, ' พ.ศ. ');

/** From when it holds, below the text. */
export const inForceLine = (date: CivilDate): string => `ทั้งนี้ ตั้งแต่วันที่ ${dayWithEra(date)} เป็นต้นไป`;

/** The reference to the Royal Gazette as documents write it. */
export function gazetteLine({ volume, part, page, date }: GazetteRef): string {
  const where = toThaiDigits(`เล่ม ${volume} ${part} หน้า ${page}`);
  return `ประกาศในราชกิจจานุเบกษา ${where} วันที่ ${printedDate(date)}`;
}
