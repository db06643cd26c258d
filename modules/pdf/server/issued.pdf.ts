import { issuedForms, issuedRows } from '../contract/index.ts';
import type { IssuedDocument } from '../contract/index.ts';
import { bodyBlocks } from './body/body-blocks.ts';
import { wholeBody } from './body/whole-body.ts';
import type { DocumentLook } from './document-look.ts';
import { issuedDay } from './issued-day.ts';
import { wordsToKeep } from './keep-whole.ts';
import { headFlow, raggedFlow } from './lines/flow-of.ts';
import { cm, textSize, textWidth } from './measures.ts';
import { marksOf } from './page-marks.ts';
import { printedText } from './printed-text.ts';
import { printedRemarksOf } from './remarks.ts';
import { awaitsOthers } from './seal-places.ts';
import { printedSigner } from './signer.ts';
import type { PdfSigner } from './signer.ts';
import type { TypesetOrder } from './typeset-order.ts';

/** About the middle of the page, and the place of the signature; as in issued.typ. */
const headingWidth = 15 * cm;
const signatureWidth = 12.4 * cm;

/** What the compiler is told to set one of the forms 4 to 9. */
export function issuedOrder(
  document: IssuedDocument,
  signer: PdfSigner,
  look: DocumentLook,
): TypesetOrder {
  const body = wholeBody(document.body);
  const issuer = printedText(document.issuer);
  const isOpen = awaitsOthers(document);
  const heading = issuedRows(document).map(({ row, text }) => ({
    // Its name, and what it is about.
    level: row === 'word' ? 1 : row === 'subject' || row === 'about' ? 2 : null,
    place: isOpen && (row === 'number' || row === 'year') ? row : null,
    lines: headFlow(printedText(text), headingWidth, textSize),
  }));
  return {
    template: 'issued',
    keepWhole: wordsToKeep([signer.name, ...document.keepWhole]),
    data: {
      ...{ title: document.subject, author: document.issuer },
      documentDate: document.date ?? undated,
      heading,
      awaitsOthers: isOpen,
      blocks: bodyBlocks(body),
      issuedOn: issuedDay(document),
      issuer: raggedFlow(issuer, signatureWidth),
      signer:
        issuedForms[document.kind].given === null ? null : printedSigner(signer, signatureWidth),
      gazette:
        document.gazette === undefined
          ? null
          : raggedFlow(printedText(document.gazette), textWidth),
      remarks: printedRemarksOf(document.remarks),
      ...marksOf({ ...document, ...look }),
    },
  };
}

/** A document without a date needs one for its metadata; the same one each time. */
export const undated = '2000-01-01';
