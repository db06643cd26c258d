import {
  getNoticeMatrix,
  getNotificationPolicy,
  listDeliveries,
  listMatrixHistory,
  listTemplates,
  resendDeliveries,
  resetTemplate,
  saveNoticeMatrix,
  saveNotificationPolicy,
  saveTemplate,
  undoMatrix,
} from '@sarn/notification/contract';
import type {
  ChannelCode,
  DeliveryState,
  Matrix,
  Template,
  TemplateRow,
} from '@sarn/notification/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Start of the keys of what the settings pages have read. */
export const settingRoot = ['notification', 'setting'] as const;
const root = settingRoot;

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
export const readMatrix = () => call(getNoticeMatrix, {});

export function useMatrix() {
  return useQuery({
    queryKey: [...root, 'matrix'],
    queryFn: ({ signal }) => call(getNoticeMatrix, {}, { signal }),
  });
}

/** The answer takes the place of what was read; the history is read anew. */
function useMatrixKept() {
  const cache = useQueryClient();
  return (matrix: Matrix) => {
    cache.setQueryData([...root, 'matrix'], matrix);
    return cache.invalidateQueries({ queryKey: [...root, 'matrix-history'] });
  };
}

export function useSaveMatrix() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveNoticeMatrix>) => call(saveNoticeMatrix, sent),
    onSuccess: useMatrixKept(),
  });
}

export function useMatrixHistory() {
  return useQuery({
    queryKey: [...root, 'matrix-history'],
    queryFn: ({ signal }) => call(listMatrixHistory, {}, { signal }),
  });
}

export function useUndoMatrix() {
  return useMutation({ mutationFn: () => call(undoMatrix, {}), onSuccess: useMatrixKept() });
}

export function useTemplates() {
  return useQuery({
    queryKey: [...root, 'templates'],
    queryFn: ({ signal }) => call(listTemplates, {}, { signal }),
  });
}

/** The words of an event as they are now, to be compared with what was read before. */
export const readTemplate = async (event: string): Promise<TemplateRow | undefined> =>
  (await call(listTemplates, {})).rows.find((row) => row.event === event);

interface SentTemplate {
  readonly event: string;
  /** null: the texts of the product again. */
  readonly texts: Template | null;
  readonly seen: Pick<TemplateRow, 'isOwn' | 'texts'>;
}

export function useSaveTemplate() {
  return useMutation({
    mutationFn: ({ event, texts, seen }: SentTemplate) =>
      texts === null
        ? call(resetTemplate, { event, seen })
        : call(saveTemplate, { event, texts, seen }),
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
