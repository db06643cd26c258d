import type { SentInputOf } from '@sarn/kernel';
import { verifySession } from '@sarn/authentication/web';
import { call, download, saveBlob } from '@sarn/platform-web';
import {
  actOnDataRequest,
  getConsent,
  getDataRequest,
  listDataRequests,
  makeDataRequest,
  printDataRequest,
  receiveDataRequest,
} from '@sarn/data-request/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const all = ['data-request'] as const;

/** The reader's own requests, those received for others, and those that they may answer. */
export function useDataRequests() {
  return useQuery({
    queryKey: [...all, 'list'],
    queryFn: ({ signal }) => call(listDataRequests, {}, { signal }),
  });
}

export function useDataRequest(id: string) {
  return useQuery({
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) => (await call(getDataRequest, { id }, { signal })).item,
  });
}

export function useMakeDataRequest() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (draft: SentInputOf<typeof makeDataRequest>) => call(makeDataRequest, draft),
    onSuccess: () => cache.invalidateQueries({ queryKey: all }),
  });
}

/** Enters the request of somebody without an account. */
export function useReceiveDataRequest() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (draft: SentInputOf<typeof receiveDataRequest>) => call(receiveDataRequest, draft),
    onSuccess: () => cache.invalidateQueries({ queryKey: all }),
  });
}

/** Takes a step; queries of requests are repeated, also when the step was refused. */
export function useActOnDataRequest() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (step: SentInputOf<typeof actOnDataRequest>) => call(actOnDataRequest, step),
    onSettled: () => cache.invalidateQueries({ queryKey: all }),
  });
}

/** Saves the printed form. */
export function usePrintDataRequest() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { blob, fileName } = await download(printDataRequest, { id });
      saveBlob(blob, fileName);
    },
  });
}

/** The present consent of the reader. */
export function useConsent() {
  return useQuery({
    queryKey: [...all, 'consent'],
    queryFn: ({ signal }) => call(getConsent, {}, { signal }),
  });
}

/** Ends the consent; the user in the browser learns of it, and is asked again. */
export function useWithdrawConsent() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call(makeDataRequest, { kind: 'withdrawal', details: '' });
      await verifySession();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: all }),
  });
}
