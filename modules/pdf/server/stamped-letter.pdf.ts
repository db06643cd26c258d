import { AppError, printedDate, toThaiDigits } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { paragraphBlocks } from './body/body-blocks.ts';
import { placeholderSeal } from './emblem.ts';
import { labelled } from './head-fields.ts';
import { wordsToKeep } from './keep-whole.ts';
import { raggedFlow } from './lines/flow-of.ts';
import { textWidth } from './measures.ts';
import { marksOf } from './page-marks.ts';
import { printedText } from './printed-text.ts';
import { typeset } from './typesetter.ts';

/** Content of a stamped letter (form 3). @rule saraban-2526 clause 13 */
export interface StampedLetterInput {
  /** Printed after ที่; digits become Thai. */
  readonly number: string;
  readonly date: CivilDate;
  /** Title in the PDF metadata only: form 3 prints none. */
  readonly subject: string;
  /** The agency to which it goes, printed after ถึง. */
  readonly addressee: string;
  /** At least one; plain text. */
  readonly paragraphs: readonly string[];
  /** The agency that sends it; the seal is printed over its name. */
  readonly issuer: string;
  /** Who initialled the seal; nothing is printed when empty. */
  readonly initialledBy: string;
  /** Unit in charge, telephone: one line each. */
  readonly responsible: readonly string[];
  /** ด่วน, ด่วนมาก, ด่วนที่สุด; left out when normal. */
  readonly speed?: string;
  /** The agency's own emblem as SVG text; without it a neutral emblem is drawn. */
  readonly emblemSvg?: string;
}

/**
 * A stamped letter (form 3) as PDF/A-3b.
 *
 * @assumed the name of who initialled is printed instead of the initials; the seal is a neutral
 *   mark of our own, as the emblem is
 * @throws AppError 'pdf.incomplete', 'pdf.too-slow'
 */
export async function renderStampedLetter(input: StampedLetterInput): Promise<Uint8Array> {
  const { issuer, initialledBy, responsible } = input;
  if (input.paragraphs.length === 0) throw new AppError('pdf.incomplete', { field: 'paragraphs' });
  return typeset({
    template: 'stamped-letter',
    keepWhole: wordsToKeep([initialledBy, issuer, ...responsible]),
    data: {
      ...{ title: input.subject, author: issuer, documentDate: input.date },
      date: printedDate(input.date),
      number: toThaiDigits(input.number),
      salutation: labelled('ถึง', input.addressee),
      blocks: paragraphBlocks(input.paragraphs.map(printedText)),
      issuer: printedText(issuer),
      initialledBy,
      responsible: responsible.map((line) => raggedFlow(printedText(line), textWidth)),
      ...marksOf(input),
      seal: placeholderSeal,
    },
  });
}
