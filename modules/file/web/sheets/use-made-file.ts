import { onLineBack } from '@sarn/platform-web';
import { useEffect, useRef, useState } from 'react';
import { partsJoiner } from './join-parts.ts';
import type { AskPart, PartsDone } from './join-parts.ts';

interface State {
  /** Null: nothing is being made. */
  readonly done: PartsDone | null;
  readonly error: unknown;
  /** After a failure: how many entries are made already. */
  readonly kept: number;
}

const idle: State = { done: null, error: null, kept: 0 };

export interface MadeFile extends State {
  /** Makes the file in parts, and gives it to `take` once it is whole. */
  readonly make: (part: AskPart, take: (file: Blob) => void) => void;
  /** After a failure: goes on with the part that failed. */
  readonly goOn: () => void;
  /** Nothing is asked for any more, and nothing is taken. */
  readonly stop: () => void;
}

/**
 * A file that is made in parts when it is asked for. Leaving the page stops it. What failed for want of a connection goes on
 * by itself once the server is reached again.
 */
export function useMadeFile(): MadeFile {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController | null>(null);
  const last = useRef<() => void>(() => {});
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => (state.error ? onLineBack(() => last.current()) : undefined), [state.error]);
  const stop = () => {
    running.current?.abort();
    setState(idle);
  };
  const make = (part: AskPart, take: (file: Blob) => void) => {
    let done: PartsDone = { entries: 0, share: 0 };
    const show = (reached: PartsDone) => {
      done = reached;
      setState({ ...idle, done });
    };
    const join = partsJoiner({ part, onDone: show });
    const run = async () => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      show(done);
      try {
        const { blob } = await join(own.signal);
        setState(idle);
        if (blob) take(blob);
      } catch (error) {
        if (!own.signal.aborted) setState({ done: null, error, kept: done.entries });
      }
    };
    last.current = () => void run();
    void run();
  };
  return { ...state, stop, make, goOn: () => last.current() };
}
