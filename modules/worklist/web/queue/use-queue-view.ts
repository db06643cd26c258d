import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { addressOf, changedView, firstView, viewOf } from './queue-view.ts';
import type { QueueView } from './queue-view.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is chosen in the queue in the window above the page. */
    readonly queueView?: QueueView | undefined;
  }
}

/**
 * What the reader sees of a queue. On a page it is in the address, so that Back leads to the same rows;
 * in a window the address is that of the page below it, and the entry of the browser history keeps it: a refresh, and
 * Back from a document that was opened in it, show the same rows.
 */
export function useQueueView(search: string, isPage: boolean) {
  const navigate = useNavigate();
  const address = useSearch({ strict: false });
  const own = useLocation({ select: ({ state }) => state.queueView });
  const view = isPage ? viewOf(address) : (own ?? { ...firstView, search });
  const change = (part: Partial<QueueView>) => {
    const next = changedView(view, part);
    if (!isPage) {
      void navigate({
        ...{ to: '.', search: true, hash: true, replace: true, resetScroll: false },
        state: (known) => ({ ...known, queueView: next }),
      });
      return;
    }
    void navigate({
      to: '.',
      search: addressOf(next),
      // Turning a page is a step back for Back, a filter is not.
      replace: part.page === undefined,
      resetScroll: false,
    });
  };
  return { view, change };
}
