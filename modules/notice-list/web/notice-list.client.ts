import { listNoticeMatters } from '@sarn/notice-list/contract';
import type { NoticeFilter } from '@sarn/notice-list/contract';
import type { ModuleFilter } from '@sarn/notification/contract';
import { call, useLanguage } from '@sarn/platform-web';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

/** All notices of the reader; loaded again when one arrives or is read, as every list of the bell. */
export function useNoticeMatters(module: ModuleFilter, show: NoticeFilter) {
  return useInfiniteQuery({
    queryKey: ['notification', 'list', module, show, useLanguage()],
    queryFn: ({ pageParam: after, signal }) =>
      call(listNoticeMatters, { module, show, ...(after !== '' && { after }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    // The counts stay while another group is loaded.
    placeholderData: keepPreviousData,
  });
}
