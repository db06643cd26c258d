import type { RemoteBytes } from '@sarn/platform-web';

/** Size of a page in points (1/72 inch), as it is to be shown (rotation applied). */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * A line of text on a page. Places are parts of the page's width and height from its top left corner, as
 * it is shown before anybody turns it.
 */
export interface TextLine {
  /** Without the line break. */
  readonly text: string;
  readonly top: number;
  readonly bottom: number;
  /** Left and right edge of each code unit of the text, one pair after the other. */
  readonly edges: readonly number[];
}

/** A heading of the table of contents that a PDF carries. */
export interface OutlineEntry {
  readonly title: string;
  /** Counted from 0. */
  readonly page: number;
  /** 0 for the highest. */
  readonly level: number;
}

/** What the browser's main thread may ask of the PDF worker. */
export type PdfQuestion =
  | { readonly kind: 'open'; readonly documentKey: number; readonly bytes: ArrayBuffer }
  | { readonly kind: 'openParts'; readonly documentKey: number; readonly remote: RemoteBytes }
  /** All of a file that is open by parts; answered by the sizes of its pages. */
  | { readonly kind: 'supply'; readonly documentKey: number; readonly blob: Blob }
  | { readonly kind: 'close'; readonly documentKey: number }
  | {
      readonly kind: 'render';
      readonly documentKey: number;
      readonly page: number;
      /** Device pixels per point. */
      readonly scale: number;
    }
  | { readonly kind: 'text' | 'lines'; readonly documentKey: number; readonly page: number }
  | { readonly kind: 'outline' | 'attachments'; readonly documentKey: number }
  | { readonly kind: 'attachment'; readonly documentKey: number; readonly index: number }
  | { readonly kind: 'merge'; readonly files: readonly ArrayBuffer[] };

/** A picture of a page: RGBA rows from the top, without padding. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: ArrayBuffer;
  /** Of its page, in points. */
  readonly size: PageSize;
}

export type PdfAnswer =
  | { readonly kind: 'open'; readonly pages: readonly PageSize[] }
  | { readonly kind: 'openParts'; readonly pages: readonly PageSize[] }
  | { readonly kind: 'supply'; readonly pages: readonly PageSize[] }
  | { readonly kind: 'close' }
  | { readonly kind: 'render'; readonly picture: PagePicture }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'lines'; readonly lines: readonly TextLine[] }
  | { readonly kind: 'outline'; readonly entries: readonly OutlineEntry[] }
  | { readonly kind: 'attachments'; readonly names: readonly string[] }
  | { readonly kind: 'attachment'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'merge'; readonly bytes: ArrayBuffer };

/** Why a file could not be shown; `line`: a part of it could not be fetched; `pixels`: a picture has too many. */
export type PdfFailure = 'password' | 'broken' | 'engine' | 'line' | 'pixels';

/** The first message to the worker: the address of PDFium's WebAssembly on our own server. */
export interface PdfStart {
  readonly wasmUrl: string;
}

export interface PdfAsked {
  readonly id: number;
  readonly question: PdfQuestion;
}

export type PdfAnswered =
  | { readonly id: number; readonly answer: PdfAnswer }
  | { readonly id: number; readonly failure: PdfFailure };
