import { getMe } from '@sarn/organisation/contract';
import { ErrorSummary, Skeleton, call, orWholeCopy } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ForbiddenPage } from './ForbiddenPage.tsx';

const permissionsChangeRarely = 60_000;

/** The permissions of the signed-in person, as the server reports them. */
export function usePermissions() {
  return useQuery({
    queryKey: ['identity', 'permissions'],
    queryFn: ({ signal }) =>
      orWholeCopy('permissions', async () => (await call(getMe, {}, { signal })).permissions),
    staleTime: permissionsChangeRarely,
  });
}

export interface RouteGateProps {
  /** Null: everybody who is signed in. */
  readonly permission: string | null;
  readonly children: ReactNode;
}

/**
 * Shows a page to people with its permission, and a notice to the others. Only for clarity: the
 * server checks every call of the page again.
 */
export function RouteGate({ permission, children }: RouteGateProps) {
  const held = usePermissions();
  if (permission === null) return children;
  if (held.isPending) return <Skeleton kind="block" />;
  if (held.isError) return <ErrorSummary error={held.error} onRetry={() => void held.refetch()} />;
  return held.data.includes(permission) ? children : <ForbiddenPage />;
}
