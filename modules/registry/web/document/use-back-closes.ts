import { useBlocker } from '@tanstack/react-router';

/**
 * The Back of browser or phone closes the window that lies on top, and the page stays: who opened
 * a letter from a list wants to come back to the list, not to the page before it.
 *
 * @param isOnTop false while another window lies above this one
 */
export function useBackCloses(isOnTop: boolean, close: () => void): void {
  useBlocker({
    disabled: !isOnTop,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      close();
      return true;
    },
  });
}
