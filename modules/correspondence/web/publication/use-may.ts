import { getMe } from '@sarn/organisation/contract';
import { call } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

const changeRarely = 60_000;

/** Whether the reader holds a permission; false until known. The server checks it again. */
export function useMay(permission: string): boolean {
  const held = useQuery({
    // The query key of the page check in apps/web, so that one answer serves both.
    queryKey: ['identity', 'permissions'],
    queryFn: async ({ signal }) => (await call(getMe, {}, { signal })).permissions,
    staleTime: changeRarely,
  });
  return held.data?.includes(permission) ?? false;
}
