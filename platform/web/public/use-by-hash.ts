import { useCallback, useEffect, useRef, useState } from 'react';
import { isAborted } from '../api/api-error.ts';

/**
 * What the server tells of the part of the address after `#`: asked when the page opens, and again when another
 * link is opened in the same window. An earlier question is given up, so that its late answer is never shown at
 * the new address.
 *
 * @param ask must stay the same function
 */
export function useByHash<A>(ask: (hash: string, signal: AbortSignal) => Promise<A>) {
  const [shown, setShown] = useState<A | null>(null);
  const [error, setError] = useState<unknown>(null);
  const asking = useRef<AbortController>(null);
  const load = useCallback(async () => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    try {
      const answer = await ask(location.hash.slice(1), mine.signal);
      if (mine.signal.aborted) return;
      setShown(answer);
      setError(null);
    } catch (failure) {
      if (!mine.signal.aborted && !isAborted(failure)) setError(failure);
    }
  }, [ask]);
  useEffect(() => {
    const look = () => void load();
    look();
    window.addEventListener('hashchange', look);
    return () => {
      asking.current?.abort();
      window.removeEventListener('hashchange', look);
    };
  }, [load]);
  return { shown, error, setShown, again: () => void load() };
}
