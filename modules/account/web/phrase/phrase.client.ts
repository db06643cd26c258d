import { keepPhrase, listPhrases, removePhrase } from '@sarn/account/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['identity', 'phrases'] as const;

/** The phrases that the reader keeps, the newest first. */
export function usePhrases() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listPhrases, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Keeps and removes phrases; the answer is the new list. */
export function usePhraseChanges() {
  const client = useQueryClient();
  const onSuccess = (answer: unknown) => client.setQueryData(key, answer);
  return {
    keep: useMutation({ mutationFn: (text: string) => call(keepPhrase, { text }), onSuccess }),
    remove: useMutation({ mutationFn: (id: string) => call(removePhrase, { id }), onSuccess }),
  };
}
