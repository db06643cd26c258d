import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The viewer that is shown in the whole window. */
    readonly largeViewer?: string | undefined;
  }
}

interface Large {
  readonly isLarge: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Whether a viewer is shown in the whole window. It is an entry of the browser history: Back closes it, and not the
 * document behind it.
 *
 * @param key one for each viewer
 */
export function useLarge(key: string): Large {
  const router = useRouter();
  const isNoted = useLocation({ select: ({ state }) => state.largeViewer === key });
  // The browser goes back a moment later; what follows the closing must not find the window.
  const [isClosing, setClosing] = useState(false);
  return {
    isLarge: isNoted && !isClosing,
    open() {
      setClosing(false);
      void router.navigate({
        ...{ to: '.', search: true, hash: true, resetScroll: false },
        state: (known) => ({ ...known, largeViewer: key }),
      });
    },
    close() {
      if (!isNoted || isClosing) return;
      setClosing(true);
      router.history.back();
    },
  };
}
