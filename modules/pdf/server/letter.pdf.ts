import { AppError, printedDate, toThaiDigits } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { placeholderEmblem, placeholderEmblemAlt } from './emblem.ts';
import { printedText } from './printed-text.ts';
import { protectedPattern } from './protected-words.ts';
import { printableRichText } from './rich-text.ts';
import type { RichNode } from './rich-text.ts';
import { typeset } from './typesetter.ts';

/** The signer: full name with prefix, then the lines of post and acting phrase. */
export interface PdfSigner {
  readonly name: string;
  readonly position: readonly string[];
  /** Picture of the signature as SVG text; without it the space stays empty. */
  readonly signatureSvg?: string;
}

interface PdfBase {
  /** Printed after ที่, for instance `ดท 0100/123`; digits become Thai; empty prints no ที่. */
  readonly number: string;
  readonly date: CivilDate;
  readonly subject: string;
  /** เรียน, กราบเรียน …; defaults to เรียน. */
  readonly salutation?: string;
  readonly addressee: string;
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
  /** Names that must not be broken over two lines. */
  readonly keepWhole?: readonly string[];
}

/** Content of an external letter (form 1). @rule saraban-2526 clause 11 */
export interface LetterInput extends PdfBase {
  /** Issuing agency, then its address, two or three lines in all. */
  readonly owner: readonly string[];
  readonly reference?: string;
  readonly enclosures?: readonly string[];
  /** At least one; plain text. */
  readonly paragraphs: readonly string[];
  /** Defaults to ขอแสดงความนับถือ. */
  readonly closing?: string;
  /** Unit in charge, telephone, e-mail: one line each. */
  readonly responsible: readonly string[];
  readonly copies?: readonly string[];
}

/** Content of a memo (form 2); it has no closing phrase. @rule saraban-2526 clause 12 */
export interface MemoInput extends PdfBase {
  /** Unit with its telephone, printed after ส่วนราชการ. */
  readonly unit: string;
  /** Tiptap document. */
  readonly body: RichNode;
}

/**
 * An external letter (form 1) as PDF/A-3b.
 *
 * @throws AppError 'pdf.incomplete', 'pdf.too-slow'
 */
export async function renderLetter(input: LetterInput): Promise<Uint8Array> {
  if (input.paragraphs.length === 0) throw new AppError('pdf.incomplete', { field: 'paragraphs' });
  return typeset({
    template: 'external-letter',
    data: JSON.stringify({
      ...baseData(input, [...input.owner, ...input.responsible]),
      author: input.owner[0] ?? '',
      owner: input.owner.map(printedText),
      reference: optional(input.reference),
      enclosures: (input.enclosures ?? []).map(printedText),
      paragraphs: input.paragraphs.map(printedText),
      closing: input.closing ?? 'ขอแสดงความนับถือ',
      responsible: input.responsible.map(printedText),
      copies: (input.copies ?? []).map(printedText),
    }),
  });
}

/**
 * A memo (form 2) as PDF/A-3b.
 *
 * @throws AppError 'pdf.unsupported-node', 'pdf.incomplete', 'pdf.too-slow'
 */
export async function renderMemo(input: MemoInput): Promise<Uint8Array> {
  const body = printableRichText(input.body);
  if (!body.content?.length) throw new AppError('pdf.incomplete', { field: 'body' });
  return typeset({
    template: 'memo',
    data: JSON.stringify({
      ...baseData(input, [input.unit]),
      author: input.unit,
      unit: printedText(input.unit),
      body,
    }),
  });
}

function baseData(input: PdfBase, names: readonly string[]): Record<string, unknown> {
  const { signer } = input;
  return {
    title: input.subject,
    documentDate: input.date,
    date: printedDate(input.date),
    number: toThaiDigits(input.number),
    subject: printedText(input.subject),
    salutation: input.salutation ?? 'เรียน',
    addressee: printedText(input.addressee),
    speed: optional(input.speed),
    secrecy: optional(input.secrecy),
    signer: {
      name: signer.name,
      position: signer.position.map(printedText),
      signature: signer.signatureSvg ?? null,
    },
    emblem: input.emblemSvg === undefined ? placeholderEmblem : input.emblemSvg,
    emblemAlt: placeholderEmblemAlt,
    protectedWords: protectedPattern([signer.name, ...names, ...(input.keepWhole ?? [])]),
  };
}

function optional(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : printedText(text);
}
