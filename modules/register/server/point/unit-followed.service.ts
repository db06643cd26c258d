import { buddhistYear, civilDateAt } from '@sarn/kernel';
import type { Dependencies } from '@sarn/document/server';
import { receivingUnitOf } from '@sarn/organisation/contract';
import type { FollowedBy, FollowedUnit } from '@sarn/organisation/contract';
import { tellChangeToAll } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import { partKinds, sharedParts } from '../../contract/index.ts';
import type { PointField } from '../../contract/index.ts';
import { lockNumbering } from '../closing.store.ts';
import { isSharedInRing } from '../share/share.rules.ts';
import { sharesAfter } from '../share/unit-followed.rules.ts';
import type { Share } from '../share/share.rules.ts';
import { tellShares } from '../share/sharing-units.ts';
import { listCounted, listShares, putShares } from '../share/share.store.ts';
import { pointsAbove, structureOf } from './point.rules.ts';
import type { Structure } from './point.rules.ts';
import { listCovers, listPointUnits } from './point.store.ts';
import { listSetPoints, putNeighbours } from './set-points.store.ts';
import type { ChangedPoint } from './set-points.store.ts';
import { pointsAfter } from './unit-followed.rules.ts';

interface Change {
  readonly field: PointField;
  readonly from: string;
  readonly to: string;
}

/**
 * Registration points and the registers that they share go on with the units that follow one: where documents are
 * received, and which register counts.
 */
export async function pointsFollowUnit(
  deps: Dependencies,
  tx: Tx,
  followed: FollowedUnit,
  by: FollowedBy,
): Promise<void> {
  const { audit, clock, live } = deps.platform;
  await lockNumbering(tx);
  const [now, day] = [clock.now().toISOString(), civilDateAt(clock.now())];
  const rows = await listPointUnits(tx, day);
  const names = new Map(rows.map(({ id, name }) => [id, name])).set(
    followed.unitId,
    followed.unitName,
  );
  const structure = structureOf(rows, await listCovers(tx));
  const actor = { id: by.id, at: now };
  const changes = [
    ...(await neighboursFollow(tx, structure, followed, { names, by: actor })),
    ...(await sharesFollow(deps, tx, structure, followed, { names, by: actor, day })),
  ];
  const ofPoints = Map.groupBy(changes, ([unitId]) => unitId);
  await audit.writeAll(
    tx,
    [...ofPoints].map(([id, found]) => ({
      ...{ act: 'registry.point-set', callerId: by.id, requestId: by.requestId },
      subject: { kind: 'registration-point', id },
      detail: { reason: followed.reason, changes: found.map(([, change]) => change) },
    })),
  );
  if (changes.length === 0) return;
  tx.afterCommit(() => tellChangeToAll(live, { kind: 'settings', id: 'registration-point' }));
}

interface About {
  readonly names: ReadonlyMap<string, string>;
  readonly by: { readonly id: string; readonly at: string };
}

type Changes = (readonly [unitId: string, Change])[];

async function neighboursFollow(
  tx: Tx,
  structure: Structure,
  followed: FollowedUnit,
  { names, by }: About,
): Promise<Changes> {
  const before = await listSetPoints(tx);
  const after = pointsAfter(before, structure, followed);
  const changed = after.filter((point, at) => !isSame(point, before[at]));
  if (changed.length === 0) return [];
  await putNeighbours(tx, changed, by);
  const told = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? '–').join(', ');
  return changed.flatMap((point) => {
    const former = before.find(({ unitId }) => unitId === point.unitId) ?? point;
    const through = ({ throughId }: ChangedPoint) => told(throughId === null ? [] : [throughId]);
    const all: readonly Change[] = [
      { field: 'through', from: through(former), to: through(point) },
      { field: 'covers', from: told(former.coverIds), to: told(point.coverIds) },
    ];
    return all.flatMap((one) => (one.from === one.to ? [] : [[point.unitId, one] as const]));
  });
}

const isSame = (one: ChangedPoint, other: ChangedPoint | undefined): boolean =>
  one.throughId === other?.throughId && one.coverIds.join() === other.coverIds.join();

async function sharesFollow(
  deps: Dependencies,
  tx: Tx,
  structure: Structure,
  followed: FollowedUnit,
  { names, by, day }: About & { readonly day: string },
): Promise<Changes> {
  const receiver = receivingUnitOf(followed);
  const shares = await listShares(tx);
  const isNamed = shares.some(({ withId }) => withId === followed.unitId);
  if (receiver === undefined || !isNamed) return [];
  const year = buddhistYear(day);
  const wanted = sharesAfter(shares, followed, {
    year,
    counted: await listCounted(tx, receiver, year),
    isThere: (unitId) => structure.units.has(unitId),
    isAbove: (unitId, other) => pointsAbove(structure, unitId).includes(other),
  });
  const isRing = (share: Share) => isSharedInRing([...shares, ...wanted], share, share.fromYear);
  const possible = wanted.filter((share) => !isRing(share));
  await putShares(tx, possible, by);
  await tellShares(deps, tx);
  const parts = sharedParts.map((part) => [part, partKinds[part][0]] as const);
  return possible.flatMap(({ unitId, kind, withId }) => {
    const [part] = parts.find(([, first]) => first === kind) ?? [];
    // Circulars go with the letters sent, and are not told by themselves.
    if (part === undefined) return [];
    const to = withId === null ? '' : (names.get(withId) ?? '–');
    return [[unitId, { field: `share-${part}`, from: followed.unitName, to }] as const];
  });
}
