import type { Caller, Handle } from '@sarn/platform-server';
import { AppError } from '@sarn/kernel';
import { listUnitsOfPerson } from './reach.store.ts';
import { listAncestors } from '../unit.store.ts';

/** What an act is about, as far as scopes ask: its unit, and whose own it is. */
export interface ReachedSubject {
  readonly unitId: string;
  /** The person whose own thing it is; left out where nobody owns such a subject. */
  readonly ownerId?: string;
  /** Kind of the register, where a right may be limited to some. */
  readonly kind?: string;
}

/**
 * Whether a permission of the caller reaches this subject: everywhere for a permission of the whole
 * agency, else by one of its units, a unit above, or because the subject is the caller's own.
 */
export async function reaches(
  h: Handle,
  caller: Caller,
  permission: string,
  { unitId, ownerId, kind }: ReachedSubject,
): Promise<boolean> {
  if (!caller.permissions.has(permission)) return false;
  const limited = caller.reaches?.get(permission);
  if (limited === undefined) return true;
  const fitting = limited.filter(
    ({ only }) => !only || (kind !== undefined && only.includes(kind)),
  );
  const isNear = fitting.some(
    (one) => (one.scope === 'own' && ownerId === caller.id) || one.placeId === unitId,
  );
  const tops = fitting.filter(({ scope }) => scope === 'subtree').map((one) => one.placeId);
  if (isNear || tops.length === 0) return isNear;
  return (await listAncestors(h, unitId)).some((above) => tops.includes(above));
}

/** Units that a permission reaches, for statements that list. */
export interface ReachedPlaces {
  /** With all units below them. */
  readonly tops: readonly string[];
  /** Alone. */
  readonly units: readonly string[];
  /** What is the caller's own, too. */
  readonly isOwn: boolean;
}

/** Where a permission of the caller reaches; null for the whole agency. */
export function placesOf(caller: Caller, permission: string): ReachedPlaces | null {
  const limited = caller.reaches?.get(permission);
  if (limited === undefined && caller.permissions.has(permission)) return null;
  const of = (scope: 'subtree' | 'unit') =>
    (limited ?? []).flatMap((one) => (one.scope === scope && one.placeId ? [one.placeId] : []));
  const isOwn = (limited ?? []).some(({ scope }) => scope === 'own');
  return { tops: of('subtree'), units: of('unit'), isOwn };
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
  const units = await listUnitsOfPerson(h, personId, day);
  for (const { unitId } of units) {
    if (await reaches(h, caller, permission, { unitId, ownerId: personId })) return;
  }
  throw new AppError('platform.forbidden', { permission, held: 'in-part' });
}
