import { downloadMyData, getDirectoryAccount, markDirectoryAccount } from '@sarn/account/contract';
import { getAccount, listSessions, revokeSession } from '@sarn/authentication/contract';
import { call, download, isStale, saveBlob } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const keys = {
  directory: (id: string) => ['identity', 'directory', id] as const,
  account: ['identity', 'account'] as const,
  // Changing the password, in authentication, ends the other sessions and fetches the list anew.
  sessions: ['identity', 'sessions'] as const,
};

/** How the password of a person's account is verified, for administrators. */
export function useDirectoryAccount(personId: string) {
  return useQuery({
    queryKey: keys.directory(personId),
    queryFn: ({ signal }) =>
      call(getDirectoryAccount, { personId }, { signal }).then(({ item }) => item),
  });
}

export const readDirectoryAccount = async (personId: string) =>
  (await call(getDirectoryAccount, { personId })).item;

/** Moves the password of a person to the directory; with an empty name, back to this system. */
export function useMarkDirectoryAccount(personId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: { readonly directoryName: string; readonly seen: string }) =>
      call(markDirectoryAccount, { personId, ...sent }),
    onSuccess: ({ item }) => cache.setQueryData(keys.directory(personId), item),
    onError: (error) =>
      void (isStale(error) && cache.invalidateQueries({ queryKey: keys.directory(personId) })),
  });
}

/** One's own account: names, ways to sign in, last sign-ins. */
export function useAccount() {
  return useQuery({
    queryKey: keys.account,
    queryFn: ({ signal }) => call(getAccount, {}, { signal }),
  });
}

/** Saves all data held on the reader as a file. */
export function useDownloadMyData() {
  return useMutation({
    mutationFn: async () => {
      const { blob, fileName } = await download(downloadMyData, {});
      saveBlob(blob, fileName);
    },
  });
}

/** One's own live sessions, newest first. */
export function useOwnSessions() {
  return useQuery({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  });
}

/** Ends one of one's own sessions, by its id. */
export function useRevokeSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => call(revokeSession, { sessionId }),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.sessions }),
  });
}
