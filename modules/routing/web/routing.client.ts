import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import {
  deleteRouteTemplate,
  listRouteTemplates,
  saveRouteTemplate,
  usualWays,
} from '@sarn/routing/contract';
import type { RoutingPurpose } from '@sarn/routing/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const keptKey = ['registry-route-templates'] as const;

/** Lists the reader may use for this purpose. */
export function useKeptLists(purpose: RoutingPurpose) {
  return useQuery({
    queryKey: [...keptKey, purpose],
    queryFn: ({ signal }) => call(listRouteTemplates, { purpose }, { signal }),
  });
}

/** Usual recipients of similar documents. */
export function useUsualWays(documentId: string, purpose: RoutingPurpose) {
  return useQuery({
    queryKey: ['registry-usual', documentId, purpose],
    queryFn: ({ signal }) => call(usualWays, { documentId, purpose }, { signal }),
  });
}

function useLookAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keptKey });
}

export function useSaveList() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveRouteTemplate>) => call(saveRouteTemplate, sent),
    onSuccess: useLookAgain(),
  });
}

export function useDeleteList() {
  return useMutation({
    mutationFn: (id: string) => call(deleteRouteTemplate, { id }),
    onSuccess: useLookAgain(),
  });
}
