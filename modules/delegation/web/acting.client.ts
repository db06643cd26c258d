import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import type { LoadOptions, Option } from '@sarn/platform-web';
import { useMe } from '@sarn/organisation/web';
import { beginActing, endActing, listActing, listActingPosts } from '@sarn/delegation/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

const root = ['registry', 'acting'] as const;

/** Orders of acting that concern the reader. */
export function useActingOrders() {
  return useQuery({ queryKey: root, queryFn: ({ signal }) => call(listActing, {}, { signal }) });
}

/** The post that the reader heads a unit by: the usual one for which a head has somebody act. */
export function useOwnPost(): Option | null {
  const own = useMe().data?.posts.find(
    ({ duty, isActing, acting }) => duty === 'head' && !isActing && acting === null,
  );
  return own ? { value: own.id, label: own.titleTh, hint: own.unitName } : null;
}

/** Finds posts by title, unit or principal. */
export function useFindPosts(onlyMine: boolean): LoadOptions {
  return useMemo(
    () => async (text, signal) => {
      const { rows } = await call(listActingPosts, { text, onlyMine }, { signal });
      return rows.map((post) => ({
        value: post.id,
        label: post.title,
        hint: [post.holderName, post.unitName].filter(Boolean).join(' · '),
      }));
    },
    [onlyMine],
  );
}

export type BeginSent = SentInputOf<typeof beginActing>;

function useChange<I, O>(change: (sent: I) => Promise<O>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Documents and queues too: the acting person sees other ones from now on.
    onSuccess: () => cache.invalidateQueries({ queryKey: ['registry'] }),
  });
}

export const useBeginActing = () =>
  useChange(({ idempotencyKey, ...sent }: BeginSent & { idempotencyKey: string }) =>
    call(beginActing, sent, { idempotencyKey }),
  );
export const useEndActing = () =>
  useChange((sent: { id: string; reason: string }) => call(endActing, sent));
