import { newId, settingAct, settingSubject } from '@sarn/kernel';
import { withFollowers } from '@sarn/organisation/contract';
import type { FollowedBy, FollowedUnit } from '@sarn/organisation/contract';
import {
  findSettingsForUpdate,
  settingsTopic,
  tellChangeToAll,
  updateSettings,
} from '@sarn/platform-server';
import type { Platform, StoredSetting, Tx } from '@sarn/platform-server';
import { bookGroupTable } from '../contract/index.ts';
import { codesLimitedTo } from './book-group.store.ts';
import { bookGroups } from './setting-tables.store.ts';

/**
 * Book groups that are limited to a unit go on with the units that follow it: otherwise forms would offer them to
 * nobody, or not to the people of its parts.
 */
export async function groupsFollowUnit(
  { audit, announcements, live }: Pick<Platform, 'audit' | 'announcements' | 'live'>,
  tx: Tx,
  followed: FollowedUnit,
  by: FollowedBy,
): Promise<void> {
  const codes = await codesLimitedTo(tx, followed.unitId);
  if (codes.length === 0) return;
  const rows = [...(await findSettingsForUpdate(tx, bookGroups, codes)).values()];
  const changes = rows.map((before) => ({ before, after: withUnits(before, followed) }));
  await updateSettings(
    tx,
    bookGroups,
    changes.map(({ after }) => after),
  );
  const batch = newId();
  await audit.writeAll(
    tx,
    changes.map(({ before, after }) => ({
      ...{ act: settingAct(bookGroupTable, 'changed'), callerId: by.id, requestId: by.requestId },
      subject: { kind: settingSubject(bookGroupTable), id: after.code },
      detail: { before, after, reason: followed.reason, batch },
    })),
  );
  await announcements.announce(tx, settingsTopic);
  tx.afterCommit(() => tellChangeToAll(live, { kind: 'settings', id: bookGroupTable.code }));
}

function withUnits(before: StoredSetting, followed: FollowedUnit): StoredSetting {
  const { units } = before.values;
  const named = Array.isArray(units) ? units : [];
  const values = { ...before.values, units: withFollowers(named, followed) };
  return { ...before, values, version: before.version + 1 };
}
