import type { Dependencies } from '@sarn/document/server';
import { receivingUnitOf, nameAtReceivingUnit } from '@sarn/organisation/contract';
import type { FollowedBy, FollowedUnit } from '@sarn/organisation/contract';
import type { Tx } from '@sarn/platform-server';
import { longestTemplateName } from '../contract/index.ts';
import { giveTemplate, lockUnitTemplates } from './template.store.ts';

/**
 * The templates of an ended unit are offered by the unit that goes on: otherwise nobody could begin with them once
 * its people have posts elsewhere.
 */
export async function templatesFollowUnit(
  { platform: { audit } }: Dependencies,
  tx: Tx,
  followed: FollowedUnit,
  by: FollowedBy,
): Promise<void> {
  const receiver = receivingUnitOf(followed);
  if (receiver === undefined) return;
  const known = [...(await lockUnitTemplates(tx, receiver))];
  for (const template of await lockUnitTemplates(tx, followed.unitId)) {
    const { id, kind } = template;
    // Each kind has names of its own.
    const taken = new Set(known.flatMap((one) => (one.kind === kind ? [one.name] : [])));
    const name = nameAtReceivingUnit(template.name, followed, { taken, most: longestTemplateName });
    known.push({ ...template, name });
    await giveTemplate(tx, { id, name, unitId: receiver });
    await audit.write(tx, {
      ...{ act: 'template.shared', callerId: by.id, requestId: by.requestId },
      subject: { kind: 'unit', id: receiver },
      detail: { name, from: followed.unitId, reason: followed.reason },
    });
  }
}
