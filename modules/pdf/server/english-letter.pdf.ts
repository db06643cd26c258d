import { AppError, formatDate } from '@sarn/kernel';
import { attachmentRows, englishOpening, englishWords } from '../contract/index.ts';
import type { EnglishLetterDocument } from '../contract/index.ts';
import { bodyBlocks } from './body/body-blocks.ts';
import { unnumberedEnglish } from './body/numbering.ts';
import type { DocumentLook } from './document-look.ts';
import { ownerStartOf } from './head-fields.ts';
import { undated } from './issued.pdf.ts';
import { wordsToKeep } from './keep-whole.ts';
import { raggedFlow } from './lines/flow-of.ts';
import type { Flow } from './lines/flow.ts';
import { widthOf } from './lines/measure.ts';
import { cm, labelGutter, paragraphIndent, textSize, textWidth } from './measures.ts';
import { marksOf } from './page-marks.ts';
import { englishText } from './printed-text.ts';
import { qrSvg } from './qr.ts';
import { printableRichText } from './rich-text.ts';
import type { PdfSigner } from './signer.ts';
import { awaitsNumber, sealGutter } from './seal-places.ts';
import type { TypesetOrder } from './typeset-order.ts';

/** Date and closing begin here, as those of form 1. */
const middle = 7.5 * cm;
/** The code at the foot, and the blank before it; as in english-letter.typ. */
const qrTaken = 2.7 * cm;

/**
 * What the compiler is told to set a letter in English (annex 4).
 *
 * @throws AppError 'pdf.incomplete', 'pdf.unsupported-node'
 */
export function englishLetterOrder(
  document: EnglishLetterDocument,
  signer: PdfSigner,
  look: DocumentLook,
): TypesetOrder {
  const body = printableRichText(document.body, englishText);
  const blocks = bodyBlocks(body, paragraphIndent, unnumberedEnglish);
  if (blocks.length === 0) throw new AppError('pdf.incomplete', { field: 'body' });
  const { number, date, subject, owner, closing, responsible, copies, enclosures, qr } = document;
  const ownerStart = ownerStartOf(owner.map(englishText));
  const signing = middle + widthOf(closing, textSize) / 2;
  const footWidth = textWidth - (qr === '' ? 0 : qrTaken);
  return {
    template: 'english-letter',
    keepWhole: wordsToKeep([...document.keepWhole]),
    data: {
      ...{ title: subject, author: owner[0] ?? '', documentDate: date ?? undated, isEnglish: true },
      number: number === '' ? '' : `${englishWords.number} ${englishText(number)}`,
      sealPlaces: awaitsNumber(document)
        ? { number: ownerStart - sealGutter, date: textWidth - middle }
        : null,
      ownerStart,
      owner: owner.map((line) => ragged(line, textWidth - ownerStart)),
      date: date === null ? '' : formatDate(date, 'full', 'en'),
      opening: ragged(englishOpening(document.addressee), textWidth),
      subject: {
        label: englishWords.subject,
        lines: raggedFlow(
          [{ text: englishText(subject), bold: true }],
          textWidth - widthOf(englishWords.subject, textSize, true) - labelGutter,
        ),
      },
      ...{ blocks, closing: englishText(closing) },
      signer: {
        name: englishText(signer.name),
        position: signer.position.map((line) => ragged(line, 2 * (textWidth - signing))),
        signature: signer.signatureSvg ?? null,
      },
      responsible: responsible.map((line) => ragged(line, textWidth)),
      foot: [
        ...listed(attachmentRows(enclosures), footWidth),
        ...listed([englishWords.copies, ...copies], footWidth),
      ],
      qr: qr === '' ? null : { svg: qrSvg(qr), alt: englishWords.qr },
      ...marksOf({ ...document, emblemSvg: look.emblemSvg }, englishText),
    },
  };
}

const ragged = (text: string, width: number): Flow => raggedFlow(englishText(text), width);

/** A label with its items below each other; nothing where there are none. */
function listed([label, ...items]: readonly [string, ...string[]], width: number) {
  const space = width - widthOf(label, textSize) - labelGutter;
  return items.length === 0 ? [] : [{ label, items: items.map((item) => ragged(item, space)) }];
}
