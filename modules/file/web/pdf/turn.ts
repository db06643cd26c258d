import type { CSSProperties } from 'react';
import type { PageSize } from './pdf-messages.ts';

/** Quarter turns to the right, as a reader turned a page; kept nowhere. */
export type Turn = 0 | 1 | 2 | 3;

export const nextTurn = (turn: Turn): Turn => ((turn + 1) % 4) as Turn;

/** The size of a page as it is shown. */
export const turnedSize = (size: PageSize, turn: Turn): PageSize =>
  turn % 2 === 0 ? size : { width: size.height, height: size.width };

/**
 * How what was drawn upright lies in its turned page.
 *
 * @param scale CSS pixels per point
 */
export function turnedStyle(size: PageSize, turn: Turn, scale: number): CSSProperties {
  const [width, height] = [size.width * scale, size.height * scale];
  const shifts: Readonly<Record<Turn, string>> = {
    0: 'none',
    1: `translateX(${height}px) rotate(90deg)`,
    2: `translate(${width}px, ${height}px) rotate(180deg)`,
    3: `translateY(${width}px) rotate(270deg)`,
  };
  return { inlineSize: width, blockSize: height, transform: shifts[turn], transformOrigin: '0 0' };
}
