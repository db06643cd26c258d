import { useEffect, useState } from 'react';
import type { Option } from './option.ts';

export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

interface Loaded {
  readonly options: readonly Option[];
  readonly isLoading: boolean;
  /** What went wrong with the last look-up, or null. */
  readonly failure: unknown;
}

const nothing: Loaded = { options: [], isLoading: false, failure: null };

/** Looks options up when typing has rested; an answer that comes too late is dropped. */
export function useOptions(load: LoadOptions | undefined, text: string, isWanted: boolean): Loaded {
  const [loaded, setLoaded] = useState(nothing);
  useEffect(() => {
    if (!load || !isWanted) return;
    const giveUp = new AbortController();
    setLoaded((known) => ({ ...known, isLoading: true }));
    const timer = setTimeout(() => {
      load(text, giveUp.signal).then(
        (options) => giveUp.signal.aborted || setLoaded({ ...nothing, options }),
        // Only what was given up here is nobody's business; a call that the browser broke off is told.
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
