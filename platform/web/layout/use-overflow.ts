import { useCallback, useEffect, useRef } from 'react';
import type { RefCallback } from 'react';

/**
 * Tells when the content of an element is wider than the element, after each change of either.
 *
 * @returns for the element; its first child is the content
 */
export function useOverflow(onOverflow: () => void): RefCallback<HTMLElement> {
  const latest = useRef(onOverflow);
  useEffect(() => {
    latest.current = onOverflow;
  });
  return useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const isOver = () => element.scrollWidth > element.clientWidth + 1;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      if (!isOver()) return;
      cancelAnimationFrame(frame);
      // While rows are being exchanged a table may be too wide for one moment.
      frame = requestAnimationFrame(() => isOver() && latest.current());
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
}
