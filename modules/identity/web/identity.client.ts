import {
  changePassword,
  getMe,
  listSessions,
  requestPdpa,
  revokeSession,
} from '@sarn/identity/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const keys = {
  me: ['identity', 'me'] as const,
  sessions: ['identity', 'sessions'] as const,
};

/** The signed-in person with his posts, permissions and session. */
export function useMe() {
  return useQuery({
    queryKey: keys.me,
    queryFn: ({ signal }) => call(getMe, {}, { signal }),
    staleTime: 5 * 60_000,
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

/** Changes the own password; the other sessions end with it. */
export function useChangePassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: { currentPassword: string; newPassword: string }) =>
      call(changePassword, sent),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** Keeps that the person agrees to the personal-data policy. */
export function useAgreePdpa() {
  return useMutation({
    mutationFn: () => call(requestPdpa, { F_IS_AGREE_PDPA: true, F_IS_AGREE: true }),
  });
}
