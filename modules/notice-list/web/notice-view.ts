import { noticeFilters } from '@sarn/notice-list/contract';
import type { NoticeFilter, NoticeMatter } from '@sarn/notice-list/contract';
import { ModuleFilter, chosenModules } from '@sarn/notification/contract';

/**
 * Module of the address; old links use either spelling, SARABUN or SARABAN, in any case. Modules that
 * register themselves have names in lower case.
 */
export function moduleOf(asked = 'ALL'): ModuleFilter {
  const code = asked.toUpperCase() === 'SARABAN' ? 'SARABUN' : asked.toUpperCase();
  const specified = chosenModules.find((one) => one === code);
  if (specified) return specified;
  return ModuleFilter.safeParse(asked).data ?? 'ALL';
}

/** What the address narrows the list to; everything for what it does not know. */
export const filterOf = (asked: unknown): NoticeFilter =>
  noticeFilters.find((one) => one === asked) ?? 'all';

/** Address of the list of a module, narrowed. */
export function noticesAddress(module: ModuleFilter, show: NoticeFilter): string {
  const path = module === 'ALL' ? '/notification-all' : `/notification-all/${module}`;
  return show === 'all' ? path : `${path}?show=${show}`;
}

/** Whether the reader sees only a part. */
export const isNarrowed = (module: ModuleFilter, show: NoticeFilter): boolean =>
  module !== 'ALL' || show !== 'all';

export interface NoticeDay {
  readonly day: string;
  readonly matters: readonly NoticeMatter[];
}

/** The matters of each day, in their order: a day may go on on the next page. */
export function daysOf(matters: readonly NoticeMatter[]): NoticeDay[] {
  const days = new Map<string, NoticeMatter[]>();
  for (const matter of matters) days.set(matter.day, [...(days.get(matter.day) ?? []), matter]);
  return [...days].map(([day, own]) => ({ day, matters: own }));
}

export const isNew = ({ notices }: NoticeMatter): boolean =>
  notices.some(({ isUnread }) => isUnread);

/** All that was asked for is done: it is shown quietly. */
export const isDone = ({ notices }: NoticeMatter): boolean =>
  notices.every(({ isDone: done, isUnread }) => done && !isUnread);
