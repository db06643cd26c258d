import { textSize, textWidth } from '../measures.ts';
import type { Flow, Run } from './flow.ts';

/** A justified paragraph over the whole text width unless told otherwise; lengths in points. */
export function flowOf(
  content: string | readonly Run[],
  given: Partial<Omit<Flow, 'kind' | 'runs'>> = {},
): Flow {
  const runs = typeof content === 'string' ? [{ text: content }] : content;
  return {
    ...{ kind: 'flow' as const, runs, width: textWidth, first: 0 },
    ...{ size: textSize, isJustified: true, ...given },
  };
}

/** A value beside its label, a line of an address, a post: never spaced to the full width. */
export const raggedFlow = (content: string | readonly Run[], width: number, size?: number): Flow =>
  flowOf(content, { width, isJustified: false, ...(size === undefined ? {} : { size }) });

/** A head in the middle of the page, in bold; of several lines about as long as each other. */
export const headFlow = (text: string, width: number, size: number): Flow => ({
  ...raggedFlow([{ text, bold: true }], width, size),
  isBalanced: true,
});
