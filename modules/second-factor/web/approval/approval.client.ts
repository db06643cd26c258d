import { beginApproval, getSecondFactor, giveApproval } from '@sarn/second-factor/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery } from '@tanstack/react-query';

/** Whether the person has a passkey that this browser may be able to use. */
export function useHasPasskey(): boolean {
  const { data } = useQuery({
    queryKey: ['identity', 'second-factor'],
    queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }),
    enabled: typeof PublicKeyCredential === 'function',
    staleTime: 5 * 60_000,
  });
  return data !== undefined && data.passkeys.isOffered && data.passkeys.rows.length > 0;
}

/** Lets the browser ask for the finger, face or PIN. Its result is what is sent with the act. */
export function useApprove(onGiven: (approval: string) => void) {
  return useMutation({
    mutationFn: async () => {
      // Loaded only by those who have a passkey.
      const [{ options }, { signWithPasskey }] = await Promise.all([
        call(beginApproval, {}),
        import('../passkey-browser.ts'),
      ]);
      const { approval } = await call(giveApproval, { response: await signWithPasskey(options) });
      return approval;
    },
    onSuccess: onGiven,
  });
}
