import type { SentInputOf } from '@sarn/kernel';
import { call, download, saveBlob } from '@sarn/platform-web';
import {
  actOnSampleRequest,
  getSampleRequest,
  listSampleRequests,
  makeSampleRequest,
  printSampleRequest,
} from '@sarn/sample-request/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const all = ['sample-request'] as const;

/** The reader's own requests, and those that they may answer. */
export function useSampleRequests() {
  return useQuery({
    queryKey: [...all, 'list'],
    queryFn: async ({ signal }) => (await call(listSampleRequests, {}, { signal })).items,
  });
}

export function useSampleRequest(id: string) {
  return useQuery({
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) => (await call(getSampleRequest, { id }, { signal })).item,
  });
}

export function useMakeSampleRequest() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (draft: SentInputOf<typeof makeSampleRequest>) => call(makeSampleRequest, draft),
    onSuccess: () => cache.invalidateQueries({ queryKey: all }),
  });
}

/** Takes a step; queries of requests are repeated, also when the step was refused. */
export function useActOnSampleRequest() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (step: SentInputOf<typeof actOnSampleRequest>) => call(actOnSampleRequest, step),
    onSettled: () => cache.invalidateQueries({ queryKey: all }),
  });
}

/** Saves the printed form. */
export function usePrintSampleRequest() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { blob, fileName } = await download(printSampleRequest, { id });
      saveBlob(blob, fileName);
    },
  });
}
