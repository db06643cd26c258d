import { AppError, civilDateAt } from '@sarn/kernel';
import { organisationPermissions } from '@sarn/organisation/contract';
import { assertReachesPerson, placesOf, reaches } from '@sarn/organisation/server';
import type { Handle, SignedContext } from '@sarn/platform-server';
import type { Personnel } from '../needs.ts';
import { listPeopleIn, listUnitsIn } from '../people/people.store.ts';
import type { KeptUnit } from '../people/people.store.ts';

const permission = organisationPermissions.manage;
type Asker = Pick<SignedContext, 'caller'>;

/** @throws AppError 'platform.forbidden' for a person of no unit that the grant of the caller reaches */
export const assertKeeps = (
  { platform: { clock } }: Personnel,
  h: Handle,
  { caller }: Asker,
  personId: string,
): Promise<void> =>
  assertReachesPerson(h, caller, permission, { personId, day: civilDateAt(clock.now()) });

/** @throws AppError 'platform.forbidden' for a unit that the grant of the caller does not reach */
export async function assertKeepsUnit(h: Handle, { caller }: Asker, unitId: string): Promise<void> {
  if (await reaches(h, caller, permission, { unitId })) return;
  throw new AppError('platform.forbidden', { permission, held: 'in-part' });
}

/** Units valid today that the grant of the caller reaches. */
export const keptUnits = (
  { platform: { clock } }: Personnel,
  h: Handle,
  { caller }: Asker,
): Promise<KeptUnit[]> => listUnitsIn(h, placesOf(caller, permission), civilDateAt(clock.now()));

/** Those of the people whom the grant of the caller reaches. */
export async function keptOf<R extends { readonly personId: string }>(
  { platform: { clock } }: Personnel,
  h: Handle,
  { caller }: Asker,
  rows: readonly R[],
): Promise<R[]> {
  const places = placesOf(caller, permission);
  if (places === null) return [...rows];
  const kept = new Set(await listPeopleIn(h, places, civilDateAt(clock.now())));
  return rows.filter(
    ({ personId }) => kept.has(personId) || (places.isOwn && personId === caller.id),
  );
}
