import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RefCallback } from 'react';

/** For so many frames it is looked at again. */
const framesOfChange = 4;

/**
 * Tells when the content of an element is wider than the element, after each change of either.
 *
 * Rows are exchanged in several steps. A content may be too wide, fit, and be too wide again within two
 * frames: the observer compares with the width that it told last, and does not tell the same one twice.
 *
 * @returns for the element; its first child is the content
 */
export function useOverflow(onOverflow: () => void): RefCallback<HTMLElement> {
  const latest = useRef(onOverflow);
  // Before the next frame: what is called must know the width at which it was drawn.
  useLayoutEffect(() => {
    latest.current = onOverflow;
  });
  return useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const isOver = () => element.scrollWidth > element.clientWidth + 1;
    let frame = 0;
    const lookIn = (frames: number) => {
      // While rows are being exchanged a table may be too wide for one moment.
      frame = requestAnimationFrame(() => {
        if (isOver()) latest.current();
        if (frames > 1) lookIn(frames - 1);
      });
    };
    const observer = new ResizeObserver(() => {
      if (!isOver()) return;
      cancelAnimationFrame(frame);
      lookIn(framesOfChange);
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
}
