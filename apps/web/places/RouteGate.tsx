import { useMe } from '@sarn/organisation/web';
import { ErrorSummary, Skeleton } from '@sarn/platform-web';
import type { WebSettingsScreen } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { ForbiddenPage } from './ForbiddenPage.tsx';

/** The settings screens that this person's permissions reach, as far as it is known. */
export function useReached<S extends Pick<WebSettingsScreen, 'permission' | 'hasScopes'>>(
  screens: readonly S[],
): readonly S[] {
  const limited = useMe().data?.limited ?? [];
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
  const held = useMe();
  if (permission === null) return children;
  if (held.isPending) return <Skeleton kind="block" />;
  if (held.isError) return <ErrorSummary error={held.error} onRetry={() => void held.refetch()} />;
  const wanted = typeof permission === 'string' ? [permission] : permission;
  if (wanted.some((one) => held.data.permissions.includes(one))) return children;
  const [missing] = wanted;
  return <ForbiddenPage {...(missing && { params: { permission: missing } })} />;
}
