import {
  approveAccountRequest,
  declineAccountRequest,
  listAccountRequests,
} from '@sarn/authentication/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['identity', 'account-requests'] as const;

/** Requests that wait, or those decided recently. */
export function useAccountRequests(status: 'open' | 'decided') {
  return useQuery({
    queryKey: [...root, status],
    queryFn: ({ signal }) => call(listAccountRequests, { status }, { signal }),
  });
}

export type RequestDecision =
  | { readonly way: 'approve'; readonly username: string; readonly employeeCode: string }
  | { readonly way: 'decline'; readonly note: string };

/** Decides about a request; both lists are read again. */
export function useDecideRequest(requestId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ way, ...sent }: RequestDecision) =>
      way === 'approve'
        ? call(approveAccountRequest, { requestId, username: '', employeeCode: '', ...sent })
        : call(declineAccountRequest, { requestId, ...sent }),
    onSettled: () => cache.invalidateQueries({ queryKey: root }),
  });
}
