import type { OutputOf, SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { getTimestamps, renewNow, saveTimestamps, tryTimestamps } from '@sarn/signature/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['signature', 'time-stamps'] as const;
const whileWorkingMs = 2_000;
const otherwiseMs = 60_000;

/** The settings of time stamps with the report of renewals. */
export type Timestamps = OutputOf<typeof getTimestamps>;

/** The settings as they are now. */
export const readTimestamps = () => call(getTimestamps, {});

export function useTimestamps() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getTimestamps, {}, { signal }),
    // Files are renewed in the background, and no event tells this page.
    refetchInterval: ({ state }) =>
      state.data?.runs[0]?.endedAt === null ? whileWorkingMs : otherwiseMs,
  });
}

function useLookAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: key });
}

export function useSaveTimestamps() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveTimestamps>) => call(saveTimestamps, sent),
    onSettled: useLookAgain(),
  });
}

export function useTryTimestamps() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof tryTimestamps>) => call(tryTimestamps, sent),
  });
}

export function useRenewNow() {
  return useMutation({ mutationFn: () => call(renewNow, {}), onSettled: useLookAgain() });
}
