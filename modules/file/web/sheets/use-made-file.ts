import { useEffect, useRef, useState } from 'react';
import { joinParts } from './join-parts.ts';
import type { AskPart, PartsDone } from './join-parts.ts';

interface State {
  /** Null: nothing is being made. */
  readonly done: PartsDone | null;
  readonly error: unknown;
}

const idle: State = { done: null, error: null };

export interface MadeFile extends State {
  /** Makes the file in parts, and gives it to `take` once it is whole. */
  readonly make: (part: AskPart, take: (file: Blob) => void) => void;
  /** Nothing is asked for any more, and nothing is taken. */
  readonly stop: () => void;
}

/** A file that is made in parts when it is asked for. Leaving the page stops it. */
export function useMadeFile(): MadeFile {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const stop = () => {
    running.current?.abort();
    setState(idle);
  };
  const make = async (part: AskPart, take: (file: Blob) => void) => {
    running.current?.abort();
    const own = new AbortController();
    const { signal } = own;
    running.current = own;
    setState({ done: { entries: 0, share: 0 }, error: null });
    try {
      const onDone = (done: PartsDone) => setState({ done, error: null });
      const { blob } = await joinParts({ part, signal, onDone });
      setState(idle);
      if (blob) take(blob);
    } catch (error) {
      if (!signal.aborted) setState({ done: null, error });
    }
  };
  return { ...state, stop, make: (part, take) => void make(part, take) };
}
