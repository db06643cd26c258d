import { getMe } from '@sarn/organisation/contract';
import { call } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

const keys = { me: ['identity', 'me'] as const };

/** The signed-in person with posts, permissions and session. */
export function useMe() {
  return useQuery({
    queryKey: keys.me,
    queryFn: ({ signal }) => call(getMe, {}, { signal }),
    staleTime: 5 * 60_000,
  });
}
