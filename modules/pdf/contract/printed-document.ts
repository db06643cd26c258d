import { z } from 'zod';
import { certificateDocument } from './certificate-document.ts';
import { englishLetterDocument } from './english-letter-document.ts';
import { issuedDocument } from './issued-document.ts';
import { minutesDocument } from './minutes-document.ts';
import { noteDocument } from './note-document.ts';
import { sharedFields } from './shared-fields.ts';
import { stampedDocument } from './stamped-document.ts';

const short = z.string().max(300);
const long = z.string().max(2_000);
const rows = z.array(short).max(20);

const addressed = {
  /** เรียน, กราบเรียน, นมัสการ …. */
  salutation: short,
  addressee: long,
  /** The letter to which this one answers; empty for none. */
  reference: long,
  enclosures: z.array(long).max(99),
  /** ด่วน, ด่วนมาก, ด่วนที่สุด; empty when normal. */
  speed: short,
  /** ลับ, ลับมาก, ลับที่สุด; empty when open. */
  secrecy: short,
};

/** Form 2, บันทึกข้อความ. @rule saraban-2526 ข้อ 12 */
export const memoDocument = z.strictObject({
  kind: z.literal('memo'),
  ...sharedFields,
  ...addressed,
  /** Unit with its telephone, after ส่วนราชการ. */
  unit: long,
});

/** Form 1, หนังสือภายนอก. @rule saraban-2526 ข้อ 11 */
export const letterDocument = z.strictObject({
  kind: z.literal('letter'),
  ...sharedFields,
  ...addressed,
  /** Issuing agency, then its address. */
  owner: rows,
  closing: short,
  /** Unit in charge, telephone, e-mail. */
  responsible: rows,
  copies: rows,
});

/**
 * A document as it is printed: the one input of its PDF, of its pages on the screen and of its text
 * for screen readers. It is JSON, kept with the document.
 */
export const printedDocument = z.discriminatedUnion('kind', [
  memoDocument,
  letterDocument,
  englishLetterDocument,
  stampedDocument,
  minutesDocument,
  certificateDocument,
  noteDocument,
  issuedDocument,
]);
export type PrintedDocument = z.infer<typeof printedDocument>;
export type MemoDocument = z.infer<typeof memoDocument>;
export type LetterDocument = z.infer<typeof letterDocument>;
