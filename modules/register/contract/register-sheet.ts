import { formatDate, formatInstant } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';
import { fieldLabels, fieldText, pickFields, sheetFields } from '@sarn/document/contract';
import type { RegisterEntry } from '@sarn/document/contract';

/** Columns of a register as the forms have them. @rule saraban-2526 ข้อ 37 (form 13, form 14) */
export const sheetColumns = {
  number: { receive: 'เลขทะเบียนรับ', send: 'เลขทะเบียนส่ง' },
  ...pickFields(sheetFields, fieldLabels('th')),
  addressee: 'ถึง',
  disposal: 'การปฏิบัติ',
  remark: 'หมายเหตุ',
} as const;

/** Forms of the registers of letters; the others have none of their own. @rule saraban-2526 forms 13 and 14 */
export const sheetForms: Readonly<Partial<Record<string, string>>> = {
  receive: 'แบบที่ 13',
  outgoing: 'แบบที่ 14',
};

/**
 * A register entry under the columns after the number, as printed on the form: in Thai, short
 * dates.
 */
export function sheetTexts(line: RegisterEntry): readonly string[] {
  return [
    ...sheetFields.map((name) => fieldText(name, line[name], 'th', 'short')),
    line.disposal?.th ?? '',
    remarkOf(line, 'th'),
  ];
}

const said = {
  th: {
    by: (who: string, when: string) => `โดย ${who} เมื่อ ${when}`,
    reserved: 'จองเลข',
    imported: (oldId: string) => `นำเข้าจากระบบเดิม${oldId === '' ? '' : ` รหัส ${oldId}`}`,
    until: (day: string, isOver: boolean) => `ใช้ได้ถึง ${day}${isOver ? ' (พ้นกำหนดแล้ว)' : ''}`,
    VOID: 'ยกเลิกเลข',
    RELEASED: 'คืนเลข',
  },
  en: {
    by: (who: string, when: string) => `by ${who} on ${when}`,
    reserved: 'Reserved',
    imported: (oldId: string) =>
      `Imported from the old system${oldId === '' ? '' : `, id ${oldId}`}`,
    until: (day: string, isOver: boolean) => `usable until ${day}${isOver ? ' (expired)' : ''}`,
    VOID: 'Voided',
    RELEASED: 'Released',
  },
} as const;

/** The remark of an entry: who reserved or ended its number, when and why; then its note. */
export function remarkOf(line: RegisterEntry, language: Language = 'th'): string {
  const words = language === 'en' ? said.en : said.th;
  const parts: string[] = [];
  const { reserved, ended, imported } = line;
  if (ended && (line.state === 'VOID' || line.state === 'RELEASED')) {
    const when = formatInstant(ended.at, 'short', language);
    const why = ended.reason === '' ? '' : `: ${ended.reason}`;
    parts.push(`${words[line.state]} ${words.by(ended.byName, when)}${why}`);
  }
  if (reserved) {
    const when = formatInstant(reserved.at, 'short', language);
    const day = formatDate(reserved.expiresOn, 'short', language);
    const until = line.state === 'RESERVED' ? ` ${words.until(day, reserved.isExpired)}` : '';
    parts.push(`${words.reserved} ${words.by(reserved.byName, when)}${until}: ${reserved.reason}`);
  }
  if (line.remark !== '') parts.push(line.remark);
  if (imported) parts.push(words.imported(imported.oldId));
  return parts.join(' · ');
}
