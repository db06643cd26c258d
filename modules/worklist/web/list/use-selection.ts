import type { ListRow } from '@sarn/search/contract';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** Field of the history entry in which the chosen lines stand. */
const field = 'sarnChosen';

/**
 * The chosen lines of a list. They stand in the entry of the history, beside the address: who goes
 * to a document and comes back, or loads the page again, has them still.
 */
export function useSelection(rows: readonly ListRow[] | undefined) {
  const navigate = useNavigate();
  const kept = useLocation({
    select: ({ state }) => (state as unknown as Record<string, unknown>)[field],
  });
  // Lines that are gone from the page meanwhile are chosen no more.
  const chosenRows = useMemo(() => {
    const keys = new Set(Array.isArray(kept) ? kept.map(String) : []);
    return (rows ?? []).filter((row) => keys.has(row.key));
  }, [kept, rows]);
  const chosen = useMemo(() => new Set(chosenRows.map((row) => row.key)), [chosenRows]);
  const onChoose = useCallback(
    (keys: ReadonlySet<string>) =>
      void navigate({
        to: '.',
        search: (known: Record<string, unknown>) => known,
        state: (known) => ({ ...known, [field]: [...keys] }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return { chosen, chosenRows, onChoose };
}
