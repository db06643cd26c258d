import type { Typeface } from './typeface/typeface.ts';

/** What a document looks like besides its text. */
export interface DocumentLook {
  /** The agency's emblem as SVG text; without it a neutral one, none with null. */
  readonly emblemSvg?: string | null;
  /** The signature as SVG text; without it its space stays empty. */
  readonly signatureSvg?: string;
  /** Of those who signed before, each with the place among all who sign, from 0. */
  readonly handSignatures?: readonly { readonly at: number; readonly svg: string }[];
  /** Whose it is where several people sign: the place among them, from 0. */
  readonly signerAt?: number;
  /** The agency's own typeface; without it the one that is delivered. */
  readonly typeface?: Typeface;
  /** Where a signature can be verified: a code at the foot of the last page. */
  readonly verification?: DocumentVerification;
}

/** The page on which everybody can verify a signed document. */
export interface DocumentVerification {
  /** The whole address, for the QR code. */
  readonly url: string;
  /** The address without the code, as it is printed. */
  readonly address: string;
  /** The code in groups, as a person types it. */
  readonly code: string;
}
