import { cleanText, parseCivilDate, toArabicDigits } from '@sarn/kernel';

/** What a text says about its letter; empty or null where it says nothing. */
export interface Proposal {
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly title: string;
}

const months: readonly (readonly [string, string])[] = [
  ['มกราคม', 'ม.ค.'],
  ['กุมภาพันธ์', 'ก.พ.'],
  ['มีนาคม', 'มี.ค.'],
  ['เมษายน', 'เม.ย.'],
  ['พฤษภาคม', 'พ.ค.'],
  ['มิถุนายน', 'มิ.ย.'],
  ['กรกฎาคม', 'ก.ค.'],
  ['สิงหาคม', 'ส.ค.'],
  ['กันยายน', 'ก.ย.'],
  ['ตุลาคม', 'ต.ค.'],
  ['พฤศจิกายน', 'พ.ย.'],
  ['ธันวาคม', 'ธ.ค.'],
];
const monthNames = months.flat().map((name) => name.replaceAll('.', '\\.?'));

// ทส 0201.2/ว 123, กค(กวจ) 0405.2/1234: letter code of the agency, unit code, and the number.
const letterNo =
  /(?:^|[\s(])(?:เลข)?ที่(?:หนังสือ)?\s*:?\s*((?:[ก-ฮ]{1,6}(?:\s?\([^)\s]{1,20}\))?\.?)\s*\d{1,6}(?:[./-]\d{1,5}){0,4}(?:\s?\/\s?(?:[ก-ฮ]{1,3}\s?)?\d{1,6}))/;
const spoken = new RegExp(
  `(\\d{1,2})\\s*(${monthNames.join('|')})\\s*(?:พ\\.?\\s?ศ\\.?\\s*)?(\\d{2,4})`,
);
const written = /(?:^|\s)(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})(?:\s|$)/;
const titleLine = /(?:^|\n)\s*เรื่อง\s*:?\s*([^\n]{2,300})/;

/** Finds number, date and subject of a letter in a text about it. */
export function propose(text: string): Proposal {
  const clean = cleanText(text).replaceAll(/[ \t]+/g, ' ');
  const plain = toArabicDigits(clean);
  const number = letterNo.exec(plain);
  const after = number ? plain.slice(number.index + number[0].length) : plain;
  return {
    letterNo: (number?.[1] ?? '').replaceAll(/\s*\/\s*/g, '/').trim(),
    // The date follows the number; elsewhere it is probably the date of another letter.
    letterDate: number ? dateIn(after.slice(0, 300)) : dateBehindWord(plain),
    title: (titleLine.exec(clean)?.[1] ?? '').trim(),
  };
}

const dateBehindWord = (text: string): string | null => {
  const at = text.search(/ลงวันที่|วันที่/);
  return at < 0 ? null : dateIn(text.slice(at, at + 60));
};

function dateIn(text: string): string | null {
  const found = spoken.exec(text);
  if (!found) return parseCivilDate(written.exec(text)?.[1] ?? '');
  const [, day = '', name = '', year = ''] = found;
  const plain = name.replaceAll('.', '');
  const month = months.findIndex((names) =>
    names.some((known) => known.replaceAll('.', '') === plain),
  );
  return parseCivilDate(`${day}/${month + 1}/${year}`);
}

/** For each field, the first text that has it. */
export function proposeFrom(texts: readonly string[]): Proposal {
  const all = texts.map(propose);
  return {
    letterNo: all.find((one) => one.letterNo !== '')?.letterNo ?? '',
    letterDate: all.find((one) => one.letterDate !== null)?.letterDate ?? null,
    title: all.find((one) => one.title !== '')?.title ?? '',
  };
}
