import { civilDateAt } from '@sarn/kernel';
import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import {
  getGroup,
  getGroupMenus,
  listGroupPeople,
  listGroups,
  listNumberLines,
  listRecipientGroups,
  saveGroup,
  saveNumberLine,
  setGroupMenus,
} from '../contract/index.ts';
import type { AccessChanges } from './change.service.ts';
import type { GroupService } from './group.service.ts';
import { listGroupRows, listPositionTypes } from './group.store.ts';
import { saveLine } from './number-line.service.ts';
import { listLineRows } from './number-line.store.ts';

/** Calls about groups, their menus, and who may give numbers. */
export function groupRoutes(
  platform: Platform,
  { groups, changes }: { readonly groups: GroupService; readonly changes: AccessChanges },
): Route[] {
  const { db, clock } = platform;
  const today = () => civilDateAt(clock.now());
  const isOpen = (validTo: string | null) => validTo === null || validTo >= today();
  return [
    query(listGroups, async () => ({
      rows: await listGroupRows(db, today()),
      positionTypes: await listPositionTypes(db),
    })),
    query(getGroup, ({ groupId }) => groups.one(groupId)),
    command(saveGroup, (input, context, tx) => groups.save(tx, context, input)),
    query(getGroupMenus, ({ groupId }, context) => groups.menus(context, groupId)),
    command(setGroupMenus, (input, context, tx) => groups.setMenus(tx, context, input)),
    query(listRecipientGroups, async () => ({
      rows: (await listGroupRows(db, today()))
        .filter(({ validTo }) => isOpen(validTo))
        .map(({ id, nameTh, people }) => ({ id, name: nameTh, people })),
    })),
    query(listGroupPeople, async ({ groupId }) => {
      const { members, total } = await groups.one(groupId);
      return { rows: members, total };
    }),
    query(listNumberLines, async ({ isEnded }) => ({
      rows: await listLineRows(db, today(), isEnded === 'true'),
    })),
    command(saveNumberLine, (input, context, tx) =>
      saveLine(platform, changes, tx, context, input),
    ),
  ];
}
