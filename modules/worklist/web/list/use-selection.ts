import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** Field of the history entry that stores the chosen rows. */
const field = 'sarnChosen';

/**
 * The chosen rows of a list. They are stored in the history entry, beside the address: they are
 * kept when the reader opens a document and comes back, or loads the page again.
 */
export function useSelection<Row extends { readonly key: string }>(
  rows: readonly Row[] | undefined,
) {
  const navigate = useNavigate();
  const kept = useLocation({
    select: ({ state }) => (state as unknown as Record<string, unknown>)[field],
  });
  // Rows that have disappeared from the page meanwhile are no longer chosen.
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
