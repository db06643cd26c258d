import { checkHealth, getHealth } from '@sarn/health/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['health'] as const;
const everyMs = 60_000;

export function useHealth() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getHealth, {}, { signal }),
    refetchInterval: everyMs,
  });
}

export function useCheckHealth() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(checkHealth, {}),
    onSuccess: () => cache.invalidateQueries({ queryKey: key }),
  });
}
