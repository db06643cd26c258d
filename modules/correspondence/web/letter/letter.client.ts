import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { saveLetter } from '@sarn/correspondence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Writes a document of the kinds of `letterRules`, or a new version of one's draft. */
export function useSaveLetter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      idempotencyKey,
      ...sent
    }: SentInputOf<typeof saveLetter> & { idempotencyKey: string }) =>
      call(saveLetter, sent, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['registry'] }),
  });
}
