import { saveMemo, savePublication } from '@sarn/correspondence/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const root = 'registry';

/** Writes a memo or a new version of one's draft. */
export function useSaveMemo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      idempotencyKey,
      ...sent
    }: SentInputOf<typeof saveMemo> & { idempotencyKey: string }) =>
      call(saveMemo, sent, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

/** Writes a document of a published kind or a new version of one's draft. */
export function useSavePublication() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      idempotencyKey,
      ...sent
    }: SentInputOf<typeof savePublication> & { idempotencyKey: string }) =>
      call(savePublication, sent, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
}
