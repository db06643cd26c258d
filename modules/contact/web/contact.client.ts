import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { listContacts, retireContact, saveContact } from '@sarn/contact/contract';
import type { Contact } from '@sarn/contact/contract';
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

/** The entry of the address book with exactly this name, if there is one. */
export function useContactNamed(name: string): Contact | undefined {
  const search = name.trim();
  const { data } = useQuery({
    queryKey: [...root, 'named', search],
    queryFn: ({ signal }) => call(listContacts, { search }, { signal }),
    enabled: search.length > 2,
    staleTime: 60_000,
  });
  return data?.rows.find((row) => row.name === search);
}
