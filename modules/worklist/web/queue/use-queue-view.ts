import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { addressOf, changedView, firstView, viewOf } from './queue-view.ts';
import type { QueueView } from './queue-view.ts';

/**
 * What the reader sees of a queue. On a page it is in the address, so that Back leads to the same rows;
 * in a window the address is that of the page below it.
 */
export function useQueueView(search: string, isPage: boolean) {
  const navigate = useNavigate();
  const address = useSearch({ strict: false });
  const [own, setOwn] = useState<QueueView>(() => ({ ...firstView, search }));
  const view = isPage ? viewOf(address) : own;
  const change = (part: Partial<QueueView>) => {
    const next = changedView(view, part);
    if (!isPage) return setOwn(next);
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
