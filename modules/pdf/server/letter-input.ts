import type { CivilDate } from '@sarn/kernel';
import type { RichNode } from './rich-text.ts';
import type { PdfSigner } from './signer.ts';

/** What letters and memos have in common. */
export interface PdfBase {
  /** Printed after ที่, for instance `ดท 0100/123`; digits become Thai; empty prints no ที่. */
  readonly number: string;
  readonly date: CivilDate;
  /** A draft has no date yet; its place stays free. */
  readonly isDated?: boolean;
  readonly subject: string;
  /** เรียน, กราบเรียน …; defaults to เรียน. */
  readonly salutation?: string;
  readonly addressee: string;
  /** The letter to which this one answers. */
  readonly reference?: string;
  /** Each with its count; several are numbered. */
  readonly enclosures?: readonly string[];
  readonly signer: PdfSigner;
  /** ด่วน, ด่วนมาก, ด่วนที่สุด; left out when normal. */
  readonly speed?: string;
  /** ลับ, ลับมาก, ลับที่สุด; left out when open. */
  readonly secrecy?: string;
  /**
   * The agency's own emblem as SVG text; without it a neutral emblem is drawn, and none with
   * null, as on the letter of a citizen.
   */
  readonly emblemSvg?: string | null;
  /** Marked ร่าง at the upper right edge of every page. */
  readonly isDraft?: boolean;
  /** Some have signed it, and others still have to: number and date come later. */
  readonly awaitsOthers?: boolean;
  /** Names that must not be broken over two lines. */
  readonly keepWhole?: readonly string[];
}

/** Content of an external letter (form 1). @rule saraban-2526 ข้อ 11 */
export interface LetterInput extends PdfBase {
  /** Issuing agency, then its address, two or three lines in all. */
  readonly owner: readonly string[];
  /** At least one; plain text. */
  readonly paragraphs: readonly string[];
  /** Defaults to ขอแสดงความนับถือ. */
  readonly closing?: string;
  /** Unit in charge, telephone, e-mail: one line each. */
  readonly responsible: readonly string[];
  readonly copies?: readonly string[];
}

/** Content of a memo (form 2); it has no closing phrase. @rule saraban-2526 ข้อ 12 */
export interface MemoInput extends PdfBase {
  /** Unit with its telephone, printed after ส่วนราชการ. */
  readonly unit: string;
  /** Tiptap document. */
  readonly body: RichNode;
}
