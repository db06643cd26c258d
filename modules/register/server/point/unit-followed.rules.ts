import { receivingUnitOf } from '@sarn/organisation/contract';
import type { FollowedUnit } from '@sarn/organisation/contract';
import { isInRing } from './point.rules.ts';
import type { Structure } from './point.rules.ts';
import type { ChangedPoint } from './set-points.store.ts';

type Followed = Pick<FollowedUnit, 'unitId' | 'followedBy'>;

/**
 * The set points as they are after a unit was merged, dissolved or split.
 *
 * Its parts are received for where it was; a part with a clerk is a point itself. In the place of an ended point
 * stands the one that receives for the unit that goes on: other points receive through it, or through the one after
 * it where that would be a ring, and it receives for the same units. A point that the agency did not set receives
 * for those below it and cannot be given others: units that nobody receives for then are faults of the structure.
 *
 * @param structure the points of today, without the ended unit
 */
export function pointsAfter(
  points: readonly ChangedPoint[],
  structure: Structure,
  followed: Followed,
): ChangedPoint[] {
  const receiver = receivingUnitOf(followed);
  if (receiver === undefined) return withParts(points, structure, followed);
  const ended = points.find(({ unitId }) => unitId === followed.unitId);
  const [target] = structure.pointsOf.get(receiver) ?? [];
  const takes = target !== undefined && structure.units.get(target)?.isSet === true;
  const moved = (ended?.coverIds ?? []).filter(
    (id) => takes && id !== target && structure.units.has(id),
  );
  return points.map((point): ChangedPoint => {
    const coverIds = point.coverIds.filter((id) => id !== followed.unitId);
    if (point.unitId === followed.unitId) {
      return { ...point, coverIds: coverIds.filter((id) => !moved.includes(id)) };
    }
    const gained = point.unitId === target ? moved : [];
    const next = { ...point, coverIds: [...new Set([...coverIds, ...gained])] };
    if (point.throughId !== followed.unitId) return next;
    const ways = [target, ended?.throughId ?? undefined];
    return { ...next, throughId: ways.find((id) => isPossible(structure, point, id)) ?? null };
  });
}

function withParts(
  points: readonly ChangedPoint[],
  { units }: Structure,
  { unitId, followedBy }: Followed,
): ChangedPoint[] {
  const parts = followedBy.filter((id) => id !== unitId && units.get(id)?.isPoint === false);
  return points.map((point) =>
    point.coverIds.includes(unitId)
      ? { ...point, coverIds: [...new Set([...point.coverIds, ...parts])] }
      : point,
  );
}

function isPossible(
  structure: Structure,
  { unitId }: ChangedPoint,
  throughId: string | undefined,
): boolean {
  const unit = structure.units.get(unitId);
  if (throughId === undefined || throughId === unitId) return false;
  if (structure.units.get(throughId)?.isPoint !== true) return false;
  if (!unit) return true;
  const units = new Map(structure.units).set(unitId, { ...unit, throughId });
  return !isInRing({ ...structure, units }, unitId);
}
