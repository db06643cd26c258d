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

const previewKey = (unitId: string | null) => [...key, 'preview', unitId] as const;

/** What waits in a unit now; not loaded while none is chosen. */
export function useDissolutionPreview(unitId: string | null) {
  return useQuery({
    queryKey: previewKey(unitId),
    queryFn: ({ signal }) => call(previewUnitDissolution, { unitId: unitId ?? '' }, { signal }),
    enabled: unitId !== null,
    staleTime: 0,
  });
}

/** Reads what the page shows of a unit: an order is sent on the counts that were seen. */
export function useShownPreview(): (unitId: string | null) => DissolutionPreview | undefined {
  const cache = useQueryClient();
  return (unitId) => cache.getQueryData<DissolutionPreview>(previewKey(unitId));
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
