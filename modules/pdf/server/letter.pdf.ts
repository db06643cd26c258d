import { AppError, printedDate, toThaiDigits } from '@sarn/kernel';
import { paragraphBlocks } from './body/body-blocks.ts';
import type { PageBlock } from './body/blocks.ts';
import { enclosuresOf, labelled, labelledIf, ownerFields } from './head-fields.ts';
import { wordsToKeep } from './keep-whole.ts';
import type { LetterInput } from './letter-input.ts';
import { raggedFlow } from './lines/flow-of.ts';
import { widthOf } from './lines/measure.ts';
import { cm, labelGutter, textSize, textWidth } from './measures.ts';
import { marksOf } from './page-marks.ts';
import { printedText } from './printed-text.ts';
import { printedSigner } from './signer.ts';
import { awaitsNumber, numberWidth } from './seal-places.ts';
import { typeset } from './typesetter.ts';
import type { TypesetOrder } from './typeset-order.ts';

/** The middle of the page, from the left margin: the date and the closing begin there. */
const middle = 7.5 * cm;

/**
 * An external letter (form 1) as PDF/A-3b.
 *
 * @throws AppError 'pdf.incomplete', 'pdf.too-slow'
 */
export async function renderLetter(input: LetterInput): Promise<Uint8Array> {
  if (input.paragraphs.length === 0) throw new AppError('pdf.incomplete', { field: 'paragraphs' });
  return typeset(letterOrder(input, paragraphBlocks(input.paragraphs.map(printedText))));
}

/** @param blocks the body, however it was written */
export function letterOrder(
  input: Omit<LetterInput, 'paragraphs'>,
  blocks: readonly PageBlock[],
): TypesetOrder {
  if (blocks.length === 0) throw new AppError('pdf.incomplete', { field: 'body' });
  const closing = input.closing ?? 'ขอแสดงความนับถือ';
  const signing = middle + widthOf(closing, textSize) / 2;
  const copies = textWidth - widthOf('สำเนาส่ง', textSize) - labelGutter;
  return {
    template: 'external-letter',
    keepWhole: namesIn(input),
    data: {
      ...{ title: input.subject, author: input.owner[0] ?? '', documentDate: input.date },
      date: input.isDated === false ? '' : printedDate(input.date),
      number: toThaiDigits(input.number),
      sealPlaces: awaitsNumber(input)
        ? { number: numberWidth(ownerFields(input.owner).ownerStart), date: textWidth - middle }
        : null,
      ...ownerFields(input.owner),
      subject: labelled('เรื่อง', input.subject).lines,
      salutation: labelled(input.salutation ?? 'เรียน', input.addressee),
      reference: labelledIf('อ้างถึง', input.reference),
      enclosures: enclosuresOf(input.enclosures ?? []),
      blocks,
      closing,
      signer: printedSigner(input.signer, 2 * (textWidth - signing)),
      responsible: input.responsible.map((line) => raggedFlow(printedText(line), textWidth)),
      copies: (input.copies ?? []).map((line) => raggedFlow(printedText(line), copies)),
      ...marksOf(input),
    },
  };
}

const namesIn = ({
  signer,
  owner,
  responsible,
  keepWhole = [],
}: Omit<LetterInput, 'paragraphs'>): string[] =>
  wordsToKeep([signer.name, ...owner, ...responsible, ...keepWhole]);
