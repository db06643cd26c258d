import { countMatrixConcern } from '@sarn/notification/contract';
import { call } from '@sarn/platform-web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { settingRoot } from '../setting.client.ts';
import { toInput } from './matrix-draft.ts';
import type { Edits } from './matrix-draft.ts';

/** Calm time after the last choice, in ms: several cells chosen one after the other are asked for once. */
const calmMs = 300;

/**
 * How many people the chosen cells concern. The number of before stands until the next is known;
 * undefined where it cannot be told, which hinders nobody from saving.
 */
export function useConcern(edits: Edits) {
  const [asked, setAsked] = useState(edits);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(edits), calmMs);
    return () => clearTimeout(timer);
  }, [edits]);
  const { cells } = toInput(asked);
  const concern = useQuery({
    queryKey: [...settingRoot, 'matrix-concern', cells],
    queryFn: ({ signal }) => call(countMatrixConcern, { cells }, { signal }),
    enabled: cells.length > 0,
    placeholderData: keepPreviousData,
    // Somebody may have got a post since.
    staleTime: 0,
  });
  return concern.data;
}
