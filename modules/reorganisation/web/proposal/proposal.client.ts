import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { decideUnitProposal, listUnitProposals } from '@sarn/reorganisation/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['settings', 'units', 'proposals'] as const;

/** What waits for a second person; counted anew whenever it is looked at. */
export function useUnitProposals() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listUnitProposals, {}, { signal }),
    staleTime: 0,
  });
}

/** Whether dangerous changes of units wait for a second person; false until it is known. */
export const useAsksSecond = (): boolean => useUnitProposals().data?.asksSecond ?? false;

/** Confirms, refuses or withdraws; afterwards everything that shows units is loaded anew. */
export function useDecideProposal() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof decideUnitProposal>) => call(decideUnitProposal, sent),
    onSettled: () => cache.invalidateQueries(),
  });
}
