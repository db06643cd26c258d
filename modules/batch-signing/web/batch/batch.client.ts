import { call } from '@sarn/platform-web';
import {
  beginBatch,
  endBatch,
  getBatch,
  listToSign,
  pauseBatch,
  prepareBatch,
  removeFromBatch,
  resumeBatch,
  sendBatchCode,
} from '@sarn/batch-signing/contract';
import type { SentCodeWay } from '@sarn/signature/contract';
import type { SentInputOf } from '@sarn/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** How often a batch is looked at while it is signed. */
const lookEveryMs = 800;

/** What waits for the signature of the reader. */
export function useToSign() {
  return useQuery({
    queryKey: ['registry', 'to-sign'],
    queryFn: ({ signal }) => call(listToSign, {}, { signal }),
  });
}

/** A batch, followed while it is signed, also by a process that does not answer any more. */
export function useBatch(id: string) {
  return useQuery({
    queryKey: ['registry', 'signing-batch', id],
    queryFn: ({ signal }) => call(getBatch, { id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? lookEveryMs : false),
  });
}

/** Sends a code to the person, for a whole batch. */
export function useSendBatchCode() {
  return useMutation({ mutationFn: (way: SentCodeWay) => call(sendBatchCode, { way }) });
}

/** The hashes of some documents, after those that were prepared before. */
export const prepareSome = (asked: SentInputOf<typeof prepareBatch>, signal: AbortSignal) =>
  call(prepareBatch, asked, { signal });

/** Calls that change a batch; what waits is asked for anew after each. */
export function useBatchCalls() {
  const client = useQueryClient();
  const renewed = async <T>(done: Promise<T>): Promise<T> => {
    const result = await done;
    await client.invalidateQueries({ queryKey: ['registry'] });
    return result;
  };
  return {
    begin: (asked: SentInputOf<typeof beginBatch>) => renewed(call(beginBatch, asked)),
    resume: (asked: SentInputOf<typeof resumeBatch>) => renewed(call(resumeBatch, asked)),
    pause: useMutation({ mutationFn: (id: string) => renewed(call(pauseBatch, { id })) }),
    end: useMutation({ mutationFn: (id: string) => renewed(call(endBatch, { id })) }),
    remove: useMutation({
      mutationFn: (of: { readonly id: string; readonly documentId: string }) =>
        renewed(call(removeFromBatch, of)),
    }),
  };
}
