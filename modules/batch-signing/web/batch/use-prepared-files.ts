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
  readonly shown: { readonly documentId: string; readonly prepared: string }[];
  readonly again: () => void;
  /** To be called with what refused the confirmation: what was prepared may hold no more. */
  readonly refused: (failure: unknown) => void;
}

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
  useStillPrepared(state.isDone ? state.numbers : undefined, () => begin(true));
  const { items, error, isAnew, isDone } = state;
  return {
    ...{ all: chosen.length, items, error, isAnew, isDone: isDone || !isOn },
    shown: items.flatMap(({ documentId, prepared }) =>
      prepared ? [{ documentId, prepared }] : [],
    ),
    again: () => begin(isAnew),
    refused: (failure) => {
      const isOver = failure instanceof ApiError && failure.code === 'signature.prepared-anew';
      if (isOver) begin(true);
    },
  };
}

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
