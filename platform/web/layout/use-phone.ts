import { useSyncExternalStore } from 'react';

const phone = window.matchMedia('(max-width: 767px)');

/** Whether the window is narrower than 768 px: lists become cards. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      phone.addEventListener('change', listener);
      return () => phone.removeEventListener('change', listener);
    },
    () => phone.matches,
  );
}
