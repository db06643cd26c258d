import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import {
  listContacts,
  mergeContacts,
  retireContact,
  saveContact,
  senderOfNumber,
} from '@sarn/contact/contract';
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

export function useMergeContacts() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof mergeContacts>) => call(mergeContacts, sent),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: root }),
        // The described tables of both sides.
        cache.invalidateQueries({ queryKey: ['settings'] }),
      ]),
  });
}

/** The partner whose letters have numbers like this one; undefined while it is not known, null where there is none. */
export function useSenderOfNumber(letterNo: string) {
  const asked = letterNo.trim();
  const { data } = useQuery({
    queryKey: [...root, 'of-number', asked],
    queryFn: ({ signal }) => call(senderOfNumber, { letterNo: asked }, { signal }),
    enabled: asked.length > 1,
    staleTime: 60_000,
  });
  return data?.partner;
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
