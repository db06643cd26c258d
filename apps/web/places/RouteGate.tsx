import { getMe } from '@sarn/organisation/contract';
import { ErrorSummary, Skeleton, call, orWholeCopy } from '@sarn/platform-web';
import type { WebSettingsScreen } from '@sarn/platform-web';
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

/** Those of the permissions that reach only some units. */
function useLimited() {
  return useQuery({
    queryKey: ['identity', 'permissions', 'limited'],
    queryFn: async ({ signal }) => (await call(getMe, {}, { signal })).limited ?? [],
    staleTime: permissionsChangeRarely,
  });
}

/** The settings screens that this person's permissions reach, as far as it is known. */
export function useReached<S extends Pick<WebSettingsScreen, 'permission' | 'hasScopes'>>(
  screens: readonly S[],
): readonly S[] {
  const limited = useLimited().data ?? [];
  return screens.filter(
    ({ permission, hasScopes }) => hasScopes === true || !limited.includes(permission),
  );
}

export interface RouteGateProps {
  /** One of them is enough. Null: everybody who is signed in. */
  readonly permission: string | readonly string[] | null;
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
  const wanted = typeof permission === 'string' ? [permission] : permission;
  if (wanted.some((one) => held.data.includes(one))) return children;
  const [missing] = wanted;
  return <ForbiddenPage {...(missing && { params: { permission: missing } })} />;
}
