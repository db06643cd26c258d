import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Where a choice of rows ends, the bar with the button that ended it is gone, and the focus with it: the rows
 * have it then, on the one that had it last. After the next frames, in which a dialog above them gives the
 * focus back to what is gone.
 */
export function useFocusRows(box: RefObject<HTMLElement | null>, chosen: number): void {
  const before = useRef(chosen);
  useEffect(() => {
    const hasEnded = before.current > 0 && chosen === 0;
    before.current = chosen;
    if (!hasEnded) return;
    requestAnimationFrame(() => requestAnimationFrame(() => focusRows(box.current)));
  }, [box, chosen]);
}

function focusRows(box: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  box?.querySelector<HTMLElement>('.s-table, .s-cards')?.focus({ preventScroll: true });
}
