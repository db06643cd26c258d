import {
  checkGateway,
  getExchange,
  retireExchangePartner,
  saveExchangePartner,
  setExchange,
  testExchangePartner,
} from '@sarn/exchange/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['exchange'] as const;

export function useExchange() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getExchange, {}, { signal }),
    // Messages are sent in the background, and no event tells this page.
    refetchInterval: 15_000,
  });
}

/** The own code as it is now. */
export const readOwnCode = async () => (await call(getExchange, {})).code;

function useLookAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: key });
}

export function useCheckGateway() {
  return useMutation({
    mutationFn: () => call(checkGateway, {}),
    onSuccess: useLookAgain(),
  });
}

export function useSetExchange() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof setExchange>) => call(setExchange, sent),
    onSuccess: useLookAgain(),
  });
}

export function useSavePartner() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveExchangePartner>) => call(saveExchangePartner, sent),
    onSuccess: useLookAgain(),
  });
}

export function useRetirePartner() {
  return useMutation({
    mutationFn: (id: string) => call(retireExchangePartner, { id }),
    onSuccess: useLookAgain(),
  });
}

export function useTestPartner() {
  return useMutation({
    mutationFn: (id: string) => call(testExchangePartner, { id }),
    onSettled: useLookAgain(),
  });
}
