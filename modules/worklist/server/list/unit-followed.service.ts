import type { Dependencies } from '@sarn/document/server';
import { receivingUnitOf } from '@sarn/organisation/contract';
import type { FollowedBy, FollowedUnit } from '@sarn/organisation/contract';
import type { Tx } from '@sarn/platform-server';
import { giveViews } from './view.store.ts';

/**
 * Views that are shared with an ended unit are shared with the unit that goes on. What a view filters by stays: a
 * register of the ended unit and what it sent are still found.
 */
export async function viewsFollowUnit(
  { platform: { audit } }: Dependencies,
  tx: Tx,
  followed: FollowedUnit,
  by: FollowedBy,
): Promise<void> {
  const receiver = receivingUnitOf(followed);
  if (receiver === undefined) return;
  const views = await giveViews(tx, followed.unitId, receiver);
  await audit.writeAll(
    tx,
    views.map(({ id, area, name }) => ({
      ...{ act: 'registry.view-save', callerId: by.id, requestId: by.requestId },
      subject: { kind: 'view', id },
      detail: { area, name, from: followed.unitId, unitId: receiver, reason: followed.reason },
    })),
  );
}
