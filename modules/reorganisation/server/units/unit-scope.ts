import { AppError } from '@sarn/kernel';
import { placesOf, reaches } from '@sarn/organisation/server';
import type { ReachedPlaces } from '@sarn/organisation/server';
import type { Caller, Handle, SignedContext } from '@sarn/platform-server';
import { unitPermissions } from '../../contract/index.ts';

type Asker = Pick<SignedContext, 'caller'>;

const keepsAll = ({ permissions }: Caller): boolean =>
  permissions.has(unitPermissions.organisation);

/** The units whose sections the caller keeps, by the scope of the grant; null for the whole agency. */
export const scopeOf = ({ caller }: Asker): ReachedPlaces | null =>
  keepsAll(caller) ? null : placesOf(caller, unitPermissions.sections);

/** Whether the caller keeps the sections of a unit. */
export async function isInScope(h: Handle, { caller }: Asker, unitId: string): Promise<boolean> {
  return keepsAll(caller) || (await reaches(h, caller, unitPermissions.sections, { unitId }));
}

/** @throws 'reorganisation.outside-scope' for a unit that the grant of the caller does not reach */
export async function assertInScope(h: Handle, asker: Asker, unitId: string): Promise<void> {
  if (!(await isInScope(h, asker, unitId))) throw new AppError('reorganisation.outside-scope');
}
