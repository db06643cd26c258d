import { getDisplay, keepColumns, setDisplay, usualDisplay } from '@sarn/account/contract';
import type { DisplaySetting } from '@sarn/account/contract';
import { beginColumns, call, columnsLoaded, showDisplay } from '@sarn/platform-web';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

const stored = 'sarn_display';

/** What this device showed last, so that the first frame looks like the others. */
interface Remembered {
  readonly personId: string;
  readonly item: DisplaySetting;
}

function remembered(): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(stored) ?? 'null') as Remembered | null;
  } catch {
    // Storage is forbidden, or was written by something else: the server is asked anyway.
    return null;
  }
}

function remember(personId: string, item: DisplaySetting): void {
  showDisplay(item);
  try {
    localStorage.setItem(stored, JSON.stringify({ personId, item } satisfies Remembered));
  } catch {
    // Storage is forbidden: the next page shows the usual display until the server has answered.
  }
}

const displayOf = (personId: string) =>
  queryOptions({
    queryKey: ['identity', 'display', personId],
    queryFn: async ({ signal }) => {
      const { item, columns } = await call(getDisplay, {}, { signal });
      return { item, columns };
    },
  });

/**
 * Shows what the person chose, the columns of lists too: at once what this device remembers, then what the server says. A card on the page that
 * is opened meanwhile has the same answer.
 *
 * @returns when the server has answered
 */
export async function showDisplayOf(client: QueryClient, personId: string): Promise<void> {
  const known = remembered();
  showDisplay(known?.personId === personId ? known.item : usualDisplay);
  beginColumns(personId, (list, columns) =>
    call(keepColumns, { list, ...(columns === null ? {} : { columns: [...columns] }) }),
  );
  const { item, columns } = await client.fetchQuery(displayOf(personId));
  remember(personId, item);
  columnsLoaded(personId, columns);
}

/** The display setting of the signed-in person. */
export const useDisplay = (personId: string) =>
  useQuery({ ...displayOf(personId), select: ({ item }) => item });

/** Shows a choice at once, and stores it; where that fails, the former choice is shown again. */
export function useSetDisplay(personId: string) {
  const client = useQueryClient();
  const { queryKey } = displayOf(personId);
  return useMutation({
    mutationFn: (item: DisplaySetting) => call(setDisplay, item),
    onMutate: (item) => {
      // What was asked when the page was opened is older than the choice.
      void client.cancelQueries({ queryKey });
      const { item: before, columns } = client.getQueryData(queryKey) ?? {
        ...{ item: usualDisplay, columns: [] },
      };
      client.setQueryData(queryKey, { item, columns });
      remember(personId, item);
      return { before, columns };
    },
    onError: (_error, _item, kept) => {
      if (!kept) return;
      client.setQueryData(queryKey, { item: kept.before, columns: kept.columns });
      remember(personId, kept.before);
    },
  });
}
