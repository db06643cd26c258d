import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { listReservedForLetter, saveLetter } from '@sarn/registry/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Writes a paper of the kinds of `letterRules`, or a new version of one's draft. */
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

/** Reserved numbers that the letter could bear; others may use them up meanwhile. */
export function useReservedForLetter(documentId: string) {
  return useQuery({
    queryKey: ['registry', 'reserved', documentId],
    queryFn: ({ signal }) => call(listReservedForLetter, { documentId }, { signal }),
    select: (answer) => answer.rows,
    staleTime: 0,
  });
}
