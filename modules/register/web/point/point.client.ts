import { listPointChanges, listPoints, savePoint } from '@sarn/register/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

// Of the register pages: a change is seen there at once.
const root = 'registry';

export const usePoints = () =>
  useQuery({
    queryKey: [root, 'points'],
    queryFn: ({ signal }) => call(listPoints, {}, { signal }),
  });

export const usePointChanges = (unitId: string) =>
  useQuery({
    queryKey: [root, 'points', unitId],
    queryFn: ({ signal }) => call(listPointChanges, { unitId }, { signal }),
  });

export function useSavePoint() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof savePoint>) => call(savePoint, sent),
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}
