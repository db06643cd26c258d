import type { Flow } from '../lines/flow.ts';

/* The body of a document as templates set it and as HTML tells it; lengths in points. */

export interface TextBlock {
  readonly kind: 'text';
  readonly align: 'justify' | 'left' | 'center' | 'right';
  /** Of the first line. */
  readonly indent: number;
  /** Of the whole block, for a quotation. */
  readonly left: number;
  /** Number or mark of a clause, at the beginning of the first line; empty for none. */
  readonly label: string;
  /** From the label to the text. */
  readonly gap: number;
  readonly isHeading: boolean;
  /** How deep a clause stands in its list; 0 for what is not in a list. */
  readonly depth: number;
  readonly lines: Flow;
}

export interface TableBlock {
  readonly kind: 'table';
  readonly left: number;
  /** As of a text: of the clause in which it stands. */
  readonly depth: number;
  readonly columns: readonly number[];
  /** Rows at the top that come again on each page. */
  readonly headRows: number;
  readonly rows: readonly (readonly TableCell[])[];
}

export interface TableCell {
  readonly isHead: boolean;
  readonly colspan: number;
  readonly rowspan: number;
  readonly blocks: readonly BodyBlock[];
}

export type BodyBlock = TextBlock | TableBlock;

/** What stands on pages of its own in landscape. */
export interface LandscapeBlock {
  readonly kind: 'landscape';
  /** Stands behind the signature and what follows it. */
  readonly isAnnex: boolean;
  readonly blocks: readonly BodyBlock[];
}

/** What a document consists of, outermost. */
export type PageBlock = BodyBlock | LandscapeBlock;
