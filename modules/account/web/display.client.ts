import { getDisplay, setDisplay, usualDisplay } from '@sarn/account/contract';
import type { DisplaySetting } from '@sarn/account/contract';
import { call, showDisplay } from '@sarn/platform-web';
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
    queryFn: async ({ signal }) => (await call(getDisplay, {}, { signal })).item,
  });

/**
 * Shows what the person chose: at once what this device remembers, then what the server says. A card on the page that
 * is opened meanwhile has the same answer.
 *
 * @returns when the server has answered
 */
export async function showDisplayOf(client: QueryClient, personId: string): Promise<void> {
  const known = remembered();
  showDisplay(known?.personId === personId ? known.item : usualDisplay);
  remember(personId, await client.fetchQuery(displayOf(personId)));
}

/** The display setting of the signed-in person. */
export const useDisplay = (personId: string) => useQuery(displayOf(personId));

/** Shows a choice at once, and stores it; where that fails, the former choice is shown again. */
export function useSetDisplay(personId: string) {
  const client = useQueryClient();
  const { queryKey } = displayOf(personId);
  return useMutation({
    mutationFn: (item: DisplaySetting) => call(setDisplay, item),
    onMutate: (item) => {
      // What was asked when the page was opened is older than the choice.
      void client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey) ?? usualDisplay;
      client.setQueryData(queryKey, item);
      remember(personId, item);
      return { before };
    },
    onError: (_error, _item, kept) => {
      if (!kept) return;
      client.setQueryData(queryKey, kept.before);
      remember(personId, kept.before);
    },
  });
}
