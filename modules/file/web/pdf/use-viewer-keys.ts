import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const zoomKeys: Readonly<Record<string, 1 | -1 | 'fit'>> = { '+': 1, '=': 1, '-': -1, '0': 'fit' };

interface ViewerKeys {
  readonly zoom: (meant: 1 | -1 | 'fit') => void;
  readonly find: () => void;
}

/**
 * Keys while the focus is in the viewer: plus, minus and zero change the size of the pages, Ctrl+F looks
 * for a text in the file, which the browser would seek in the pages in view alone.
 */
export function useViewerKeys(viewer: RefObject<HTMLElement | null>, keys: ViewerKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const box = viewer.current;
    const press = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof HTMLInputElement;
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (isCommand && event.key.toLowerCase() === 'f') {
        event.preventDefault();
        latest.current.find();
        return;
      }
      const meant = isTyped || isCommand || event.altKey ? undefined : zoomKeys[event.key];
      if (meant === undefined) return;
      event.preventDefault();
      latest.current.zoom(meant);
    };
    box?.addEventListener('keydown', press);
    return () => box?.removeEventListener('keydown', press);
  }, [viewer]);
}
