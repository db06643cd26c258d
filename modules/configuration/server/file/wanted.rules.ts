import type { Bilingual, Field } from '@sarn/kernel';
import type { Told } from '@sarn/platform-server';

/** What a field of a file must hold, as the end of the sentence “… must be”. */
export type Wanted = Bilingual;

const shownCodes = 12;

/** One of these codes, each with its words. */
const oneOf = (options: Readonly<Record<string, Bilingual>>): Wanted => {
  const known = Object.entries(options);
  const list = (tongue: keyof Bilingual) =>
    known
      .slice(0, shownCodes)
      .map(([code, words]) => `${code} (${words[tongue]})`)
      .join(', ') + (known.length > shownCodes ? ', …' : '');
  return { th: `หนึ่งใน ${list('th')}`, en: `one of ${list('en')}` };
};

export const someDay: Wanted = {
  th: 'วันที่ในปฏิทิน เช่น 2026-11-28',
  en: 'a day of the calendar, such as 2026-11-28',
};

export const someText = (max: number, min = 0): Wanted => ({
  th: `ข้อความ${min > 0 ? 'ที่ไม่ว่าง' : ''}ไม่เกิน ${max} ตัวอักษร`,
  en: `${min > 0 ? 'a text that is not empty' : 'a text'} of at most ${max} characters`,
});

export const someNumber: Wanted = { th: 'ตัวเลข', en: 'a number' };

const yesOrNo: Wanted = { th: 'ใช่หรือไม่ใช่ (true, false)', en: 'yes or no (true, false)' };

export const someCode: Wanted = { th: 'รหัสของรายการที่มีอยู่', en: 'the code of an entry' };

/** What a described field wants. */
export function wantedOf(field: Field): Wanted {
  switch (field.kind) {
    case 'text':
      return someText(field.max, field.isRequired ? 1 : 0);
    case 'number':
      return {
        th: `ตัวเลข ${field.min} ถึง ${field.max}`,
        en: `a number from ${field.min} to ${field.max}`,
      };
    case 'switch':
      return yesOrNo;
    case 'choice':
      return oneOf(field.options);
    case 'reference':
      return someCode;
    case 'units':
      return {
        th: `รายการรหัสหน่วยงานไม่เกิน ${field.maxCount} รายการ`,
        en: `a list of at most ${field.maxCount} codes of units`,
      };
    case 'texts':
      return {
        th: `รายการข้อความไม่เกิน ${field.maxCount} รายการ รายการละไม่เกิน ${field.max} ตัวอักษร`,
        en: `a list of at most ${field.maxCount} texts of at most ${field.max} characters`,
      };
  }
}

/** What a field of a part wants, as far as the way in which it is told says so. */
export const wantedByTold = (told: Told | undefined): Wanted | undefined => {
  if (told === 'row') return someCode;
  return typeof told === 'object' ? oneOf(told) : undefined;
};

/** Of which nothing more is known: what any field may hold. */
export const anyValue: Wanted = {
  th: 'ข้อความ ตัวเลข true, false, null หรือรายการข้อความ',
  en: 'a text, a number, true, false, null or a list of texts',
};

export const someList: Wanted = { th: 'รายการข้อความ', en: 'a list of texts' };

export const plainValue: Wanted = {
  th: 'ข้อความที่ไม่มีอักขระที่จัดเก็บไม่ได้',
  en: 'a text without signs that cannot be stored',
};

export const someFields: Wanted = {
  th: 'กลุ่มของช่องพร้อมค่า',
  en: 'fields with their values',
};

export const someRows: Wanted = { th: 'กลุ่มของรายการตามรหัส', en: 'entries by their codes' };
