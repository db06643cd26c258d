import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Size } from './zoom.ts';

/** The space inside an element in CSS pixels, without its scroll bars; follows every change. */
export function useInnerSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** After so long the page in the middle has been asked for; nobody sees that the others come later. */
const behindMs = 50;

/**
 * Whether an element is in the view of its scrolling ancestor, or close to it. Of those that come near at once, the one
 * in the middle of the view is told first: who jumps to a page waits for that one, and not for those around it.
 */
export function useIsNear(
  element: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting || isInMiddle(box, scroller.current)) {
          setNear(entry?.isIntersecting ?? false);
        } else {
          timer = setTimeout(() => setNear(true), behindMs);
        }
      },
      { root: scroller.current, rootMargin: '100% 0px' },
    );
    observer.observe(box);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, scroller]);
  return isNear;
}

function isInMiddle(box: HTMLElement, scroller: HTMLElement | null): boolean {
  if (!scroller) return true;
  const view = scroller.getBoundingClientRect();
  const middle = (view.top + view.bottom) / 2;
  const { top, bottom } = box.getBoundingClientRect();
  return top <= middle && middle <= bottom;
}
