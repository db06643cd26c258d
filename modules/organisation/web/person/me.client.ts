import { getMe } from '@sarn/organisation/contract';
import { call, orWholeCopy } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

/** For whoever changes what is told of the signed-in person: this query is then stale. */
export const meKey = ['identity', 'me'] as const;

const minute = 60_000;

/**
 * The signed-in person, with posts, permissions and session. One query for all pages: each of its own
 * would ask the server again, and would not know what another one learned.
 */
export function useMe() {
  return useQuery({
    queryKey: meKey,
    queryFn: ({ signal }) => orWholeCopy('me', () => call(getMe, {}, { signal })),
    // Rights change rarely, and their change makes the query stale.
    staleTime: minute,
  });
}
