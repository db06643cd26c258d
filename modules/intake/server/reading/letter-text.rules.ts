import { cleanText, parseCivilDate, toArabicDigits } from '@sarn/kernel';

/** What a text says about its letter; empty or null where it says nothing. */
export interface Proposal {
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly title: string;
}

/** What the head of a letter says, as the register asks it. */
export interface LetterHead extends Proposal {
  readonly sender: string;
  readonly addressee: string;
  /** Above the number stands the speed, such as ด่วนที่สุด; most letters have none. */
  readonly firstLine: string;
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

// ทส 0201.2/ว 123, กค(กวจ) 0405.2/1234: letter code of the agency, unit code, and the number. A company: วหส/846.
const letterNumber =
  /(?:^|[\s(])(?:เลข)?ที่(?:หนังสือ)?\s*:?\s*((?:[ก-ฮ]{1,6}(?:\s?\([^)\s]{1,20}\))?\.?)\s*\d{1,6}(?:[./-]\d{1,5}){0,4}(?:\s?\/\s?(?:[ก-ฮ]{1,3}\s?)?\d{1,6})|[ก-ฮ]{2,6}\.?\s?\/\s?\d{1,6}(?:\/\d{2,4})?)/;
const spoken = new RegExp(
  `(\\d{1,2})\\s*(${monthNames.join('|')})\\s*(?:พ\\.?\\s?ศ\\.?\\s*)?(\\d{2,4})`,
);
const written = /(?:^|\s)(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})(?:\s|$)/;
const titleLine = /(?:^|\n)\s*เรื่อง\s*:?\s*([^\n]{2,300})/;

/** Finds number, date and subject of a letter in a text about it. */
export function propose(text: string): Proposal {
  const clean = cleanText(text).replaceAll(/[ \t]+/g, ' ');
  const plain = toArabicDigits(clean);
  const number = letterNumber.exec(plain);
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

/** What stands below the name of an agency at the head of its letter. */
const address =
  /^(?:ถนน|ถ\.|เลขที่|\d+(?:\/\d+)?\s|หมู่|ซอย|ตำบล|ต\.|แขวง|อำเภอ|อ\.|เขต|จังหวัด|จ\.|กรุงเทพ|อาคาร|ชั้น|ตู้|โทร|ศาลากลาง|ที่ว่าการ|ที่ทำการ|บ้านเลขที่|\(?สำเนา)/;
/** With what the next part of the head begins. */
const nextPart = /^(?:เรียน|กราบเรียน|นมัสการ|อ้างถึง|สิ่งที่ส่งมาด้วย|ด้วย|ตาม|เรื่อง)(?=\s|$)/;
const salutation = /^(?:กราบเรียน|เรียน)\s+(.{2,300})$/;
/** The name of an agency that goes on below: สำนักงานปลัดกระทรวงที่ดินและ, เทคโนโลยี. */
const goesOn = /(?:และ|เพื่อ|แห่ง|ของ|กับ|ว่าด้วย|ด้าน)$/;
const citizenLine = /^ที่\s+((?:นาย|นาง|นางสาว|น\.ส\.)\s?\S+\s\S+)$/;
const memoUnit = /^ส่วนราชการ\s+(.+?)(?:\s+(?:โทร|ที่\s).*)?$/;
const tooFar = 60;
/** The day stands below number and address, with nothing beside it. */
const dateWithin = 12;
const onlyDate = new RegExp(`^(?:วันที่\\s*)?${spoken.source}$`);

/**
 * Reads the head of a letter (form 1) or memo (form 2): the text of its first page as a PDF gives it.
 *
 * Lines that go on are put together without a blank: a PDF does not tell whether there was one, and in Thai there
 * mostly is none.
 *
 * @rule saraban-2526 ข้อ 11
 */
export function readLetterHead(text: string): LetterHead {
  const lines = toArabicDigits(cleanText(text))
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .slice(0, tooFar);
  const { letterNo, letterDate } = propose(lines.join('\n'));
  const dateLine = lines.slice(0, dateWithin).find((line) => onlyDate.test(line));
  return {
    letterNo,
    // Without a number any other date may be meant, but for a line that is one.
    letterDate: dateLine ? dateIn(dateLine) : letterNo === '' ? null : letterDate,
    sender: senderIn(lines),
    title: titleIn(lines),
    addressee: lines.flatMap((line) => salutation.exec(line)?.[1] ?? [])[0]?.trim() ?? '',
    firstLine: lines[0] ?? '',
  };
}

/** Of a memo its unit; of a letter what stands beside or below its number, before the address. */
function senderIn(lines: readonly string[]): string {
  const unit = lines.flatMap((line) => memoUnit.exec(line)?.[1] ?? [])[0];
  if (unit) return unit.trim();
  const citizen = lines.flatMap((line) => citizenLine.exec(line)?.[1] ?? [])[0];
  if (citizen) return citizen;
  const at = lines.findIndex((line) => letterNumber.test(line));
  if (at < 0) return '';
  const beside = (lines[at] ?? '').replace(letterNumber, '').trim();
  // Beside the number also a province, with which an address may begin.
  const below = lines.slice(at + 1).map((line) => (isName(line) ? line : ''));
  const [first = '', second = ''] = beside.length > 3 ? [beside, ...below] : below;
  return goesOn.test(first) ? first + second : first;
}

const isName = (line: string): boolean =>
  line.length > 3 && !address.test(line) && !nextPart.test(line) && dateIn(line) === null;

/** The subject, with the lines on which it goes on. */
function titleIn(lines: readonly string[]): string {
  const at = lines.findIndex((line) => /^เรื่อง\s/.test(line));
  if (at < 0) return '';
  const first = (lines[at] ?? '').replace(/^เรื่อง\s*:?\s*/, '');
  const below = lines.slice(at + 1, at + 4);
  const end = below.findIndex((line) => nextPart.test(line));
  // Nothing tells where it ends: its first line is sure.
  return end < 0 ? first : [first, ...below.slice(0, end)].join('');
}
