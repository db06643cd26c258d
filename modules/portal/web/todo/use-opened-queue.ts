import { useLocation, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Code of the queue in the window above the page. */
    readonly openedQueue?: string | undefined;
  }
}

/**
 * The queue in the window above the page. It is an entry of the browser history: Back closes it, and
 * a document that is opened in it comes back to it.
 */
export function useOpenedQueue() {
  const router = useRouter();
  const code = useLocation({ select: ({ state }) => state.openedQueue ?? null });
  const open = (next: string) =>
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (known) => ({ ...known, openedQueue: next }),
      resetScroll: false,
    });
  return { code, open, close: () => router.history.back() };
}
