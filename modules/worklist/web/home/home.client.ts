import type { SentInputOf } from '@sarn/kernel';
import { call, firstAsks } from '@sarn/platform-web';
import { getHeadView, getHome, getHomeUnits, listOpenWork } from '@sarn/worklist/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

// Under `todo`, whose queries are loaded again when what waits has changed.
const root = ['registry', 'todo'] as const;

/** The most urgent work of the reader, with its ages and due dates; one call for all panels. */
export function useHome() {
  return useQuery({
    queryKey: [...root, 'home'],
    queryFn: ({ signal }) => call(getHome, {}, { signal }),
    ...firstAsks,
  });
}

/** Open work of the units for which the reader answers. */
export function useHomeUnits() {
  return useQuery({
    queryKey: [...root, 'home-units'],
    queryFn: async ({ signal }) => (await call(getHomeUnits, {}, { signal })).units,
    staleTime: 0,
  });
}

/** The portal of a head; null for others. */
export function useHeadView() {
  return useQuery({
    queryKey: [...root, 'head'],
    queryFn: async ({ signal }) => (await call(getHeadView, {}, { signal })).item,
    staleTime: 0,
  });
}

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
