import { certificateWords } from '../contract/index.ts';
import type { CertificateDocument } from '../contract/index.ts';
import { bodyBlocks } from './body/body-blocks.ts';
import { certifiedBody, isOpenedApart } from './body/certified-body.ts';
import { dayWithEra } from './day-with-era.ts';
import type { DocumentLook } from './document-look.ts';
import { ownerFields } from './head-fields.ts';
import { undated } from './issued.pdf.ts';
import { wordsToKeep } from './keep-whole.ts';
import { raggedFlow } from './lines/flow-of.ts';
import { cm, textWidth } from './measures.ts';
import { marksOf } from './page-marks.ts';
import { printedText } from './printed-text.ts';
import { printableRichText } from './rich-text.ts';
import { awaitsOthers, sealGutter } from './seal-places.ts';
import { printedRemarksOf } from './remarks.ts';
import { printedSigner } from './signer.ts';
import type { PdfSigner } from './signer.ts';
import type { TypesetOrder } from './typeset-order.ts';

/** Of the row of the day; as in certificate.typ. */
const givenIndent = 2.5 * cm;

/** The middle of the signature from the left margin: further right beside a photograph. */
const signing = { alone: 9.8 * cm, besidePhoto: 10.9 * cm };

/** What the compiler is told to set a certificate (form 10). */
export function certificateOrder(
  document: CertificateDocument,
  signer: PdfSigner,
  look: DocumentLook,
): TypesetOrder {
  const { owner, certified, validUntil, hasPhoto, date } = document;
  const written = printableRichText(document.body);
  const middle = hasPhoto ? signing.besidePhoto : signing.alone;
  const owned = ownerFields(owner);
  const until = `${certificateWords.validUntil} ${dayWithEra(validUntil)}`;
  return {
    template: 'certificate',
    keepWhole: wordsToKeep([certified, signer.name, ...owner, ...document.keepWhole]),
    data: {
      ...{ title: document.subject, author: owner[0] ?? '', documentDate: date ?? undated },
      sealPlaces: awaitsOthers(document)
        ? { number: owned.ownerStart - sealGutter, date: textWidth - givenIndent }
        : null,
      number: printedText(`เลขที่  ${document.number}`).trim(),
      ...owned,
      over: document.over === '' ? null : printedText(document.over),
      blocks: bodyBlocks(certifiedBody(document, written)),
      blocksBefore: isOpenedApart(written) ? 1 : 0,
      given: `${certificateWords.given} ${dayWithEra(date)}`,
      signer: printedSigner(signer, 2 * (textWidth - middle)),
      middle,
      photo: hasPhoto ? certificateWords.photo : [],
      bearer: hasPhoto ? certificateWords.bearer : [],
      validUntil: validUntil === null ? null : raggedFlow(until, textWidth),
      remarks: printedRemarksOf(document.remarks),
      ...marksOf({ ...document, ...look }),
    },
  };
}
