import { useSyncExternalStore } from 'react';

function useMedia(query: () => MediaQueryList): boolean {
  return useSyncExternalStore(
    (listener) => {
      query().addEventListener('change', listener);
      return () => query().removeEventListener('change', listener);
    },
    () => query().matches,
    // Without a window the answer is no.
    () => false,
  );
}

const lists = new Map<string, MediaQueryList>();

// Evaluated when a page is rendered: the code also runs where there is no window.
const below = (width: number) => (): MediaQueryList => {
  const query = `(max-width: ${width - 1}px)`;
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
};
const phone = below(768);
const narrow = below(1200);

/** Whether the window is narrower than 768 px: lists become cards. */
export const useIsPhone = (): boolean => useMedia(phone);

/** Whether the window is narrower than 1200 px, as that of a tablet or at 125 %. */
export const useIsNarrow = (): boolean => useMedia(narrow);
