import type { OutputOf, SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import {
  cancelUnitPlan,
  endUnit,
  listUnitDissolutions,
  planUnitDissolution,
  previewUnitDissolution,
  reopenUnit,
} from '@sarn/reorganisation/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['registry', 'unit-dissolution'] as const;

export type DissolutionPreview = OutputOf<typeof previewUnitDissolution>;

/** What waits in a unit now; not loaded while none is chosen. */
export function useDissolutionPreview(unitId: string | null) {
  return useQuery({
    queryKey: [...key, 'preview', unitId],
    queryFn: ({ signal }) => call(previewUnitDissolution, { unitId: unitId ?? '' }, { signal }),
    enabled: unitId !== null,
    staleTime: 0,
  });
}

export function useUnitDissolutions() {
  return useQuery({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => call(listUnitDissolutions, {}, { signal }),
  });
}

/** Dissolves a unit; afterwards units, queues and registers are reloaded. */
export function useEndUnit() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof endUnit>) => call(endUnit, sent),
    onSettled: () => cache.invalidateQueries(),
  });
}

/** Plans the dissolution of a unit for a future day. */
export function usePlanDissolution() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof planUnitDissolution>) => call(planUnitDissolution, sent),
    onSuccess: () => cache.invalidateQueries({ queryKey: key }),
  });
}

/** Calls off a plan. */
export function useCancelPlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof cancelUnitPlan>) => call(cancelUnitPlan, sent),
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  });
}

/** Reopens a dissolved unit; units and registers are reloaded. */
export function useReopenUnit() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof reopenUnit>) => call(reopenUnit, sent),
    onSettled: () => cache.invalidateQueries(),
  });
}
