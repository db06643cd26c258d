import { postRows } from '../contract/index.ts';
import type { PrintedDocument } from '../contract/index.ts';
import { raggedFlow } from './lines/flow-of.ts';
import type { Flow } from './lines/flow.ts';
import { widthOf } from './lines/measure.ts';
import { cm, textSize } from './measures.ts';
import { printedText } from './printed-text.ts';

/** The signer: full name with prefix, then the lines of post and acting phrase. */
export interface PdfSigner {
  readonly name: string;
  readonly position: readonly string[];
  /** Picture of the signature as SVG text; without it the space stays empty. */
  readonly signatureSvg?: string;
}

export interface PrintedSigner {
  readonly name: string;
  readonly position: readonly Flow[];
  readonly signature: string | null;
}

/** @param width of the block in which name and posts are centred, in points */
export const printedSigner = (signer: PdfSigner, width: number): PrintedSigner => ({
  name: printedText(signer.name),
  position: signer.position.map((line) => raggedFlow(printedText(line), width)),
  signature: signer.signatureSvg ?? null,
});

/** Of one signature where several stand on a page; as in page.typ. */
export const signerWidth = 7.8 * cm;
const signatureHeight = 1.5 * cm;
/** From one line to the next, and what letters need below the last one. */
const lineHeight = 1.34 * textSize;
const signerFoot = 6;
/** Whoever acts for somebody has at least one row more than the post that is known when the pages are made. */
const spareRows = 2;

const linesOf = (text: string): number =>
  Math.max(1, Math.ceil(widthOf(text, textSize) / signerWidth));

/** A signature among several: as it is, or with the place that is kept free for it. */
interface PlacedSigner extends PrintedSigner {
  /** Height of the free place in points; null for one that is on the page. */
  readonly free: number | null;
}

/**
 * The signatures of a document that several people sign. Pages that some have signed keep places free for the others:
 * name and posts of who really signs come with the signature.
 *
 * @param pictures hand signatures as SVG text, by the place among all who sign
 * @returns none where one person signs
 */
export function placedSigners(
  { signers = [], isDraft }: Pick<PrintedDocument, 'signers' | 'isDraft'>,
  pictures: readonly (string | undefined)[] = [],
  read: (text: string) => string = printedText,
): PlacedSigner[] {
  return signers.map((signer, at) => {
    const rows = postRows(signer);
    const printed = {
      name: read(signer.name),
      position: rows.map((row) => raggedFlow(read(row), signerWidth)),
      signature: pictures[at] ?? null,
    };
    const lines = rows.reduce((sum, row) => sum + linesOf(read(row)), 1 + spareRows);
    const free = signatureHeight + lines * lineHeight + signerFoot;
    return { ...printed, free: isDraft || signer.hasSigned ? null : free };
  });
}
