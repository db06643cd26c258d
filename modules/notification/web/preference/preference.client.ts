import { reachedByKey } from '@sarn/line-account/reached-by';
import { getPreference, savePreference } from '@sarn/notification/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Query key of the preferences; changes of LINE and push renew it too. */
export const preferenceKey = reachedByKey;

/** The person's choices and the state of their channels. */
export function usePreference() {
  return useQuery({
    queryKey: preferenceKey,
    queryFn: ({ signal }) => call(getPreference, {}, { signal }),
  });
}

export type PreferenceInput = SentInputOf<typeof savePreference>;

export function useSavePreference() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (draft: PreferenceInput) => call(savePreference, draft),
    onSuccess: (answer) => cache.setQueryData(preferenceKey, answer),
  });
}
