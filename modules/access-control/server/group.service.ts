import { AppError, civilDateAt, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Handle, MenuEntry, Platform, SignedContext, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import { GroupForm, membersShown } from '../contract/index.ts';
import type {
  ChangeResult,
  getGroup,
  getGroupMenus,
  GroupLine,
  GroupMenuCell,
  saveGroup,
  setGroupMenus,
} from '../contract/index.ts';
import type { AccessChanges, ChangeKind } from './change.service.ts';
import { changeKind } from './change.service.ts';
import { differenceOf } from './difference.ts';
import type { Shown } from './difference.ts';
import { containmentFault, withContaining } from './group.rules.ts';
import {
  insertGroup,
  listGroupMenus,
  listGroupRows,
  listMembers,
  listPartsLocked,
  listRolesOfMembers,
  namesOfPeople,
  setGroupContent,
  setGroupMenu,
  updateGroup,
} from './group.store.ts';
import { menuLines } from './menu-lines.ts';
import type { MenuLine } from './menu-lines.ts';
import { isDangerousPermission } from './permission.rules.ts';

const level = z.enum(['none', 'query', 'manage']);
const cells = z.array(z.object({ menu: z.string(), level }));
const save = z.object({
  ...{ id: z.uuid(), code: z.string(), version: z.number().int(), form: GroupForm },
});
const payloads = {
  save,
  fromFile: save.extend({ set: cells }),
  menus: z.object({
    groupId: z.uuid(),
    version: z.number().int(),
    set: cells,
  }),
};

/** A group of a file with the menus that become others. */
export type GroupFromFile = z.output<typeof payloads.fromFile>;

export interface GroupNeeds {
  readonly menus: () => readonly MenuEntry[];
  readonly permissions: () => readonly string[];
}

/** From the commit on every process reads each caller anew. */
export type Announce = (tx: Tx) => Promise<void>;

/** How changes of groups are applied. */
export function groupKindsOf(
  needs: GroupNeeds,
  announce: Announce,
  changes: () => Pick<AccessChanges, 'stale'>,
): readonly ChangeKind[] {
  const touch = async (tx: Tx, id: string, version: number, form: GroupForm | null) => {
    const isChanged = await updateGroup(tx, id, version, form);
    if (!isChanged) await changes().stale(tx, { kind: 'user-group', id });
  };
  const keep = async (tx: Tx, { id, code, version, form }: z.output<typeof save>) => {
    const fault = containmentFault(await listPartsLocked(tx), id, form.partIds);
    if (fault) throw new AppError(fault);
    if (version === 0) await insertGroup(tx, { id, code }, form);
    else await touch(tx, id, version, form);
    await setGroupContent(tx, id, form);
  };
  const setCells = async (tx: Tx, groupId: string, set: z.output<typeof cells>) => {
    const lines = menuLines(needs.menus(), needs.permissions(), 'th');
    for (const { menu, level: wanted } of set) {
      const line = knownLine(lines, menu);
      const permissions = wanted === 'none' ? [] : permissionsOf(line, wanted);
      const kept = wanted === 'none' ? 'query' : wanted;
      await setGroupMenu(tx, groupId, { menu, level: kept, permissions });
    }
  };
  return [
    changeKind({
      ...{ kind: 'group.save', payload: payloads.save },
      async apply(tx, _by, payload) {
        await keep(tx, payload);
        await announce(tx);
      },
    }),
    changeKind({
      ...{ kind: 'group.menus', payload: payloads.menus },
      async apply(tx, _by, { groupId, version, set }) {
        await touch(tx, groupId, version, null);
        await setCells(tx, groupId, set);
        await announce(tx);
      },
    }),
    // A second person confirms a group of a file and its menus at once.
    changeKind({
      ...{ kind: 'group.from-file', payload: payloads.fromFile },
      async apply(tx, _by, { set, ...payload }) {
        await keep(tx, payload);
        await setCells(tx, payload.id, set);
        await announce(tx);
      },
    }),
  ];
}

/** @throws AppError 'platform.not-found' or 'access.everybody' */
function knownLine(lines: readonly MenuLine[], menu: string): MenuLine {
  const line = lines.find((one) => one.menu === menu);
  if (!line) throw new AppError('platform.not-found');
  if (line.query === null) throw new AppError('access.everybody');
  return line;
}

const permissionsOf = ({ query, manage }: MenuLine, wanted: 'query' | 'manage'): string[] => [
  ...new Set([query, ...(wanted === 'manage' ? [manage] : [])].filter((one) => one !== null)),
];

export interface GroupService {
  save(tx: Tx, context: SignedContext, input: InputOf<typeof saveGroup>): Promise<ChangeResult>;
  setMenus(
    tx: Tx,
    context: SignedContext,
    input: InputOf<typeof setGroupMenus>,
  ): Promise<ChangeResult>;
  one(groupId: string): Promise<OutputOf<typeof getGroup>>;
  menus(context: SignedContext, groupId: string): Promise<OutputOf<typeof getGroupMenus>>;
}

export const createGroupService = (
  platform: Platform,
  changes: AccessChanges,
  needs: GroupNeeds,
): GroupService => ({
  ...groupReading(platform, changes, needs),
  ...groupChanging(platform, changes, needs),
});

function groupReading(
  { db, clock }: Platform,
  changes: AccessChanges,
  needs: GroupNeeds,
): Pick<GroupService, 'one' | 'menus'> {
  const today = () => civilDateAt(clock.now());
  return {
    async one(groupId) {
      const item = await knownGroup(db, today(), groupId);
      const members = await listMembers(db, today(), groupId);
      return { item, members: members.slice(0, membersShown), total: members.length };
    },
    async menus({ language }, groupId) {
      const item = await knownGroup(db, today(), groupId);
      const levels = await levelsOf(db, groupId);
      const roles = await listRolesOfMembers(db, today(), groupId);
      const rows = menuLines(needs.menus(), needs.permissions(), language).map((line) => ({
        ...{ menu: line.menu, name: line.name, text: line.text, section: line.section },
        levels: levelsFor(line),
        level: levelOf(line, levels),
        roles: roles.filter(({ permission }) => permission === line.query).map(({ role }) => role),
        isDangerous: [line.query, line.manage].some((one) => one && isDangerousPermission(one)),
      }));
      return { item, rows, asksSecond: changes.asksSecond() };
    },
  };
}

function groupChanging(
  { clock }: Platform,
  changes: AccessChanges,
  needs: GroupNeeds,
): Pick<GroupService, 'save' | 'setMenus'> {
  const today = () => civilDateAt(clock.now());
  return {
    async save(tx, context, { groupId, code, version, reason, ...form }) {
      assertForm(form);
      const rows = await listGroupRows(tx, today());
      const known = groupId === null ? undefined : rows.find(({ id }) => id === groupId);
      if (groupId !== null && !known) throw new AppError('platform.not-found');
      if (!known && rows.some((one) => one.code === code)) {
        throw new AppError('access.code-taken', { code });
      }
      if (known) await assertUnchanged(tx, known, version);
      if (known?.isSeed && known.kind !== form.kind) throw new AppError('access.fixed');
      const id = known?.id ?? newId();
      const fault = containmentFault(await listPartsLocked(tx), id, form.partIds);
      if (fault) throw new AppError(fault);
      const payload = { id, code, version: known ? version : 0, form };
      return changes.ask(tx, context, {
        ...{ kind: 'group.save', payload, reason, subject: { kind: 'user-group', id } },
        // Whoever joins a group that grants dangerous menus would get them.
        isDangerous: known !== undefined && (await grantsDangerous(needs, tx, known.id)),
        difference: await groupDifference(tx, today(), known, form),
      });
    },
    async setMenus(tx, context, { groupId, version, set, reason }) {
      const group = await knownGroup(tx, today(), groupId);
      await assertUnchanged(tx, group, version);
      const lines = menuLines(needs.menus(), needs.permissions(), 'th');
      const before = await levelsOf(tx, groupId);
      const after = Object.fromEntries(
        set.map(({ menu, level: wanted }) => [knownLine(lines, menu).name, wanted]),
      );
      const nameOf = (menu: string) => lines.find((line) => line.menu === menu)?.name ?? menu;
      const shown = Object.fromEntries(
        set.map(({ menu }) => [nameOf(menu), before.get(menu) ?? 'none']),
      );
      const permissions = set.flatMap(({ menu }) =>
        permissionsOf(knownLine(lines, menu), 'manage'),
      );
      return changes.ask(tx, context, {
        ...{ kind: 'group.menus', payload: { groupId, version, set }, reason },
        subject: { kind: 'user-group', id: groupId },
        isDangerous: permissions.some(isDangerousPermission),
        difference: differenceOf<Record<string, string>>(shown, after),
      });
    },
  };

  async function assertUnchanged(tx: Tx, group: GroupLine, version: number): Promise<void> {
    if (group.version !== version) await changes.stale(tx, { kind: 'user-group', id: group.id });
  }
}

function levelOf({ query, menu }: MenuLine, levels: Levels): GroupMenuCell['level'] {
  return query === null ? 'everybody' : (levels.get(menu) ?? 'none');
}

/** What a cell may be set to; one level where seeing and managing is the same permission. */
function levelsFor({ query, manage }: MenuLine): ('query' | 'manage')[] {
  if (query === null) return [];
  return manage === query ? ['manage'] : ['query', 'manage'];
}

type Levels = ReadonlyMap<string, 'query' | 'manage'>;

const levelsOf = async (h: Handle, groupId: string): Promise<Levels> =>
  new Map((await listGroupMenus(h, groupId)).map((row) => [row.menu, row.level]));

/** @throws AppError 'platform.not-found' */
async function knownGroup(h: Handle, day: string, id: string): Promise<GroupLine> {
  const group = (await listGroupRows(h, day)).find((one) => one.id === id);
  if (!group) throw new AppError('platform.not-found');
  return group;
}

/** @throws AppError 'access.ends-before' or 'platform.invalid-input' */
export function assertForm(form: GroupForm): void {
  if (form.validTo !== null && form.validTo < form.validFrom) {
    throw new AppError('access.ends-before');
  }
  const { ruleUnitId, ruleDuty, rulePositionTypeId } = form;
  const hasRule = [ruleUnitId, ruleDuty, rulePositionTypeId].some((one) => one !== null);
  if ((form.kind === 'rule') !== hasRule) {
    throw new AppError('platform.invalid-input', { fields: 'ruleUnitId' });
  }
}

/** Fields, and the names of who comes and goes. */
export async function groupDifference(
  tx: Tx,
  day: string,
  known: GroupLine | undefined,
  { memberIds, partIds, ...form }: GroupForm,
) {
  const members = known ? await listMembers(tx, day, known.id) : [];
  const named = members.filter(({ isNamed }) => isNamed).map(({ name }) => name);
  const after = await namesOfPeople(tx, memberIds);
  const groups = await listGroupRows(tx, day);
  const parts = groups.filter(({ id }) => partIds.includes(id)).map(({ nameTh }) => nameTh);
  const before = known && {
    ...known,
    members: named.join(', '),
    parts: known.parts.map(({ name }) => name).join(', '),
  };
  return differenceOf<Record<string, Shown>>(known && before ? pickShown(before) : null, {
    ...form,
    members: after.map(({ name }) => name).join(', '),
    parts: parts.join(', '),
  });
}

const pickShown = (known: Omit<GroupLine, 'parts'> & { members: string; parts: string }) => ({
  ...{ nameTh: known.nameTh, nameEn: known.nameEn, kind: known.kind },
  ...{ ruleUnitId: known.ruleUnitId, ruleDuty: known.ruleDuty },
  rulePositionTypeId: known.rulePositionTypeId,
  ...{ validFrom: known.validFrom, validTo: known.validTo },
  ...{ members: known.members, parts: known.parts },
});

/** Menus whose permission is dangerous. */
export const dangerousMenus = (needs: GroupNeeds): ReadonlySet<string> =>
  new Set(
    menuLines(needs.menus(), needs.permissions(), 'th').flatMap(({ menu, query, manage }) =>
      [query, manage].some((one) => one && isDangerousPermission(one)) ? [menu] : [],
    ),
  );

/** Whether a group, or one that contains it, grants a menu whose permission is dangerous. */
export async function grantsDangerous(
  needs: GroupNeeds,
  tx: Tx,
  groupId: string,
): Promise<boolean> {
  const dangerous = dangerousMenus(needs);
  for (const id of withContaining(await listPartsLocked(tx), groupId)) {
    const levels = await levelsOf(tx, id);
    if ([...levels.keys()].some((menu) => dangerous.has(menu))) return true;
  }
  return false;
}
