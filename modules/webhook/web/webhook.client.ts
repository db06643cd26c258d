import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import * as api from '@sarn/webhook/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { everyMs, lookAgainMs } from './look-again.ts';

const key = ['webhooks'] as const;

export function useWebhooks() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(api.listWebhooks, {}, { signal }),
    refetchInterval: everyMs,
  });
}

/** One webhook as it is now; undefined where it is gone. */
export const readWebhook = async (id: string) =>
  (await call(api.listWebhooks, {})).rows.find((hook) => hook.id === id);

export function useDeliveries(webhookId: string, page: number) {
  return useQuery({
    queryKey: [...key, webhookId, page],
    queryFn: ({ signal }) => call(api.listDeliveries, { webhookId, page }, { signal }),
    refetchInterval: ({ state }) => lookAgainMs(state.data?.rows, Date.now()),
  });
}

function useLookAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: key });
}

export function useSaveWebhook() {
  return useMutation({
    mutationFn: (hook: SentInputOf<typeof api.saveWebhook>) => call(api.saveWebhook, hook),
    onSettled: useLookAgain(),
  });
}

export function useRenewSecret() {
  return useMutation({
    mutationFn: (webhookId: string) => call(api.renewSecret, { webhookId }),
    onSettled: useLookAgain(),
  });
}

export function useRemoveWebhook() {
  return useMutation({
    mutationFn: (webhookId: string) => call(api.removeWebhook, { webhookId }),
    onSuccess: useLookAgain(),
  });
}

export function useTestWebhook() {
  return useMutation({
    mutationFn: (webhookId: string) => call(api.testWebhook, { webhookId }),
    onSuccess: useLookAgain(),
  });
}

export function useSendAgain() {
  return useMutation({
    mutationFn: (deliveryId: string) => call(api.sendAgain, { deliveryId }),
    onSuccess: useLookAgain(),
  });
}
