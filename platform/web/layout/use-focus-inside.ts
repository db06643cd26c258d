import { useCallback, useRef } from 'react';

/**
 * Takes the focus when it appears, and gives it back when it is removed.
 *
 * @returns the ref of the element, which must be focusable
 */
export function useFocusInside(): (element: HTMLElement | null) => (() => void) | undefined {
  const before = useRef<Element | null>(null);
  return useCallback((element) => {
    if (!element) return undefined;
    before.current = document.activeElement;
    // A field may have taken it already, such as the answer to an offer.
    if (!element.contains(before.current)) element.focus({ preventScroll: true });
    return () => giveBack(before.current);
  }, []);
}

/**
 * After the next frames: the button that opened it is shown again only then, and a question that was
 * asked above it gives the focus back to what is gone.
 */
function giveBack(to: Element | null): void {
  if (!(to instanceof HTMLElement)) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const now = document.activeElement;
      const isNowhere = now === null || now.matches('body, [role="dialog"]');
      if (isNowhere && to.isConnected) to.focus();
    }),
  );
}
