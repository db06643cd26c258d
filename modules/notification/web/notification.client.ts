import {
  getNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@sarn/notification/contract';
import type { ModuleFilter } from '@sarn/notification/contract';
import { call, useLanguage } from '@sarn/platform-web';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['notification'] as const;

/** Everything shown of notifications is asked for again. */
export function useReloadNotifications(): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: root });
}

/** The bell: number of unread ones and the newest ten. */
export function useBell(modules: readonly ModuleFilter[]) {
  return useQuery({
    queryKey: [...root, 'bell', modules.join(), useLanguage()],
    queryFn: ({ signal }) => call(getNotifications, { MODULE: [...modules] }, { signal }),
  });
}

export const pageSize = 10;

/** A page of all notifications, newest first; `page` from 1. */
export function useNotifications(modules: readonly ModuleFilter[], page: number) {
  const sent = { MODULE: [...modules], take: pageSize, skip: (page - 1) * pageSize };
  return useQuery({
    queryKey: [...root, 'page', modules.join(), page, useLanguage()],
    queryFn: ({ signal }) => call(listNotifications, sent, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Marks one read, by its id. */
export function useReadNotification() {
  const reload = useReloadNotifications();
  return useMutation({
    mutationFn: (id: string) => call(readNotification, { NN_RECEIVE_ID: id }),
    onSuccess: reload,
  });
}

/** Marks all of these modules read. */
export function useReadAll() {
  const reload = useReloadNotifications();
  return useMutation({
    mutationFn: (modules: readonly ModuleFilter[]) =>
      call(readAllNotifications, { MODULE: [...modules] }),
    onSuccess: reload,
  });
}
