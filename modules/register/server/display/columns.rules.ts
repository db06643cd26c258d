import { bookColumnIds, keepsLocks, usualDesign } from '../../contract/index.ts';
import type { DesignedColumn } from '../../contract/index.ts';

/**
 * The columns as they are stored: every column once, those that were left out at the end and taken
 * away, but on the printed form where the regulation has them.
 *
 * @returns null where number or subject would go, or a form would lose a column of the regulation (R6)
 */
export function wholeDesign(sent: readonly DesignedColumn[]): readonly DesignedColumn[] | null {
  const ids = new Set(sent.map(({ id }) => id));
  if (ids.size !== sent.length) return null;
  const missing = usualDesign
    .filter(({ id }) => !ids.has(id))
    .map((column) => ({ ...column, onScreen: false, inExcel: false }));
  const all = [...sent, ...missing];
  return all.length === bookColumnIds.length && all.every(keepsLocks) ? all : null;
}
