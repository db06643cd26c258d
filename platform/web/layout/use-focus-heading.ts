import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Focuses the heading of the page where the focus is lost when the value changes, such as after a step that is not
 * offered a second time. After the next frames, in which a dialog that has closed gives the focus back to what is gone.
 */
export function useFocusHeading(changed: string | number): void {
  const before = useRef(changed);
  useEffect(() => {
    if (before.current === changed) return;
    before.current = changed;
    requestAnimationFrame(() => requestAnimationFrame(focusHeading));
  }, [changed]);
}
