import { getDisplay, setDisplay, usualDisplay } from '@sarn/account/contract';
import type { DisplaySetting } from '@sarn/account/contract';
import { call, showDisplay } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['identity', 'display'] as const;
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

const ask = (signal?: AbortSignal): Promise<DisplaySetting> =>
  call(getDisplay, {}, { signal }).then(({ item }) => item);

/** What was asked when the page was opened, for a card on that page: used once, and not when it is old. */
let lately: readonly [personId: string, until: number, answer: Promise<DisplaySetting>] | null;

function askedLately(person: string): Promise<DisplaySetting> | null {
  const [personId, until = 0, answer = null] = lately ?? [];
  lately = null;
  return personId === person && Date.now() < until ? answer : null;
}

/**
 * Shows what the person chose: at once what this device remembers, then what the server says.
 *
 * @returns when the server has answered
 */
export async function showDisplayOf(personId: string): Promise<void> {
  const known = remembered();
  showDisplay(known?.personId === personId ? known.item : usualDisplay);
  const answer = ask();
  lately = [personId, Date.now() + 10_000, answer];
  remember(personId, await answer);
}

/** The display setting of the signed-in person. */
export function useDisplay(personId: string) {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => askedLately(personId) ?? ask(signal),
  });
}

/** Shows a choice at once, and stores it; where that fails, the former choice is shown again. */
export function useSetDisplay(personId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: DisplaySetting) => call(setDisplay, item),
    onMutate: (item) => {
      lately = null;
      const before = client.getQueryData<DisplaySetting>(key) ?? usualDisplay;
      client.setQueryData(key, item);
      remember(personId, item);
      return { before };
    },
    onError: (_error, _item, kept) => {
      if (!kept) return;
      client.setQueryData(key, kept.before);
      remember(personId, kept.before);
    },
  });
}
