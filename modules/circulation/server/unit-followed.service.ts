import { holdOwner } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { receivingUnitOf, nameAtReceivingUnit, withFollowers } from '@sarn/organisation/contract';
import type { FollowedBy, FollowedUnit } from '@sarn/organisation/contract';
import type { Tx } from '@sarn/platform-server';
import { longestGroupName } from '../contract/index.ts';
import { listGroupRows, lockGroupsOfUnit, upsertGroup } from './group.store.ts';
import type { GroupRow } from './group.store.ts';

/**
 * Groups of recipients name the units that follow one, and the unit that goes on keeps those of an ended unit.
 * Without a successor the unit above is not named in its place: everybody below it would get the documents of a
 * few. There the ended unit stays named, and sending leaves it out.
 */
export async function recipientGroupsFollowUnit(
  { platform: { audit, clock } }: Dependencies,
  tx: Tx,
  followed: FollowedUnit,
  by: FollowedBy,
): Promise<void> {
  const receiver = receivingUnitOf(followed);
  if (receiver !== undefined) await holdOwner(tx, receiver);
  const named = receiver === undefined ? [] : await listGroupRows(tx, [receiver]);
  const taken = new Set(named.map(({ name }) => name));
  const at = clock.now().toISOString();
  for (const before of await lockGroupsOfUnit(tx, followed.unitId)) {
    const after = atReceivingUnit(withUnits(before, followed), followed, taken);
    if (!isChanged(before, after)) continue;
    if (after.unitId === receiver) taken.add(after.name);
    await upsertGroup(tx, after, { personId: by.id, at });
    await audit.write(tx, {
      ...{ act: 'registry.group-save', callerId: by.id, requestId: by.requestId },
      subject: { kind: 'recipient-group', id: after.id },
      detail: { before, after, reason: followed.reason },
    });
  }
}

const withUnits = (group: GroupRow, followed: FollowedUnit): GroupRow =>
  followed.isLeftToUnitAbove
    ? group
    : { ...group, unitIds: withFollowers(group.unitIds, followed) };

function atReceivingUnit(
  group: GroupRow,
  followed: FollowedUnit,
  taken: ReadonlySet<string>,
): GroupRow {
  const unitId = receivingUnitOf(followed);
  if (unitId === undefined || group.unitId !== followed.unitId) return group;
  const name = nameAtReceivingUnit(group.name, followed, { taken, most: longestGroupName });
  return { ...group, unitId, name };
}

const isChanged = (before: GroupRow, after: GroupRow): boolean =>
  before.unitId !== after.unitId || before.unitIds.join() !== after.unitIds.join();
