import type { SentInputOf } from '@sarn/kernel';
import { call, newCommandKey } from '@sarn/platform-web';
import { listUnitNumbering, saveUnitNumbering } from '@sarn/register/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['registry', 'unit-numbering'] as const;

/** How the agency and its units number their documents. */
export function useUnitNumbering() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listUnitNumbering, {}, { signal }),
  });
}

export function useSaveUnitNumbering() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveUnitNumbering>) =>
      call(saveUnitNumbering, sent, { idempotencyKey: newCommandKey() }),
    onSuccess: (answer) => cache.setQueryData(key, answer),
  });
}
