import { getMe } from '@sarn/organisation/contract';
import { call } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

/** The signed-in person. */
export const useMe = () =>
  useQuery({
    queryKey: ['identity', 'me'],
    queryFn: ({ signal }) => call(getMe, {}, { signal }),
    select: ({ person }) => person,
    staleTime: 5 * 60_000,
  });
