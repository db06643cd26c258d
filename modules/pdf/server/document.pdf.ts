import type { LetterDocument, MemoDocument, PrintedDocument } from '../contract/index.ts';
import { postRows } from '../contract/index.ts';
import { bodyBlocks } from './body/body-blocks.ts';
import { certificateOrder } from './certificate.pdf.ts';
import { attachedData } from './document-data.ts';
import type { DocumentLook } from './document-look.ts';
import { englishLetterOrder } from './english-letter.pdf.ts';
import { issuedOrder, undated } from './issued.pdf.ts';
import { letterOrder } from './letter.pdf.ts';
import { memoOrder } from './memo.pdf.ts';
import { minutesOrder } from './minutes.pdf.ts';
import { noteOrder } from './note.pdf.ts';
import type { PagePicture } from './page-pictures.ts';
import { qrSvg } from './qr.ts';
import { englishText, printedText } from './printed-text.ts';
import { printableRichText } from './rich-text.ts';
import { awaitsOthers } from './seal-places.ts';
import { wordsToKeep } from './keep-whole.ts';
import { placedSigners } from './signer.ts';
import type { PdfSigner } from './signer.ts';
import { stampedOrder } from './stamped.pdf.ts';
import { inTypeface } from './typeface/in-typeface.ts';
import { typeset, typesetPages, typesetToSign } from './typesetter.ts';
import type { PagesToSign } from './typesetter.ts';
import type { TypesetOrder } from './typeset-order.ts';

/**
 * A document as PDF/A-3b, with what it says as data inside. The same document and look give the same bytes.
 *
 * @throws AppError 'pdf.unsupported-node', 'pdf.incomplete', 'pdf.too-slow'
 */
export const renderDocument = async (
  document: PrintedDocument,
  look: DocumentLook = {},
): Promise<Uint8Array> => typeset(withData(orderIn(document, look), document));

/**
 * The same pages for a signature. Those of a document that gets its number afterwards keep places free for it.
 *
 * @throws AppError as `renderDocument` does
 */
export const renderToSign = async (
  document: PrintedDocument,
  look: DocumentLook = {},
): Promise<PagesToSign> => typesetToSign(withData(orderIn(document, look), document));

/**
 * The same pages as pictures for the screen, from the same template and lines.
 *
 * @returns each with a digest, by which a client knows whether its page has changed
 * @throws AppError as `renderDocument` does
 */
export const renderPages = async (
  document: PrintedDocument,
  look: DocumentLook = {},
): Promise<readonly PagePicture[]> => typesetPages(orderIn(document, look));

const orderIn = (document: PrintedDocument, look: DocumentLook): TypesetOrder =>
  inTypeface(look.typeface, () => verified(signedBySeveral(document, signedByOne(look)), look));

/** The picture of the one who signs alone, where a signature is not being made now. */
const signedByOne = (look: DocumentLook): DocumentLook => {
  const kept = look.handSignatures?.[0]?.svg;
  return look.signatureSvg !== undefined || look.signerAt !== undefined || kept === undefined
    ? look
    : { ...look, signatureSvg: kept };
};

/** With the document as data inside of the file, as PDF/A-3 has it. */
const withData = (order: TypesetOrder, document: PrintedDocument): TypesetOrder => ({
  ...order,
  data: { ...order.data, attached: attachedData(document) },
});

/** With the signatures of all who sign, where several do. */
function signedBySeveral(document: PrintedDocument, look: DocumentLook): TypesetOrder {
  const order = orderOf(document, look);
  if (!document.signers) return order;
  const { signatureSvg, signerAt, handSignatures = [] } = look;
  const pictures = document.signers.map((_, at) =>
    at === signerAt ? signatureSvg : handSignatures.find((one) => one.at === at)?.svg,
  );
  const read = document.kind === 'english-letter' ? englishText : printedText;
  const names = document.signers.map(({ name }) => name);
  return {
    ...order,
    keepWhole: [...(order.keepWhole ?? []), ...wordsToKeep(names)],
    data: { ...order.data, signers: placedSigners(document, pictures, read) },
  };
}

/** With the code at the foot of the last page by which everybody can verify the signature. */
function verified(order: TypesetOrder, { verification }: DocumentLook): TypesetOrder {
  if (!verification) return order;
  const { url, address, code } = verification;
  return { ...order, data: { ...order.data, verification: { qr: qrSvg(url), address, code } } };
}

function orderOf(document: PrintedDocument, look: DocumentLook): TypesetOrder {
  const signer = {
    name: document.signer.name,
    position: postRows(document.signer),
    ...(look.signatureSvg === undefined ? {} : { signatureSvg: look.signatureSvg }),
  };
  switch (document.kind) {
    case 'memo':
      return memoOrder(addressed(document, signer, look));
    case 'letter': {
      const blocks = bodyBlocks(printableRichText(document.body));
      return letterOrder(addressed(document, signer, look), blocks);
    }
    case 'english-letter':
      return englishLetterOrder(document, signer, look);
    case 'stamped':
      return stampedOrder(document, look);
    case 'certificate':
      return certificateOrder(document, signer, look);
    case 'note':
      return noteOrder(document);
    case 'minutes':
      return minutesOrder(document, look);
    case 'command':
    case 'regulation':
    case 'rule':
    case 'announcement':
    case 'declaration':
    case 'news':
      return issuedOrder(document, signer, look);
  }
}

/** As the forms that plain data is printed in have it. */
const addressed = <T extends MemoDocument | LetterDocument>(
  document: T,
  signer: PdfSigner,
  look: DocumentLook,
) => ({
  ...document,
  ...{ date: document.date ?? undated, isDated: document.date !== null, signer },
  awaitsOthers: awaitsOthers(document),
  ...(look.emblemSvg === undefined ? {} : { emblemSvg: look.emblemSvg }),
});
