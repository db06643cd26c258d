import { changePassword, getAccount, requestPdpa } from '@sarn/authentication/contract';
import { call } from '@sarn/platform-web';
import { agreementSent } from './session/user.wire.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

// Pages of other modules use the same query keys.
const keys = {
  account: ['identity', 'account'] as const,
  sessions: ['identity', 'sessions'] as const,
};

/** Changes the own password; the other sessions end with it. */
export function useChangePassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: { currentPassword: string; newPassword: string }) =>
      call(changePassword, sent),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** Stores that the person agrees to the personal-data policy. */
export function useAgreePdpa() {
  return useMutation({
    mutationFn: () => call(requestPdpa, agreementSent),
  });
}

/** The own account: names, ways to sign in, last sign-ins. */
export function useAccount() {
  return useQuery({
    queryKey: keys.account,
    queryFn: ({ signal }) => call(getAccount, {}, { signal }),
  });
}
