import { revokeSession } from '@sarn/authentication/contract';
import {
  addPasskey,
  beginOneTimeCodes,
  beginPasskey,
  confirmOneTimeCodes,
  getSecondFactor,
  removeOneTimeCodes,
  removePasskey,
  renewRecoveryCodes,
  resetSecondFactor,
} from '@sarn/second-factor/contract';
import { searchPeople } from '@sarn/organisation/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { makePasskey } from './passkey-browser.ts';

const keys = {
  state: ['identity', 'second-factor'] as const,
  account: ['identity', 'account'] as const,
  sessions: ['identity', 'sessions'] as const,
};

/** What confirms a change. */
export interface Given {
  readonly password: string;
  readonly code: string;
}

/** What the person has set up, and what the deployment offers. */
export function useSecondFactor() {
  return useQuery({
    queryKey: keys.state,
    queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }),
  });
}

/** A change after which all queries of the second factor are read again. */
function useChange<I, O>(work: (input: I) => Promise<O>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSettled: () =>
      Promise.all(Object.values(keys).map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
}

/** Makes a key for the app; needs the password. */
export const useBeginApp = () =>
  useMutation({ mutationFn: (password: string) => call(beginOneTimeCodes, { password }) });

/** Sets the app up by its first code. */
export const useConfirmApp = () => useChange((code: string) => call(confirmOneTimeCodes, { code }));

/** Removes the app. */
export const useRemoveApp = () => useChange((given: Given) => call(removeOneTimeCodes, given));

/** Makes new recovery codes; the old ones become invalid. */
export const useRenewCodes = () => useChange((given: Given) => call(renewRecoveryCodes, given));

/** Gets options from the server, lets the browser make a passkey, and stores it. */
export const useAddPasskey = () =>
  useChange(async ({ password, name }: { password: string; name: string }) => {
    const { options } = await call(beginPasskey, { password });
    return call(addPasskey, { name, response: await makePasskey(options) });
  });

/** Removes a passkey. */
export const useRemovePasskey = () =>
  useChange((sent: { passkeyId: string; password: string }) => call(removePasskey, sent));

/** Ends a session that was begun before, by its id. */
export const useEndEarlier = () =>
  useChange((sessionId: string) => call(revokeSession, { sessionId }));

/** Removes every factor of another person. */
export const useResetPerson = () =>
  useMutation({
    mutationFn: (sent: { personId: string; password: string }) => call(resetSecondFactor, sent),
  });

/** People by name or unit, for the picker. */
export async function findPeople(text: string, signal: AbortSignal) {
  const { rows } = await call(searchPeople, { search: text, take: 15 }, { signal });
  return rows.map(({ id, name, positionName }) => ({ value: id, label: name, hint: positionName }));
}
