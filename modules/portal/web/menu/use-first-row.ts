import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * How many children of a wrapping row stand in its first line, as room and words are at this moment.
 *
 * @param count of the children, always the same; other children are another row, with a key of its own
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
    // The children, too: they grow when their letters have come.
    const watcher = new ResizeObserver(measure);
    for (const one of [row, ...children]) watcher.observe(one);
    measure();
    return () => watcher.disconnect();
  }, []);
  return [ref, shown];
}
