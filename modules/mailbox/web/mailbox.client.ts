import type { SentInputOf } from '@sarn/kernel';
import { checkMailbox, getMailbox, saveMailbox } from '@sarn/mailbox/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['mailbox'] as const;

export function useMailbox() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(getMailbox, {}, { signal })).item,
    // The mailbox is read by the server, and no event tells this page.
    refetchInterval: 15_000,
  });
}

/** The automatic answers as they are now. */
export const readAnswers = async () => (await call(getMailbox, {})).item;

export function useSaveMailbox() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveMailbox>) => call(saveMailbox, sent),
    onSuccess: () => cache.invalidateQueries({ queryKey: key }),
  });
}

export function useCheckMailbox() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(checkMailbox, {}),
    onSuccess: () => cache.invalidateQueries({ queryKey: key }),
  });
}
