import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { withinSteps } from './zoom.ts';

interface Pinch {
  readonly distance: number;
  readonly scale: number;
}

/** Two fingers change the size of the pages. */
export function usePinch(
  element: RefObject<HTMLElement | null>,
  scale: number,
  zoomTo: (scale: number) => void,
): void {
  const latest = useRef({ scale, zoomTo });
  useEffect(() => {
    latest.current = { scale, zoomTo };
  });
  useEffect(() => {
    const box = element.current;
    let pinch: Pinch | null = null;
    const begin = ({ touches }: TouchEvent) => {
      const distance = distanceOf(touches);
      pinch = distance > 0 ? { distance, scale: latest.current.scale } : null;
    };
    const change = (event: TouchEvent) => {
      const distance = distanceOf(event.touches);
      if (!pinch || distance === 0) return;
      // The browser would enlarge the whole page instead.
      event.preventDefault();
      latest.current.zoomTo(withinSteps((pinch.scale * distance) / pinch.distance));
    };
    box?.addEventListener('touchstart', begin, { passive: true });
    box?.addEventListener('touchmove', change, { passive: false });
    box?.addEventListener('touchend', begin, { passive: true });
    return () => {
      box?.removeEventListener('touchstart', begin);
      box?.removeEventListener('touchmove', change);
      box?.removeEventListener('touchend', begin);
    };
  }, [element]);
}

/** CSS pixels between two fingers; 0 where there are not two. */
function distanceOf(touches: TouchList): number {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other || touches.length > 2) return 0;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
