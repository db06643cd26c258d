import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { placeOf } from './form-parts.ts';
import type { Place } from './form-parts.ts';

/** The field of a form in which one writes now; null while the focus is elsewhere. */
export function useFocusedPlace(form: RefObject<HTMLElement | null> | undefined): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const tell = () => {
      const focused = document.activeElement;
      const isIn = focused !== null && (form?.current?.contains(focused) ?? false);
      const next = isIn ? placeOf(focused, getSelection()?.anchorNode ?? null) : null;
      setPlace((before) => (isSame(before, next) ? before : next));
    };
    // Also when the caret goes to another paragraph of the same text.
    const events = ['focusin', 'focusout', 'selectionchange'] as const;
    for (const event of events) document.addEventListener(event, tell);
    return () => {
      for (const event of events) document.removeEventListener(event, tell);
    };
  }, [form]);
  return place;
}

const isSame = (one: Place | null, other: Place | null): boolean =>
  one?.name === other?.name && one?.at === other?.at && one?.to === other?.to;
