import { printedDate } from '@sarn/kernel';
import { bodyBlocks } from './body/body-blocks.ts';
import { wholeBody } from './body/whole-body.ts';
import { enclosuresOf, labelled, labelledIf } from './head-fields.ts';
import { wordsToKeep } from './keep-whole.ts';
import type { MemoInput } from './letter-input.ts';
import { raggedFlow } from './lines/flow-of.ts';
import type { Flow } from './lines/flow.ts';
import { widthOf } from './lines/measure.ts';
import { cm, sizeOf, textWidth } from './measures.ts';
import { marksOf } from './page-marks.ts';
import { printedText } from './printed-text.ts';
import { printedSigner } from './signer.ts';
import { typeset } from './typesetter.ts';
import type { TypesetOrder } from './typeset-order.ts';

/** Of the labels ส่วนราชการ, ที่, วันที่, เรื่อง. */
const labelSize = sizeOf(20);
/** After a label, before its value, and between the two fields of one line; as in memo.typ. */
const gutter = 0.15 * cm;
const fieldGutter = 0.2 * cm;
/** The signature is centred right of the middle of the page. */
const signing = (7.5 + 2.3) * cm;

/**
 * A memo (form 2) as PDF/A-3b.
 *
 * @throws AppError 'pdf.unsupported-node', 'pdf.incomplete', 'pdf.too-slow'
 */
export const renderMemo = async (input: MemoInput): Promise<Uint8Array> =>
  typeset(memoOrder(input));

/** What the compiler is told to set a memo. */
export function memoOrder(input: MemoInput): TypesetOrder {
  const body = wholeBody(input.body);
  const half = (textWidth - fieldGutter) / 2;
  return {
    template: 'memo',
    keepWhole: wordsToKeep([input.signer.name, input.unit, ...(input.keepWhole ?? [])]),
    data: {
      ...{ title: input.subject, author: input.unit, documentDate: input.date },
      unit: field('ส่วนราชการ', input.unit, textWidth),
      number: field('ที่', input.number, half),
      date: field('วันที่', input.isDated === false ? '' : printedDate(input.date), half),
      subject: field('เรื่อง', input.subject, textWidth),
      sealPlaces: input.awaitsOthers
        ? { number: valueWidth('ที่', half), date: valueWidth('วันที่', half) }
        : null,
      salutation: labelled(input.salutation ?? 'เรียน', input.addressee),
      reference: labelledIf('อ้างถึง', input.reference),
      enclosures: enclosuresOf(input.enclosures ?? []),
      blocks: bodyBlocks(body),
      signer: printedSigner(input.signer, 2 * (textWidth - signing)),
      ...marksOf(input),
    },
  };
}

/** The value of a field of the head, on its dotted leader. */
const field = (label: string, value: string, width: number): Flow =>
  raggedFlow(printedText(value), valueWidth(label, width));

const valueWidth = (label: string, width: number): number =>
  width - widthOf(label, labelSize, true) - 2 * gutter;
