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

/** A point as it is now, to be compared with what was read before; a unit without one has a version, too. */
export const readPoint = async (unitId: string) => {
  const { points, free } = await call(listPoints, {});
  const point = points.find((one) => one.unitId === unitId);
  const version = point?.version ?? free.find(({ id }) => id === unitId)?.version;
  return version === undefined ? undefined : { point, version };
};

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
