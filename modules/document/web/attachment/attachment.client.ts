import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { replaceFile } from '@sarn/document/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type Sent = SentInputOf<typeof replaceFile>;

/** Puts a newer version in the place of a file; afterwards the document is looked at again. */
export function useReplaceFile(idempotencyKey: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sent: Sent) => call(replaceFile, sent, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['registry'] }),
  });
}
