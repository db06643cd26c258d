import type { SentInputOf } from '@sarn/kernel';
import { call, download, newCommandKey, saveBlob } from '@sarn/platform-web';
import {
  deliveryBook,
  exportOutgoing,
  listOutgoing,
  recordUndelivered,
  recordHandOver,
} from '@sarn/dispatch/contract';
import type { DispatchLine } from '@sarn/dispatch/contract';
import type { SentAnswer } from '@sarn/document/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendAct } from '@sarn/document/web';

const root = ['registry', 'dispatch'] as const;

export function useOutgoing(ask: SentInputOf<typeof listOutgoing>) {
  return useQuery({
    queryKey: [...root, 'list', ask],
    queryFn: ({ signal }) => call(listOutgoing, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the rows that match the filters as an Excel file. */
export function useExportOutgoing() {
  return useMutation({
    mutationFn: async (ask: SentInputOf<typeof exportOutgoing>) => {
      const { blob, fileName } = await download(exportOutgoing, ask);
      saveBlob(blob, fileName);
    },
  });
}

export function useDeliveryBook(ask: SentInputOf<typeof deliveryBook>) {
  return useQuery({
    queryKey: [...root, 'book', ask],
    queryFn: ({ signal }) => call(deliveryBook, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}

function useLookAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ['registry'] });
}

export function useHandOver() {
  const [idempotencyKey] = useState(newCommandKey);
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof recordHandOver>) =>
      call(recordHandOver, sent, { idempotencyKey }),
    onSuccess: useLookAgain(),
  });
}

export function useRecordUndelivered() {
  const [idempotencyKey] = useState(newCommandKey);
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof recordUndelivered>) =>
      call(recordUndelivered, sent, { idempotencyKey }),
    onSuccess: useLookAgain(),
  });
}

export type OutgoingStep = 'send' | 'record';

/** The result of one row; null where it succeeded. */
export type LineResult = { readonly error: unknown } | null;

/**
 * A step for many rows, one call for each: a row that fails does not stop the others, and may be
 * tried again under its idempotency key.
 */
export function useOutgoingStep(step: OutgoingStep, lines: readonly DispatchLine[]) {
  const lookAgain = useLookAgain();
  const [keys] = useState(() => new Map(lines.map((one) => [one.recipientId, newCommandKey()])));
  const [results, setResults] = useState<ReadonlyMap<string, LineResult>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const done = useRef(new Set<string>());
  const run = async () => {
    setRunning(true);
    for (const line of lines) {
      const { recipientId } = line;
      if (done.current.has(recipientId)) continue;
      const result = await take(step, line, keys.get(recipientId) ?? newCommandKey());
      if (result === null) done.current.add(recipientId);
      setResults((known) => new Map(known).set(recipientId, result));
    }
    setRunning(false);
    await lookAgain();
  };
  return { run, results, isRunning };
}

async function take(step: OutgoingStep, line: DispatchLine, key: string): Promise<LineResult> {
  const { documentId, recipientId, method, address } = line;
  const sending = { recipientId, method, ...(method === 'email' ? { address } : {}) };
  const answer: SentAnswer =
    step === 'send'
      ? { asked: 'dispatchOutside', form: { sendings: [sending] } }
      : { asked: 'receipt', form: { recipientId, outcome: 'DELIVERED' } };
  const act = step === 'send' ? 'dispatch' : 'recordReceipt';
  try {
    await sendAct({ documentId, on: 'document', targetId: documentId, act, ...answer }, key);
    return null;
  } catch (error) {
    return { error };
  }
}
