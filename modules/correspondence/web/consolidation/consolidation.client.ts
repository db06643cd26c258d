import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { keepConsolidation } from '@sarn/correspondence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Saves a consolidated text; afterwards the document is loaded again. */
export function useConsolidate() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof keepConsolidation>) => call(keepConsolidation, sent),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['registry'] }),
  });
}
