import { expect } from 'vitest';
import { measurePages } from './measured-page.testing.ts';
import type { Box, MeasuredPage } from './measured-page.testing.ts';

/* Whether something stands where the typing guide has it; millimetres. */

/** Within a millimetre; the ink of a letter begins up to half a millimetre right of its place. */
export const within = (found: number, wanted: number, what: string): void => {
  expect(Math.abs(found - wanted), `${what}: ${found.toFixed(1)} mm`).toBeLessThanOrEqual(1);
};
export const middleOf = ({ left, right }: Box): number => (left + right) / 2;

/** The widest drawing at the head of the page: the ring of the emblem. */
export function emblemOf({ shapes }: MeasuredPage): Box {
  const high = shapes.filter(({ top, right }) => top < 20 && right < 125);
  const [found] = high.toSorted((a, b) => b.right - b.left - (a.right - a.left));
  if (!found) throw new Error('no emblem');
  return found;
}

/** The pages of a PDF, of which there is one at least. */
export async function pagesOf(
  pdf: Promise<Uint8Array>,
): Promise<[MeasuredPage, ...MeasuredPage[]]> {
  const [first, ...rest] = await measurePages(await pdf);
  if (!first) throw new Error('no page');
  return [first, ...rest];
}
