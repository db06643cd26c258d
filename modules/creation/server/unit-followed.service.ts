import type { Dependencies } from '@sarn/document/server';
import { withFollowers } from '@sarn/organisation/contract';
import type { FollowedBy, FollowedUnit } from '@sarn/organisation/contract';
import { tellChangeToAll } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import { lockRulesNaming, putRule } from './creation.store.ts';

/**
 * Rules that name a unit go on with the units that follow it: otherwise its people could not create the kind any
 * more, and a rule that names this unit alone would allow nobody. They need the permission for drafts as before.
 */
export async function creationFollowsUnit(
  { platform: { audit, clock, live } }: Dependencies,
  tx: Tx,
  followed: FollowedUnit,
  by: FollowedBy,
): Promise<void> {
  const rules = await lockRulesNaming(tx, followed.unitId);
  if (rules.length === 0) return;
  const changedAt = clock.now().toISOString();
  for (const before of rules) {
    const unitIds = withFollowers(before.unitIds, followed);
    const rule = { ...before, unitIds, changedBy: by.id, changedAt };
    if (!(await putRule(tx, rule))) throw new Error('a locked rule of creation was changed');
    const { version: _read, changedBy: _by, changedAt: _at, ...after } = rule;
    await audit.write(tx, {
      ...{ act: 'registry.creation-rule-set', callerId: by.id, requestId: by.requestId },
      subject: { kind: 'creation-rule', id: before.kind },
      detail: { before, after, reason: followed.reason },
    });
  }
  tx.afterCommit(() => tellChangeToAll(live, { kind: 'settings', id: 'creation' }));
}
