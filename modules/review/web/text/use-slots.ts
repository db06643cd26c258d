import { useLayoutEffect, useState } from 'react';

export type Slots = ReadonlyMap<number, Element>;

const none: Slots = new Map();

/** The places below the paragraphs of a text, by the number of the paragraph. */
export function useSlots(box: HTMLElement | null): Slots {
  const [slots, setSlots] = useState(none);
  useLayoutEffect(() => {
    const look = () => {
      const found = [...(box?.querySelectorAll<HTMLElement>('.review-slot') ?? [])];
      const next = new Map(found.map((one) => [Number(one.dataset['block']), one]));
      setSlots((known) =>
        known.size === next.size && [...next].every(([key, one]) => known.get(key) === one)
          ? known
          : next,
      );
    };
    look();
    if (!box) return undefined;
    // The text comes later than its page, and makes the places anew when it is written in.
    const observer = new MutationObserver(look);
    observer.observe(box, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [box]);
  return slots;
}
