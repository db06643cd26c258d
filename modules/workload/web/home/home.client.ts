import type { SentInputOf } from '@sarn/kernel';
import { askAhead, call, useFirstAsks } from '@sarn/platform-web';
import { getHeadView, getHome, getHomeUnits, listOpenWork } from '@sarn/workload/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

// Under `todo`, whose queries are loaded again when what waits has changed.
const root = ['registry', 'todo'] as const;

const home = queryOptions({
  queryKey: [...root, 'home'],
  queryFn: ({ signal }) => call(getHome, {}, { signal }),
});

/** The most urgent work of the reader, with its ages and due dates; one call for all panels. */
export const useHome = () => useQuery({ ...home, ...useFirstAsks() });

/** Asks for it before a panel shows it. */
export const askForHome = (client: QueryClient): void => askAhead(client, home);

/** Open work of the units for which the reader answers. */
export function useHomeUnits() {
  return useQuery({
    queryKey: [...root, 'home-units'],
    queryFn: async ({ signal }) => (await call(getHomeUnits, {}, { signal })).units,
    staleTime: 0,
  });
}

const headView = queryOptions({
  queryKey: [...root, 'head'],
  queryFn: async ({ signal }) => (await call(getHeadView, {}, { signal })).item,
});

/** The portal of a head; null for others. */
export const useHeadView = () => useQuery({ ...headView, ...useFirstAsks() });

/** Asks for it before the panel shows it. */
export const askForHeadView = (client: QueryClient): void => askAhead(client, headView);

export type OpenWorkSent = SentInputOf<typeof listOpenWork>;

/** One page of the documents behind a bar. */
export function useOpenWork(ask: OpenWorkSent, isEnabled = true) {
  return useQuery({
    queryKey: [...root, 'open-work', ask],
    queryFn: ({ signal }) => call(listOpenWork, ask, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isEnabled,
  });
}
