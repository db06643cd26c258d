import type { Caller, Handle } from '@sarn/platform-server';
import { AppError } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import { listAncestors } from '../unit.store.ts';

/** What an act is about, as far as scopes ask: its unit, and whose own it is. */
export interface ReachedThing {
  readonly unitId: string;
  /** The person whose own thing it is; left out where nobody owns such a thing. */
  readonly ownerId?: string;
  /** Kind of the register, where a right may be limited to some. */
  readonly kind?: string;
}

/**
 * Whether a permission of the caller reaches this thing: everywhere for a permission of the whole
 * agency, else by one of its units, a unit above, or because the thing is the caller's own.
 */
export async function reaches(
  h: Handle,
  caller: Caller,
  permission: string,
  { unitId, ownerId, kind }: ReachedThing,
): Promise<boolean> {
  if (!caller.permissions.has(permission)) return false;
  const limited = caller.reaches?.get(permission);
  if (limited === undefined) return true;
  const fitting = limited.filter(
    ({ only }) => !only || (kind !== undefined && only.includes(kind)),
  );
  const isNear = fitting.some(
    (one) => (one.scope === 'own' && ownerId === caller.id) || one.unitId === unitId,
  );
  const tops = fitting.filter(({ scope }) => scope === 'subtree').map((one) => one.unitId);
  if (isNear || tops.length === 0) return isNear;
  return (await listAncestors(h, unitId)).some((above) => tops.includes(above));
}

/**
 * Whether a permission of the caller reaches a person: one of the units in which the person has a
 * post that day, or themselves.
 *
 * @throws AppError 'platform.forbidden'
 */
export async function assertReachesPerson(
  h: Handle,
  caller: Caller,
  permission: string,
  { personId, day }: { readonly personId: string; readonly day: string },
): Promise<void> {
  if (caller.permissions.has(permission) && !caller.reaches?.has(permission)) return;
  const units = await unitsSql.all(h, personId, day);
  for (const { unitId } of units) {
    if (await reaches(h, caller, permission, { unitId, ownerId: personId })) return;
  }
  throw new AppError('platform.forbidden');
}

const unitsSql = statement(
  'post_holding.units-of-person',
  row<{ unitId: string }>({ unitId: 'uuid' }),
  ['uuid', 'date'],
  `select distinct p.unit_id "unitId" from post_holding h join post p on p.id = h.post_id
   where h.person_id = $1 and h.valid_from <= $2 and (h.valid_to is null or h.valid_to >= $2)`,
);
