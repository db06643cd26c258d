import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partsJoiner } from './join-parts.ts';
import type { AskPart } from './join-parts.ts';

export interface SheetsOrder {
  /** What is asked for: the same key gives the same sheets. */
  readonly cacheKey: readonly unknown[];
  readonly part: AskPart;
  /** More entries are not printed at once. */
  readonly most: number;
}

/** Sheets that the server makes in parts, as one file; null where there are too many entries. Leaving the page stops it. */
export function useSheets({ cacheKey, part, most }: SheetsOrder) {
  const [done, setDone] = useState({ entries: 0, share: 0 });
  const file = useQuery({
    queryKey: [...cacheKey, 'sheets'],
    // Made anew each time: it prints what stands in the register now.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => partsJoiner({ part, most, onDone: setDone })(signal),
  });
  return { ...file, done };
}
