import { useSyncExternalStore } from 'react';

let list: MediaQueryList | undefined;

// Evaluated when a page is rendered: the code also runs where there is no window.
const phone = () => (list ??= window.matchMedia('(max-width: 767px)'));

/** Whether the window is narrower than 768 px: lists become cards. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      phone().addEventListener('change', listener);
      return () => phone().removeEventListener('change', listener);
    },
    () => phone().matches,
    // Without a window the answer is no.
    () => false,
  );
}
