import { downloadMyData, getDirectoryAccount, markDirectoryAccount } from '@sarn/account/contract';
import { getAccount, listSessions, revokeSession } from '@sarn/authentication/contract';
import { call, download, saveBlob } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const keys = {
  directory: (id: string) => ['identity', 'directory', id] as const,
  account: ['identity', 'account'] as const,
  // The change of the password, in authentication, ends the other ones and asks for them anew.
  sessions: ['identity', 'sessions'] as const,
};

/** How the account of a person proves its password, for administrators. */
export function useDirectoryAccount(personId: string) {
  return useQuery({
    queryKey: keys.directory(personId),
    queryFn: ({ signal }) =>
      call(getDirectoryAccount, { personId }, { signal }).then(({ item }) => item),
  });
}

/** Leaves the password of a person to the directory, or with an empty name takes it back. */
export function useMarkDirectoryAccount(personId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (directoryName: string) => call(markDirectoryAccount, { personId, directoryName }),
    onSuccess: ({ item }) => cache.setQueryData(keys.directory(personId), item),
  });
}

/** The own account: names, ways to sign in, last sign-ins. */
export function useAccount() {
  return useQuery({
    queryKey: keys.account,
    queryFn: ({ signal }) => call(getAccount, {}, { signal }),
  });
}

/** Saves everything held on the own person as a file. */
export function useDownloadMyData() {
  return useMutation({
    mutationFn: async () => {
      const { blob, fileName } = await download(downloadMyData, {});
      saveBlob(blob, fileName);
    },
  });
}

/** The own live sessions, newest first. */
export function useOwnSessions() {
  return useQuery({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  });
}

/** Ends one of the own sessions, by its id. */
export function useRevokeSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => call(revokeSession, { sessionId }),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.sessions }),
  });
}
