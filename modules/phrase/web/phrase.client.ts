import {
  keepPhrase,
  listPhrases,
  removePhrase,
  sharePhrase,
  withdrawPhrase,
} from '@sarn/phrase/contract';
import type { PhraseLibrary } from '@sarn/phrase/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['identity', 'phrases'] as const;

const none: PhraseLibrary = { rows: [], unit: [], agency: [], units: [] };

/** Others share phrases, too: asked again by a form that is opened a minute later. */
const freshMs = 60_000;

/** The phrases offered to the reader; none until they are known. */
export function usePhrases(): PhraseLibrary {
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listPhrases, {}, { signal }),
    staleTime: freshMs,
  });
  return data ?? none;
}

/** Keeps, removes, shares and withdraws phrases; the answer is all of them. */
export function usePhraseChanges() {
  const client = useQueryClient();
  const onSuccess = (answer: PhraseLibrary) => client.setQueryData(key, answer);
  return {
    keep: useMutation({ mutationFn: (text: string) => call(keepPhrase, { text }), onSuccess }),
    remove: useMutation({ mutationFn: (id: string) => call(removePhrase, { id }), onSuccess }),
    share: useMutation({
      mutationFn: (asked: { readonly id: string; readonly unitId: string }) =>
        call(sharePhrase, asked),
      onSuccess,
    }),
    withdraw: useMutation({ mutationFn: (id: string) => call(withdrawPhrase, { id }), onSuccess }),
  };
}
