import { call } from '@sarn/platform-web';
import { listSigningJobs, releaseSigning, remindSigner } from '@sarn/batch-signing/contract';
import { retrySeal } from '@sarn/signature/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['signature', 'jobs'] as const;

/** What is being signed and what hangs, looked at anew every ten seconds. */
export function useSigningJobs() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listSigningJobs, {}, { signal }),
    refetchInterval: 10_000,
  });
}

export interface About {
  readonly what: 'attempt' | 'batch';
  readonly id: string;
}

export function useReleaseSigning() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (about: About) => call(releaseSigning, about),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** The e-seal is tried at once; how it went is seen in the list. */
export function useRetrySeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (documentId: string) => call(retrySeal, { documentId }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useRemindSigner() {
  return useMutation({ mutationFn: (about: About) => call(remindSigner, about) });
}
