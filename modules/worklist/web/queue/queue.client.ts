import {
  exportQueue,
  getWaitingFigures,
  listQueue,
  listQueueSenders,
} from '@sarn/worklist/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call, download, saveBlob } from '@sarn/platform-web';
import { orRowsCopy } from '../rows-copy.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { seldomHeard } from '@sarn/document/web';

const root = 'registry';

export type QueueAsk = SentInputOf<typeof listQueue>;

/** One page of a queue; the page before stays visible while the next one loads. */
export function useQueue(ask: QueueAsk) {
  return useQuery({
    queryKey: [root, 'todo', ask],
    queryFn: ({ signal }) => orRowsCopy('queue', ask, () => call(listQueue, ask, { signal })),
    placeholderData: keepPreviousData,
    staleTime: seldomHeard,
  });
}

/** One page of a queue, as it is now. */
export const readQueue = (ask: QueueAsk, signal?: AbortSignal) => call(listQueue, ask, { signal });

/** By whom what waits in a queue was sent. */
export function useQueueSenders(typeCode: string) {
  return useQuery({
    queryKey: [root, 'todo', 'senders', typeCode],
    queryFn: ({ signal }) => call(listQueueSenders, { typeCode }, { signal }),
    staleTime: seldomHeard,
  });
}

/** Saves the rows of a queue as an Excel file. */
export function useExportQueue() {
  return useMutation({
    mutationFn: async (ask: SentInputOf<typeof exportQueue>) => {
      const { blob, fileName } = await download(exportQueue, ask);
      saveBlob(blob, fileName);
    },
  });
}

export type FiguresAsk = SentInputOf<typeof getWaitingFigures>;

/** How much waits in some queues. */
export function useWaitingFigures(ask: FiguresAsk) {
  return useQuery({
    queryKey: [root, 'waiting-figures', ask],
    queryFn: ({ signal }) => call(getWaitingFigures, ask, { signal }),
    placeholderData: keepPreviousData,
    staleTime: seldomHeard,
  });
}
