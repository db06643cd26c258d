import { toThaiDigits } from '@sarn/kernel';
import { z } from 'zod';
import { printedRemarks } from './printed-remarks.ts';
import { sharedFields } from './shared-fields.ts';

/** Forms 4 to 9: what an agency issues to all, without an addressee. */
export const issuedKinds = [
  'command',
  'regulation',
  'rule',
  'announcement',
  'declaration',
  'news',
] as const;
export type IssuedKind = (typeof issuedKinds)[number];

/** Forms 4 to 9. @rule saraban-2526 ข้อ 16 */
export const issuedDocument = z.strictObject({
  kind: z.enum(issuedKinds),
  ...sharedFields,
  /** Agency, or the post that issues it; printed behind the word of the kind. */
  issuer: z.string().max(300),
  /** `ฉบับที่ 2` from the second on; empty for none. */
  edition: z.string().max(100),
  /** The Buddhist year in the name of a regulation; without it that of its day. */
  year: z.string().max(10).optional(),
  /** Where it stands in the Royal Gazette, told below all else; known after it is published. */
  gazette: z.string().max(300).optional(),
  /** Below agency and day. */
  remarks: printedRemarks.optional(),
  /** ลับ, ลับมาก, ลับที่สุด; empty when open. */
  secrecy: z.string().max(300),
});
export type IssuedDocument = z.infer<typeof issuedDocument>;

interface IssuedForm {
  /** Its name, before the agency. */
  readonly word: string;
  /** Before the day: สั่ง ณ วันที่, ประกาศ ณ วันที่; null where only agency and day are told. */
  readonly given: string | null;
  /** The rows under the name. */
  readonly rows: readonly ('number' | 'about' | 'subject' | 'edition' | 'year')[];
}

/** What each form says at its head and foot. Specification of the domain §1.4. */
export const issuedForms: Readonly<Record<IssuedKind, IssuedForm>> = {
  command: { word: 'คำสั่ง', given: 'สั่ง', rows: ['number', 'subject'] },
  regulation: { word: 'ระเบียบ', given: 'ประกาศ', rows: ['about', 'edition', 'year'] },
  rule: { word: 'ข้อบังคับ', given: 'ประกาศ', rows: ['about', 'edition', 'year'] },
  announcement: { word: 'ประกาศ', given: 'ประกาศ', rows: ['subject'] },
  declaration: { word: 'แถลงการณ์', given: null, rows: ['subject', 'edition'] },
  news: { word: 'ข่าว', given: null, rows: ['subject', 'edition'] },
};

/** A row at the head, and what it says; the first one names form and agency. */
interface IssuedRow {
  readonly row: IssuedForm['rows'][number] | 'word';
  readonly text: string;
}

/** The rows at the head, in the digits of the fields. */
export const issuedHeading = (document: IssuedDocument): string[] =>
  issuedRows(document).map(({ text }) => text);

/** The same, with what each row is. */
export function issuedRows(document: IssuedDocument): IssuedRow[] {
  const { word, rows } = issuedForms[document.kind];
  const { number, subject, edition, date, year } = document;
  // Statements are numbered among each other, regulations by their amendments, in brackets.
  const isAmended = rows.includes('year');
  const made = {
    number: `ที่ ${number}`,
    about: `ว่าด้วย${subject}`,
    subject: `เรื่อง ${subject}`,
    edition: edition === '' ? '' : isAmended ? `(${edition})` : edition,
    year: `พ.ศ. ${year ?? yearOf(date)}`,
  };
  const told = rows.map((row): IssuedRow => ({ row, text: made[row] }));
  return [{ row: 'word' as const, text: word + document.issuer }, ...told].filter(
    ({ text }) => text !== '',
  );
}

const buddhistOffset = 543;

/** What is not known yet of a day is written by hand. */
export const openDay = '........................';
export const openYear = '............';

/** The Buddhist year of a day, in Arabic digits. */
const yearOf = (date: string | null): string =>
  date === null ? openYear : String(Number(date.slice(0, 4)) + buddhistOffset);

/**
 * The row of the day: สั่ง ณ วันที่ ๑๕ ตุลาคม พ.ศ. ๒๕๖๙, or the day alone.
 *
 * @param dayAndMonth in Thai digits; empty while the document is not dated
 */
export function issuedOn({ kind, date }: IssuedDocument, dayAndMonth: string): string {
  const { given } = issuedForms[kind];
  const day = dayAndMonth === '' ? openDay : dayAndMonth;
  const year = toThaiDigits(yearOf(date));
  return given === null ? `${day} ${year}` : `${given} ณ วันที่ ${day} พ.ศ. ${year}`;
}
