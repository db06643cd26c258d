import type { SentInputOf } from '@sarn/kernel';
import {
  closeAccount,
  endAccountSessions,
  forcePasswordChange,
  getLeaver,
  handOver,
  inviteAgain,
  listAccountSessions,
  listActiveAccounts,
  listEndedAccounts,
  restoreAccount,
  suspendAccount,
  unlockAccount,
} from '@sarn/personnel/contract';
import { searchPeople } from '@sarn/organisation/contract';
import { call } from '@sarn/platform-web';
import { resetSecondFactor } from '@sarn/second-factor/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['personnel', 'accounts'] as const;

export function useActiveAccounts(ask: SentInputOf<typeof listActiveAccounts>) {
  return useQuery({
    queryKey: [...root, 'active', ask],
    queryFn: ({ signal }) => call(listActiveAccounts, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useEndedAccounts(ask: SentInputOf<typeof listEndedAccounts>) {
  return useQuery({
    queryKey: [...root, 'ended', ask],
    queryFn: ({ signal }) => call(listEndedAccounts, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useLeaver(personId: string) {
  return useQuery({
    queryKey: [...root, 'leaver', personId],
    queryFn: ({ signal }) => call(getLeaver, { personId }, { signal }),
    select: ({ item }) => item,
  });
}

/** People by name or unit, for the picker. */
export async function findPeople(search: string, signal: AbortSignal) {
  const { rows } = await call(searchPeople, { search, take: 15 }, { signal });
  return rows.map(({ id, name, positionName }) => ({ value: id, label: name, hint: positionName }));
}

/** Acts that need a reason. */
const reasonedActs = {
  force: forcePasswordChange,
  suspend: suspendAccount,
  close: closeAccount,
  restore: restoreAccount,
} as const;

export type ReasonedAct = keyof typeof reasonedActs;

function useLookAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: root });
}

export function useUnlock() {
  const onSuccess = useLookAgain();
  return useMutation({
    mutationFn: (personId: string) => call(unlockAccount, { personId }),
    onSuccess,
  });
}

export function useInviteAgain() {
  const onSuccess = useLookAgain();
  return useMutation({
    mutationFn: (personId: string) => call(inviteAgain, { personId }),
    onSuccess,
  });
}

/** Where a person is signed in now. */
export function useSessions(personId: string) {
  return useQuery({
    queryKey: [...root, 'sessions', personId],
    queryFn: ({ signal }) => call(listAccountSessions, { personId }, { signal }),
    select: ({ rows }) => rows,
  });
}

export function useEndSessions() {
  const onSuccess = useLookAgain();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof endAccountSessions>) => call(endAccountSessions, sent),
    onSuccess,
  });
}

export function useReasonedAct(act: ReasonedAct) {
  const onSuccess = useLookAgain();
  return useMutation({
    mutationFn: (sent: { readonly personId: string; readonly reason: string }) =>
      call(reasonedActs[act], sent) as Promise<unknown>,
    onSuccess,
  });
}

/** Confirmed by the password of whoever resets it. */
export function useResetFactor() {
  const onSuccess = useLookAgain();
  return useMutation({
    mutationFn: (sent: { readonly personId: string; readonly password: string }) =>
      call(resetSecondFactor, sent),
    onSuccess,
  });
}

export function useHandOver() {
  const onSuccess = useLookAgain();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof handOver>) => call(handOver, sent),
    onSuccess,
  });
}
