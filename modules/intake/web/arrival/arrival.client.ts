import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import {
  dropArrival,
  getArrival,
  listArrivals,
  refuseArrival,
  restoreArrival,
} from '@sarn/intake/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

// Below the key 'registry', so that live updates reload these queries too.
const root = ['registry', 'arrivals'] as const;

export function useArrivals(ask: SentInputOf<typeof listArrivals>) {
  return useQuery({
    queryKey: [...root, ask],
    queryFn: ({ signal }) => call(listArrivals, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useArrival(id: string) {
  return useQuery({
    queryKey: [...root, 'one', id],
    queryFn: async ({ signal }) => (await call(getArrival, { id }, { signal })).item,
  });
}

function useLookAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: root });
}

export function useRefuseArrival() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof refuseArrival>) => call(refuseArrival, sent),
    onSuccess: useLookAgain(),
  });
}

export function useDropArrival() {
  return useMutation({
    mutationFn: (id: string) => call(dropArrival, { id }),
    onSuccess: useLookAgain(),
  });
}

export function useRestoreArrival() {
  return useMutation({
    mutationFn: (id: string) => call(restoreArrival, { id }),
    onSuccess: useLookAgain(),
  });
}
