import { holdOwner } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { nameAtReceivingUnit, receivingUnitOf } from '@sarn/organisation/contract';
import type { FollowedBy, FollowedUnit } from '@sarn/organisation/contract';
import type { Tx } from '@sarn/platform-server';
import { longestListName } from '../contract/index.ts';
import { withUnitsFollowing } from './member.rules.ts';
import { listNamesAt, lockTemplatesNaming, putFollowed } from './template.store.ts';
import type { TemplateRow } from './template.store.ts';

/**
 * Lists of recipients name the units that follow one, those that people keep for themselves too; and the unit that
 * goes on keeps those of an ended unit.
 */
export async function routeListsFollowUnit(
  { platform: { audit, clock } }: Dependencies,
  tx: Tx,
  followed: FollowedUnit,
  by: FollowedBy,
): Promise<void> {
  const { unitId, reason } = followed;
  const receiver = receivingUnitOf(followed);
  if (receiver !== undefined) await holdOwner(tx, receiver);
  const taken = receiver === undefined ? [] : await listNamesAt(tx, receiver);
  const changes: { readonly before: TemplateRow; readonly after: TemplateRow }[] = [];
  for (const before of await lockTemplatesNaming(tx, unitId)) {
    const members = withUnitsFollowing(before.members, followed);
    const after = atReceivingUnit({ ...before, members }, followed, taken);
    if (after.unitId === before.unitId && members === before.members) continue;
    if (after.unitId === receiver) taken.push(after);
    changes.push({ before, after });
  }
  if (changes.length === 0) return;
  await putFollowed(
    tx,
    changes.map(({ after }) => after),
    {
      ...{ from: unitId, by: by.id, at: clock.now().toISOString() },
      ...(receiver === undefined ? {} : { to: receiver }),
    },
  );
  await audit.writeAll(
    tx,
    changes.map(({ before, after }) => ({
      ...{ act: 'registry.template-save', callerId: by.id, requestId: by.requestId },
      subject: { kind: 'route-template', id: after.id },
      detail: { before, after, reason },
    })),
  );
}

/** @param taken lists of the unit that goes on; each purpose has names of its own */
function atReceivingUnit(
  list: TemplateRow,
  followed: FollowedUnit,
  taken: readonly Pick<TemplateRow, 'purpose' | 'name'>[],
): TemplateRow {
  const unitId = receivingUnitOf(followed);
  if (unitId === undefined || list.unitId !== followed.unitId) return list;
  const names = new Set(taken.flatMap((one) => (one.purpose === list.purpose ? [one.name] : [])));
  const name = nameAtReceivingUnit(list.name, followed, { taken: names, most: longestListName });
  return { ...list, unitId, name };
}
