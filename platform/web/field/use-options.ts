import { useEffect, useState } from 'react';
import type { Option } from './option.ts';

export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

interface Loaded {
  readonly options: readonly Option[];
  readonly isLoading: boolean;
  /** The error of the last request, or null. */
  readonly failure: unknown;
}

const nothing: Loaded = { options: [], isLoading: false, failure: null };

/** Requests options after a pause in typing; an answer that comes too late is dropped. */
export function useOptions(load: LoadOptions | undefined, text: string, isWanted: boolean): Loaded {
  const [loaded, setLoaded] = useState(nothing);
  useEffect(() => {
    if (!load || !isWanted) return;
    const giveUp = new AbortController();
    setLoaded((known) => ({ ...known, isLoading: true }));
    const timer = setTimeout(() => {
      load(text, giveUp.signal).then(
        (options) => giveUp.signal.aborted || setLoaded({ ...nothing, options }),
        // Only a request cancelled here is silent; one that the browser broke off is reported.
        (failure: unknown) => giveUp.signal.aborted || setLoaded({ ...nothing, failure }),
      );
    }, 250);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [load, text, isWanted]);
  return loaded;
}
