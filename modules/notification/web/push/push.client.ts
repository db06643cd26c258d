import { getPush, subscribePush, unsubscribePush } from '@sarn/notification/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { preferenceKey } from '../preference/preference.client.ts';
import { subscribeHere, subscriptionHere } from './this-browser.ts';

const key = ['notification', 'push'] as const;
const hereKey = ['notification', 'push-here'] as const;

/** The person's devices. */
export function usePush() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(getPush, {}, { signal }) });
}

/** Address of this browser at its push service; null when it has none. */
export function useEndpointHere() {
  return useQuery({
    queryKey: hereKey,
    queryFn: async () => (await subscriptionHere())?.endpoint ?? null,
  });
}

function useRenewed() {
  const cache = useQueryClient();
  return async () => {
    await Promise.all(
      [key, hereKey, preferenceKey].map((queryKey) => cache.invalidateQueries({ queryKey })),
    );
  };
}

/**
 * Turns notices on in this browser. Fails with a `PushRefusal` when the browser refuses.
 *
 * @param told shows the success message; the button may not be mounted any more by then
 */
export function useTurnOn(told: () => void) {
  const renew = useRenewed();
  return useMutation({
    mutationFn: async (publicKey: string) => call(subscribePush, await subscribeHere(publicKey)),
    onSuccess: () => {
      told();
      return renew();
    },
  });
}

/** Turns notices off on one of the person's devices. @param told shows the success message */
export function useTurnOff(told: () => void) {
  const renew = useRenewed();
  return useMutation({
    mutationFn: async ({ id, endpoint }: { id: string; endpoint: string }) => {
      const here = await subscriptionHere();
      if (here?.endpoint === endpoint) await here.unsubscribe();
      return call(unsubscribePush, { id });
    },
    onSuccess: () => {
      told();
      return renew();
    },
  });
}
