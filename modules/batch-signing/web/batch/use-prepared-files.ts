import { preparedAtOnce } from '@sarn/batch-signing/contract';
import type { PreparedItem } from '@sarn/batch-signing/contract';
import { ApiError, isAborted } from '@sarn/platform-web';
import { useStillPrepared } from '@sarn/signature/confirming';
import { useEffect, useState } from 'react';
import { prepareSome } from './batch.client.ts';

type Chosen = readonly { readonly documentId: string; readonly version: number }[];

/** What was prepared so far of the documents of a batch. */
export interface PreparedFiles {
  readonly all: number;
  readonly items: readonly PreparedItem[];
  /** Nothing is left to prepare. */
  readonly isDone: boolean;
  /** They were prepared before, and are other files now. */
  readonly isAnew: boolean;
  readonly error: unknown;
  /** What is sent with the confirmation. */
  readonly shown: Shown;
  readonly again: () => void;
  /** Sends what was shown with the confirmation. Where it holds no more, it is prepared anew; what was typed stays. */
  readonly sendShown: <T>(send: (shown: Shown | undefined) => Promise<T>) => Promise<T>;
}

type Shown = { readonly documentId: string; readonly prepared: string }[];

interface Round {
  readonly round: number;
  readonly isAnew: boolean;
  readonly items: readonly PreparedItem[];
  readonly numbers: string | undefined;
  readonly isDone: boolean;
  readonly error: unknown;
}

const emptyRound = (round: number, isAnew: boolean): Round => ({
  ...{ round, isAnew, items: [], numbers: undefined, isDone: false, error: null },
});

/**
 * Prepares the documents of a batch some at a time, in their order, as long as the form is open. Where somebody else takes
 * one of the numbers, all are prepared anew.
 */
export function usePreparedFiles(documents: Chosen, isOn: boolean): PreparedFiles {
  const [chosen] = useState(documents);
  const [state, setState] = useState(() => emptyRound(0, false));
  const { round } = state;
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    const told = (part: Partial<Round>) =>
      setState((known) => (known.round === round ? { ...known, ...part } : known));
    prepareAll(chosen, stop.signal, told).catch((error: unknown) => {
      if (!stop.signal.aborted && !isAborted(error)) told({ error });
    });
    return () => stop.abort();
  }, [chosen, isOn, round]);
  const begin = (isAnew: boolean) => setState((known) => emptyRound(known.round + 1, isAnew));
  // A batch that begins takes the numbers itself.
  const [isSent, setSent] = useState(false);
  const numbers = state.isDone && !isSent ? state.numbers : undefined;
  useStillPrepared(numbers, () => begin(true));
  const { items, error, isAnew, isDone } = state;
  const shown = items.flatMap(({ documentId, prepared }) =>
    prepared ? [{ documentId, prepared }] : [],
  );
  return {
    ...{ all: chosen.length, items, error, isAnew, shown, isDone: isDone || !isOn },
    again: () => begin(isAnew),
    sendShown: async (send) => {
      setSent(true);
      try {
        return await send(isOn ? shown : undefined);
      } catch (failure) {
        setSent(false);
        if (isOver(failure)) begin(true);
        throw failure;
      }
    },
  };
}

const isOver = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'signature.prepared-anew';

async function prepareAll(
  chosen: Chosen,
  signal: AbortSignal,
  told: (part: Partial<Round>) => void,
): Promise<void> {
  let items: readonly PreparedItem[] = [];
  let numbers: string | undefined;
  for (let from = 0; from < chosen.length; from += preparedAtOnce) {
    const documents = chosen.slice(from, from + preparedAtOnce);
    const made = await prepareSome({ documents, after: numbers }, signal);
    if (signal.aborted) return;
    items = [...items, ...made.items];
    ({ numbers } = made);
    told({ items, numbers });
  }
  told({ isDone: true });
}
