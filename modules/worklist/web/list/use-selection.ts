import { useWholeChoice, wholeChoiceLimit } from '@sarn/platform-web';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';

/** Field of the history entry that stores the chosen rows. */
const field = 'sarnChosen';

interface Keyed {
  readonly key: string;
}

/**
 * The chosen rows of a page. They are stored in the history entry, beside the address: they are
 * kept when the reader opens a document and comes back, or loads the page again.
 */
function useSelection<Row extends Keyed>(rows: readonly Row[] | undefined) {
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
  return { chosen, onChoose };
}

interface ListedPage<Row, Ask> {
  /** What the list is asked for, without the page. */
  readonly ask: Ask;
  readonly found: { readonly rows: readonly Row[]; readonly total: number } | undefined;
  readonly read: (
    ask: Ask & { readonly page: number; readonly size: number },
    signal: AbortSignal,
  ) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
}

/** Rows that are read at once where all pages are chosen: the most that the lists give. */
const readSize = 100;

/** The chosen rows of a list, of the shown page or of all pages; on cards choosing is begun by a button. */
export function useListChoice<Row extends Keyed, Ask extends object>({
  ask,
  found,
  read,
}: ListedPage<Row, Ask>) {
  const [isPicking, setPicking] = useState(false);
  const rows = found?.rows;
  const choice = useWholeChoice<Row>({
    ...{ ...useSelection(rows), rows, total: found?.total ?? 0 },
    ...{ scope: JSON.stringify(ask), idOf: ({ key }) => key, limit: wholeChoiceLimit },
    read: (page, signal) => read({ ...ask, page, size: readSize }, signal),
  });
  const { chosen, onChoose } = choice;
  return {
    ...choice,
    selection: { chosen, onChoose, isChoosing: isPicking || chosen.size > 0 },
    begin: () => setPicking(true),
    choosePage: () => onChoose(new Set((rows ?? []).map(({ key }) => key))),
    stop: () => {
      setPicking(false);
      onChoose(new Set());
    },
  };
}
