import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element has a place on the page: on a phone it is hidden behind the form. */
export function useIsLookedAt(element: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const observer = new ResizeObserver(() => setShown(shown.offsetParent !== null));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element]);
  return isShown;
}
