import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { replaceFile } from '@sarn/document/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type Sent = SentInputOf<typeof replaceFile> & { readonly idempotencyKey: string };

/** Replaces a file by a newer version, and loads the document again. */
export function useReplaceFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...sent }: Sent) => call(replaceFile, sent, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['registry'] }),
  });
}
