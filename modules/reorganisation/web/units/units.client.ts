import type { CivilDate, OutputOf, SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import {
  cancelUnitChange,
  changeUnit,
  correctSection,
  correctUnit,
  findSections,
  findUnits,
  foundSection,
  foundUnit,
  listUnitPlans,
  openSections,
  openUnits,
  sectionDetail,
  sectionHistory,
  unitDetail,
  unitEffect,
  unitHistory,
} from '@sarn/reorganisation/contract';
import {
  keepPreviousData,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** Whose units are shown: of the whole agency, or those below the own ones. */
export type UnitScope = 'units' | 'sections';

const calls = {
  units: {
    ...{ open: openUnits, find: findUnits, detail: unitDetail },
    ...{ history: unitHistory, found: foundUnit, correct: correctUnit },
  },
  sections: {
    ...{ open: openSections, find: findSections, detail: sectionDetail },
    ...{ history: sectionHistory, found: foundSection, correct: correctSection },
  },
} as const;

const Scope = createContext<UnitScope>('units');
export const UnitScopeProvider = Scope.Provider;
export const useUnitScope = (): UnitScope => useContext(Scope);

const key = ['settings', 'units'] as const;

export type UnitTree = OutputOf<typeof openUnits>;
export type UnitEffect = OutputOf<typeof unitEffect>;

/** The highest units and those below each of the opened ones, as far as they are loaded. */
export function useOpened(opened: readonly string[], day: CivilDate | null) {
  const scope = useUnitScope();
  const asked = ['', ...opened];
  const found = useQueries({
    queries: asked.map((parentId) => ({
      queryKey: [...key, scope, 'open', parentId, day],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(
          calls[scope].open,
          { ...(parentId ? { parentId } : {}), ...(day ? { day } : {}) },
          { signal },
        ),
    })),
  });
  const [root] = found;
  return {
    root,
    children: new Map(asked.map((parentId, at) => [parentId, found[at]?.data?.rows])),
    error: found.find(({ error }) => error !== null)?.error ?? null,
    retry: () => found.forEach(({ error, refetch }) => void (error !== null && refetch())),
  };
}

/** Units by name or code in tree order, one page of them. */
export function useFound(
  asked: { readonly search: string; readonly day: CivilDate | null; readonly page: number },
  isOn: boolean,
) {
  const scope = useUnitScope();
  const { search, day, page } = asked;
  return useQuery({
    queryKey: [...key, scope, 'find', asked],
    queryFn: ({ signal }) =>
      call(calls[scope].find, { search, page, size: 50, ...(day ? { day } : {}) }, { signal }),
    enabled: isOn,
    placeholderData: keepPreviousData,
  });
}

/** All of one unit; not loaded while none is chosen. */
export function useUnit(unitId: string | null) {
  const scope = useUnitScope();
  return useQuery({
    queryKey: [...key, scope, 'detail', unitId],
    queryFn: async ({ signal }) =>
      (await call(calls[scope].detail, { unitId: unitId ?? '' }, { signal })).unit,
    enabled: unitId !== null,
  });
}

export function useUnitHistory(unitId: string) {
  const scope = useUnitScope();
  return useQuery({
    queryKey: [...key, scope, 'history', unitId],
    queryFn: async ({ signal }) => (await call(calls[scope].history, { unitId }, { signal })).rows,
  });
}

/** What an act touches now. */
export function useUnitEffect(unitId: string, parentId?: string) {
  return useQuery({
    queryKey: [...key, 'effect', unitId, parentId],
    queryFn: ({ signal }) =>
      call(unitEffect, { unitId, ...(parentId ? { parentId } : {}) }, { signal }),
    staleTime: 0,
  });
}

export function useUnitPlans() {
  return useQuery({
    queryKey: [...key, 'plans'],
    queryFn: ({ signal }) => call(listUnitPlans, {}, { signal }),
  });
}

/** Afterwards everything that shows units is loaded anew. */
export function useFoundUnit() {
  const cache = useQueryClient();
  const scope = useUnitScope();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof foundUnit>) => call(calls[scope].found, sent),
    onSuccess: () => cache.invalidateQueries(),
  });
}

export function useCorrectUnit() {
  const cache = useQueryClient();
  const scope = useUnitScope();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof correctUnit>) => call(calls[scope].correct, sent),
    onSuccess: () => cache.invalidateQueries(),
  });
}

export function useChangeUnit() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof changeUnit>) => call(changeUnit, sent),
    onSuccess: () => cache.invalidateQueries(),
  });
}

export function useCancelChange() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof cancelUnitChange>) => call(cancelUnitChange, sent),
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  });
}

/** The unit as it is now, past what is kept: after another administrator changed it. */
export function useUnitNow() {
  const scope = useUnitScope();
  return useMutation({
    mutationFn: async (unitId: string) => (await call(calls[scope].detail, { unitId })).unit,
  });
}
