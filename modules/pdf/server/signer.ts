import { raggedFlow } from './lines/flow-of.ts';
import type { Flow } from './lines/flow.ts';
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
