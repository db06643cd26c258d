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
    const around = regionsAround(before.current);
    // A field may have taken it already, such as the answer to an offer.
    if (!element.contains(before.current)) element.focus({ preventScroll: true });
    return () => giveBack(before.current, around);
  }, []);
}

/** The named parts of the page around an element, the smallest first. */
function regionsAround(element: Element | null): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element?.parentElement; at; at = at.parentElement) {
    if (at.matches('section[aria-label], main')) found.push(at);
  }
  return found;
}

/**
 * After the next frames: the button that opened it is shown again only then, and a question that was
 * asked above it gives the focus back to what is gone. Where the button itself is gone, what is
 * around it takes the focus.
 */
function giveBack(to: Element | null, around: readonly HTMLElement[]): void {
  if (!(to instanceof HTMLElement)) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const now = document.activeElement;
      if (now !== null && !now.matches('body, [role="dialog"]')) return;
      if (to.isConnected) to.focus();
      else focusRegion(around.find(({ isConnected }) => isConnected));
    }),
  );
}

function focusRegion(region: HTMLElement | undefined): void {
  if (!region) return;
  if (!region.hasAttribute('tabindex')) region.tabIndex = -1;
  region.focus({ preventScroll: true });
}
