import { apiScopes } from '@sarn/kernel';
import type { ApiScope, Endpoint } from '@sarn/kernel';

/** What each scope opens, read from the calls themselves. */
export interface ScopeTable {
  /** `GET /identity/units`, by scope, in the order of the calls; without the calls of every scope. */
  readonly calls: ReadonlyMap<ApiScope, readonly string[]>;
  /** The permissions that the calls of these scopes ask for. */
  permissionsOf(scopes: readonly ApiScope[]): ReadonlySet<string>;
}

export function scopeTable(endpoints: readonly Endpoint[]): ScopeTable {
  const scoped = endpoints.filter(({ scopes }) => scopes && scopes.length < apiScopes.length);
  const of = (scope: ApiScope) => scoped.filter(({ scopes }) => scopes?.includes(scope));
  return {
    calls: new Map(
      apiScopes.map((scope) => [scope, of(scope).map(({ method, path }) => `${method} ${path}`)]),
    ),
    permissionsOf: (scopes) =>
      new Set(
        scopes.flatMap((scope) => of(scope).map(({ access }) => access)).filter(isPermission),
      ),
  };
}

/** The first of these scopes that opens nothing. */
export const idleScope = (
  { calls }: ScopeTable,
  scopes: readonly ApiScope[],
): ApiScope | undefined => scopes.find((scope) => (calls.get(scope) ?? []).length === 0);

const isPermission = (access: string): boolean => !['public', 'session'].includes(access);
