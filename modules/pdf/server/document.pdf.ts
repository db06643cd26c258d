import type { PrintedDocument } from '../contract/index.ts';
import { postRows } from '../contract/index.ts';
import { bodyBlocks } from './body/body-blocks.ts';
import { letterOrder } from './letter.pdf.ts';
import { memoOrder } from './memo.pdf.ts';
import { pagePictures } from './page-pictures.ts';
import type { PagePicture } from './page-pictures.ts';
import { printableRichText } from './rich-text.ts';
import { typeset, typesetSvg } from './typesetter.ts';
import type { TypesetOrder } from './typeset-order.ts';

/** What a document looks like besides its text. */
export interface DocumentLook {
  /** The agency's emblem as SVG text; without it a neutral one, none with null. */
  readonly emblemSvg?: string | null;
  /** The signature as SVG text; without it its space stays empty. */
  readonly signatureSvg?: string;
}

/**
 * A document as PDF/A-3b. The same document and look give the same bytes.
 *
 * @throws AppError 'pdf.unsupported-node', 'pdf.incomplete', 'pdf.too-slow'
 */
export const renderDocument = async (
  document: PrintedDocument,
  look: DocumentLook = {},
): Promise<Uint8Array> => typeset(orderOf(document, look));

/**
 * The same pages as pictures for the screen, from the same template and lines.
 *
 * @returns each with a digest, by which a client knows whether its page has changed
 * @throws AppError as `renderDocument` does
 */
export const renderPages = async (
  document: PrintedDocument,
  look: DocumentLook = {},
): Promise<PagePicture[]> => pagePictures(await typesetSvg(orderOf(document, look)));

/** A document without a date needs one for its metadata; the same one each time. */
const undated = '2000-01-01';

function orderOf(document: PrintedDocument, look: DocumentLook): TypesetOrder {
  const { date, signer } = document;
  const shared = {
    ...document,
    date: date ?? undated,
    isDated: date !== null,
    signer: {
      name: signer.name,
      position: postRows(signer),
      ...(look.signatureSvg === undefined ? {} : { signatureSvg: look.signatureSvg }),
    },
    ...(look.emblemSvg === undefined ? {} : { emblemSvg: look.emblemSvg }),
  };
  return shared.kind === 'memo'
    ? memoOrder(shared)
    : letterOrder(shared, bodyBlocks(printableRichText(shared.body)));
}
