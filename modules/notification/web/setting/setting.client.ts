import {
  getChannelRules,
  getNotificationPolicy,
  listDeliveries,
  listTemplates,
  resendDeliveries,
  resetTemplate,
  saveChannelRules,
  saveNotificationPolicy,
  saveTemplate,
} from '@sarn/notification/contract';
import type { ChannelCode, DeliveryState, Template } from '@sarn/notification/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['notification', 'setting'] as const;

function useRenewed(part: string) {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: [...root, part] });
}

export function usePolicy() {
  return useQuery({
    queryKey: [...root, 'policy'],
    queryFn: ({ signal }) => call(getNotificationPolicy, {}, { signal }),
  });
}

export function useSavePolicy() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveNotificationPolicy>) =>
      call(saveNotificationPolicy, sent),
    onSuccess: useRenewed('policy'),
  });
}

/** What holds now, to be compared with what was read before. */
export const readPolicy = async () => (await call(getNotificationPolicy, {})).item;
export const readRules = async () => (await call(getChannelRules, {})).rows;

export function useRules() {
  return useQuery({
    queryKey: [...root, 'rules'],
    queryFn: ({ signal }) => call(getChannelRules, {}, { signal }),
  });
}

export function useSaveRules() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveChannelRules>) => call(saveChannelRules, sent),
    onSuccess: useRenewed('rules'),
  });
}

export function useTemplates() {
  return useQuery({
    queryKey: [...root, 'templates'],
    queryFn: ({ signal }) => call(listTemplates, {}, { signal }),
  });
}

/** `texts` null: the texts of the product again. */
export function useSaveTemplate() {
  return useMutation({
    mutationFn: ({ event, texts }: { event: string; texts: Template | null }) =>
      texts === null ? call(resetTemplate, { event }) : call(saveTemplate, { event, texts }),
    onSuccess: useRenewed('templates'),
  });
}

export interface DeliveryFilter {
  readonly state: DeliveryState;
  readonly channel: ChannelCode | '';
  /** Starts at 1. */
  readonly page: number;
}

/** Rows of a page, as in the server. */
export const deliveriesPerPage = 20;

export function useDeliveries(filter: DeliveryFilter) {
  return useQuery({
    queryKey: [...root, 'deliveries', filter],
    queryFn: ({ signal }) => call(listDeliveries, filter, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Sends failed deliveries again: one by its id, or all with the id `all`. */
export function useResend() {
  return useMutation({
    mutationFn: (id: string) => call(resendDeliveries, id === 'all' ? { isAll: true } : { id }),
    onSettled: useRenewed('deliveries'),
  });
}
