import type { ImportDetail, ImportRowView } from '../contract/index.ts';

/** Groups of rows after the check. */
export const tiles = ['new', 'changed', 'same', 'doubted', 'out'] as const;
export type Tile = (typeof tiles)[number];

/** Rows of each group. */
export function countOf({ counts }: ImportDetail, tile: Tile): number {
  if (!counts) return 0;
  if (tile === 'out') return counts.bad + counts.waits;
  return tile === 'same' ? counts.same + counts.twice : counts[tile];
}

export type RowProblem = ImportRowView['problems'][number];

/** A cell that somebody is about to correct. */
export interface Fixing {
  readonly row: ImportRowView;
  readonly problem: RowProblem;
}
