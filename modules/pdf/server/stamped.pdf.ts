import { printedDate, toThaiDigits } from '@sarn/kernel';
import { initialsRole } from '../contract/index.ts';
import type { StampedDocument } from '../contract/index.ts';
import { bodyBlocks } from './body/body-blocks.ts';
import { wholeBody } from './body/whole-body.ts';
import type { DocumentLook } from './document-look.ts';
import { placeholderSeal } from './emblem.ts';
import { labelled } from './head-fields.ts';
import { undated } from './issued.pdf.ts';
import { wordsToKeep } from './keep-whole.ts';
import { raggedFlow } from './lines/flow-of.ts';
import { cm, textWidth } from './measures.ts';
import { marksOf } from './page-marks.ts';
import { printedText } from './printed-text.ts';
import { awaitsNumber, numberWidth } from './seal-places.ts';
import type { TypesetOrder } from './typeset-order.ts';

/** Of the name of the agency under the seal; as in stamped-letter.typ. */
const sealWidth = 11 * cm;

/**
 * What the compiler is told to set a stamped letter (form 3).
 *
 * @assumed the name of who initialled is printed below the initials, and without a picture instead of them; the seal is a
 *   neutral mark of our own, as the emblem is
 */
export function stampedOrder(document: StampedDocument, look: DocumentLook): TypesetOrder {
  const { issuer, responsible, signer, date } = document;
  const initials = signer.name === '' ? [] : [`(${signer.name})`, initialsRole];
  return {
    template: 'stamped-letter',
    keepWhole: wordsToKeep([signer.name, issuer, ...responsible, ...document.keepWhole]),
    data: {
      ...{ title: document.subject, author: issuer, documentDate: date ?? undated },
      date: date === null ? '' : printedDate(date),
      number: toThaiDigits(document.number),
      sealPlaces: awaitsNumber(document)
        ? { number: numberWidth(textWidth / 2), date: sealWidth }
        : null,
      salutation: labelled('ถึง', document.addressee),
      blocks: bodyBlocks(wholeBody(document.body)),
      issuer: raggedFlow(printedText(issuer), sealWidth),
      initials: initials.map(printedText),
      initialled: signer.name === '' ? null : (look.signatureSvg ?? null),
      responsible: responsible.map((line) => raggedFlow(printedText(line), textWidth)),
      ...marksOf({ ...document, ...look }),
      seal: document.isSealed ? placeholderSeal : null,
    },
  };
}
