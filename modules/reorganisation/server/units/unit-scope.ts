import { AppError, civilDateAt } from '@sarn/kernel';
import type { Handle, SignedContext } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { unitPermissions } from '../../contract/index.ts';

type Asker = Pick<SignedContext, 'caller'>;

/**
 * The units below which the caller may keep sections: those of the own posts, without posts held by
 * an order of acting; null for the whole agency.
 */
export async function scopeOf(
  deps: Dependencies,
  h: Handle,
  { caller }: Asker,
): Promise<string[] | null> {
  if (caller.permissions.has(unitPermissions.organisation)) return null;
  const today = civilDateAt(deps.platform.clock.now());
  const posts = await deps.organisation.postsOf(h, caller.id, today);
  const own = posts.filter(({ acting, actingPhrase }) => !acting && actingPhrase === null);
  return [...new Set(own.map(({ unitId }) => unitId))];
}

/** @throws 'reorganisation.outside-scope' for a unit that is neither the caller's nor below it */
export async function assertInScope(
  deps: Dependencies,
  h: Handle,
  asker: Asker,
  unitId: string,
): Promise<void> {
  const scope = await scopeOf(deps, h, asker);
  if (scope === null) return;
  const line = await deps.organisation.ancestors(h, unitId);
  if (!line.some((id) => scope.includes(id))) throw new AppError('reorganisation.outside-scope');
}
