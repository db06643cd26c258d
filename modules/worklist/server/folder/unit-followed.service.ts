import { holdOwner } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { receivingUnitOf, nameAtReceivingUnit } from '@sarn/organisation/contract';
import type { FollowedBy, FollowedUnit } from '@sarn/organisation/contract';
import type { Tx } from '@sarn/platform-server';
import { folderLimits } from '../../contract/index.ts';
import { giveFolder, listUnitFoldersForUpdate } from './folder.store.ts';

/**
 * The folders of an ended unit are kept by the unit that goes on: otherwise nobody would see them once its people
 * have posts elsewhere. What lies in them is shown to whoever may read it, as before.
 */
export async function foldersFollowUnit(
  { platform: { audit } }: Dependencies,
  tx: Tx,
  followed: FollowedUnit,
  by: FollowedBy,
): Promise<void> {
  const receiver = receivingUnitOf(followed);
  if (receiver === undefined) return;
  await holdOwner(tx, receiver);
  const known = await listUnitFoldersForUpdate(tx, receiver);
  const taken = new Set(known.flatMap(({ name, parentId }) => (parentId === null ? [name] : [])));
  for (const folder of await listUnitFoldersForUpdate(tx, followed.unitId)) {
    const { id, parentId } = folder;
    // Within a folder names are free: the folder goes there with all that is in it.
    const name =
      parentId === null
        ? nameAtReceivingUnit(folder.name, followed, { taken, most: folderLimits.name })
        : folder.name;
    if (parentId === null) taken.add(name);
    await giveFolder(tx, { id, name, unitId: receiver });
    await audit.write(tx, {
      ...{ act: 'registry.folder-change', callerId: by.id, requestId: by.requestId },
      subject: { kind: 'folder', id },
      detail: { name, parentId, from: followed.unitId, to: receiver, reason: followed.reason },
    });
  }
}
