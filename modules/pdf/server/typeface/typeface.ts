/** The faces in which paragraphs are set. */
export const faceNames = ['Regular', 'Bold', 'Italic', 'BoldItalic'] as const;
export type FaceName = (typeof faceNames)[number];

/** The file of each face. */
export type Faces = Readonly<Record<FaceName, Uint8Array>>;

/** An uploaded typeface in which documents are set, in place of the one that is delivered. */
export interface Typeface {
  /** By which it is known again; other files have another one. */
  readonly id: string;
  /** The name that the files have inside. */
  readonly family: string;
  readonly faces: Faces;
}
