/** What a document looks like besides its text. */
export interface DocumentLook {
  /** The agency's emblem as SVG text; without it a neutral one, none with null. */
  readonly emblemSvg?: string | null;
  /** The signature as SVG text; without it its space stays empty. */
  readonly signatureSvg?: string;
}
