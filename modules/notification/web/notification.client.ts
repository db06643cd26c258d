import {
  getNotifications,
  listNoticeModules,
  readAllNotifications,
  readNotification,
} from '@sarn/notification/contract';
import type { OutputOf } from '@sarn/kernel';
import type { ModuleFilter } from '@sarn/notification/contract';
import { call, isUnder, lookAgain, useLanguage } from '@sarn/platform-web';
import { shownBell } from './notification.wire.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['notification'] as const;

/** What changes when something arrives; what settings pages have read has the same root, and is theirs. */
const arriving = [
  [...root, 'bell'],
  [...root, 'list'],
] as const;

/** Fetches the bell and the lists again. */
export function useReloadNotifications(): () => void {
  const cache = useQueryClient();
  return () => lookAgain(cache, (query) => arriving.some((key) => isUnder(query, key)));
}

/** The bell: number of unread ones and the newest ten. */
export function useBell(modules: readonly ModuleFilter[]) {
  return useQuery({
    queryKey: [...root, 'bell', modules.join(), useLanguage()],
    queryFn: ({ signal }) => call(getNotifications, { MODULE: [...modules] }, { signal }),
    select: shownBell,
  });
}

/** Modules by which notifications can be filtered; they change only with the program. */
export function useNoticeModules() {
  return useQuery({
    queryKey: ['notification-modules', useLanguage()],
    queryFn: ({ signal }) => call(listNoticeModules, {}, { signal }),
    select: ({ rows }) => rows,
    staleTime: Infinity,
  });
}

type BellAnswer = OutputOf<typeof getNotifications>;

/** Marks one read, by its id; the number of unread ones is reduced when it was unread. */
export function useReadNotification() {
  const cache = useQueryClient();
  const reload = useReloadNotifications();
  return useMutation({
    mutationFn: (id: string) => call(readNotification, { NN_RECEIVE_ID: id }),
    onSuccess: ({ is_save }) => {
      if (is_save) cache.setQueriesData({ queryKey: [...root, 'bell'] }, oneLess);
      reload();
    },
  });
}

function oneLess(answer: BellAnswer | undefined): BellAnswer | undefined {
  if (!answer) return answer;
  const totalAlert = Math.max(0, answer.items.totalAlert - 1);
  return { ...answer, items: { ...answer.items, totalAlert } };
}

/** Marks all notifications of these modules read. */
export function useReadAll() {
  const reload = useReloadNotifications();
  return useMutation({
    mutationFn: (modules: readonly ModuleFilter[]) =>
      call(readAllNotifications, { MODULE: [...modules] }),
    onSuccess: reload,
  });
}
