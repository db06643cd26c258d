import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * How many children of a wrapping row are in its first line at the present width.
 *
 * @param count of the children, which must not change; other children need a new React key
 */
export function useFirstRow(count: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(count);
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const children = [...row.children].filter((child) => child instanceof HTMLElement);
    const measure = () => {
      const top = children[0]?.offsetTop;
      setShown(children.filter((child) => child.offsetTop === top).length);
    };
    // The children too, because they grow when their font is loaded.
    const watcher = new ResizeObserver(measure);
    for (const one of [row, ...children]) watcher.observe(one);
    measure();
    return () => watcher.disconnect();
  }, []);
  return [ref, shown];
}
