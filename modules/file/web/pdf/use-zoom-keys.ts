import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const keys: Readonly<Record<string, 1 | -1 | 'fit'>> = { '+': 1, '=': 1, '-': -1, '0': 'fit' };

/** Plus, minus and zero change the size while the pages have the focus. */
export function useZoomKeys(
  element: RefObject<HTMLElement | null>,
  zoom: (meant: 1 | -1 | 'fit') => void,
): void {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const box = element.current;
    const press = (event: KeyboardEvent) => {
      const isBrowsers = event.ctrlKey || event.metaKey || event.altKey;
      const meant = isBrowsers ? undefined : keys[event.key];
      if (meant === undefined) return;
      event.preventDefault();
      latest.current(meant);
    };
    box?.addEventListener('keydown', press);
    return () => box?.removeEventListener('keydown', press);
  }, [element]);
}
