import { newId } from '@sarn/kernel';
import { receivingUnitOf } from '@sarn/organisation/contract';
import type { FollowedBy, FollowedUnit } from '@sarn/organisation/contract';
import type { Platform, Tx } from '@sarn/platform-server';
import { deleteUnitPhrases, insertUnitPhrases, lockUnitPhrases } from './unit-phrase.store.ts';

/**
 * The phrases of a unit are offered in each unit that follows it: the people who write with them go there. One that
 * such a unit has already is there once. A unit may come to have more than can be shared with it; further ones are
 * refused until some are taken out.
 */
export async function phrasesFollowUnit(
  { audit }: Pick<Platform, 'audit'>,
  tx: Tx,
  followed: FollowedUnit,
  by: FollowedBy,
): Promise<void> {
  const { unitId, followedBy, reason } = followed;
  const shared = await lockUnitPhrases(tx, unitId);
  if (shared.length === 0) return;
  const others = followedBy.filter((id) => id !== unitId);
  const offered = await insertUnitPhrases(
    tx,
    others.flatMap((to) => shared.map((phrase) => ({ ...phrase, id: newId(), unitId: to }))),
  );
  if (receivingUnitOf(followed) !== undefined) await deleteUnitPhrases(tx, unitId);
  await audit.writeAll(
    tx,
    offered.map(({ unitId: to, text }) => ({
      ...{ act: 'phrase.shared', callerId: by.id, requestId: by.requestId },
      ...{ subject: { kind: 'unit', id: to }, detail: { text, from: unitId, reason } },
    })),
  );
}
