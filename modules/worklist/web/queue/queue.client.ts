import { listQueue, nextInQueue } from '@sarn/worklist/contract';
import type { QueueCode } from '@sarn/document/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { orRowsCopy } from '../rows-copy.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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

/** The next document that waits in the same queue; null when none is left. */
export async function findNextInQueue(queue: QueueCode, after: string): Promise<string | null> {
  return (await call(nextInQueue, { typeCode: queue, after })).documentId;
}
