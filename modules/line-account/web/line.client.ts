import { getLineAccount, makeLineCode, unlinkLine } from '@sarn/line-account/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reachedByKey } from './reached-by.ts';

const key = ['notification', 'line'] as const;

/** Milliseconds between two checks whether the code has arrived. */
const lookEveryMs = 3000;

/** @param isWaiting a code was issued: check again until the account is linked */
export function useLineAccount(isWaiting: boolean) {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getLineAccount, {}, { signal }),
    refetchInterval: ({ state }) => (isWaiting && !state.data?.item.link ? lookEveryMs : false),
  });
}

export function useMakeCode() {
  return useMutation({ mutationFn: () => call(makeLineCode, {}) });
}

/** @param told shows the success message; the card is not mounted any more by then */
export function useUnlink(told: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(unlinkLine, {}),
    onSuccess: (answer) => {
      told();
      cache.setQueryData(key, answer);
      void cache.invalidateQueries({ queryKey: reachedByKey });
    },
  });
}
