import type { Bilingual } from '@sarn/kernel';

/** A page of its own for each row, which its list leads to. */
export interface RowLink {
  /** Below the centre; the code of the row follows. */
  readonly path: string;
  readonly label: Bilingual;
}
