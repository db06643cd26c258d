import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { listContacts, retireContact, saveContact } from '@sarn/registry/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['registry', 'contacts'] as const;

export function useContacts(ask: SentInputOf<typeof listContacts>) {
  return useQuery({
    queryKey: [...root, ask],
    queryFn: ({ signal }) => call(listContacts, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}

function useLookAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: root });
}

export function useSaveContact() {
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveContact>) => call(saveContact, sent),
    onSuccess: useLookAgain(),
  });
}

export function useRetireContact() {
  return useMutation({
    mutationFn: (id: string) => call(retireContact, { id }),
    onSuccess: useLookAgain(),
  });
}
