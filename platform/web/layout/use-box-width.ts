import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';
import { flushSync } from 'react-dom';

/** Widths are told in such steps, so that dragging the edge of a window draws a list less often. */
const step = 4;

/** Rows are cards in a box narrower than this, CSS pixels. */
export const cardsBelowWidth = 640;

interface BoxWidth {
  readonly ref: RefCallback<HTMLElement>;
  /** CSS pixels; undefined before the first drawing, 0 where nothing is drawn. */
  readonly width: number | undefined;
}

/**
 * The width of an element, which a list goes by and not by that of the window: beside a panel, in a
 * dialog and on an enlarged page they differ.
 */
export function useBoxWidth(): BoxWidth {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth / step) * step);
    measure();
    // Tests without a layout have no observer either.
    if (typeof ResizeObserver === 'undefined') return;
    // Drawn at once: otherwise a table would be seen for a moment as it was at the other width.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** Whether rows in a box of this width are cards. */
export const areCards = (width: number | undefined, below = cardsBelowWidth): boolean =>
  width !== undefined && width > 0 && width < below;
