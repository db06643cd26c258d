import { AppError, civilDateAt, newId } from '@sarn/kernel';
import type { FieldValue, Language } from '@sarn/kernel';
import { unitCodes } from '@sarn/organisation/server';
import { listIn, readPart, textsOf } from '@sarn/platform-server';
import type {
  ConfigurationPart,
  Handle,
  PartChange,
  PartRow,
  PartWriter,
  Platform,
  Tx,
} from '@sarn/platform-server';
import {
  dutyWords,
  GroupForm,
  groupKindWords,
  menuLevels,
  menuLevelWords,
} from '../contract/index.ts';
import type { GroupLine } from '../contract/index.ts';
import type { AccessChanges } from './change.service.ts';
import { differenceOf } from './difference.ts';
import { nameFields } from './file-words.ts';
import { assertNewCode, fieldsWanted, told } from './from-file.ts';
import { assertForm, dangerousMenus, grantsDangerous, groupDifference } from './group.service.ts';
import type { GroupFromFile, GroupNeeds } from './group.service.ts';
import { listGroupMenus, listGroupRows, listNamed, listPositionTypeCodes } from './group.store.ts';
import { menuLines } from './menu-lines.ts';

interface GroupParts {
  readonly platform: Platform;
  readonly changes: AccessChanges;
  readonly groups: GroupNeeds;
}

const partCode = 'user-groups';

/** Groups with their rules, parts and menus, for the file of the configuration; never who is named in them. */
export const groupsPart = (parts: GroupParts): ConfigurationPart => ({
  code: partCode,
  title: { th: 'กลุ่มผู้ใช้และเมนูของกลุ่ม', en: 'Groups and their menus' },
  tables: ['user_group', 'user_group_part', 'user_group_menu'],
  references: { parts: partCode, rulePositionType: 'position-type' },
  fields: {
    ...nameFields,
    kind: { th: 'ชนิดของกลุ่ม', en: 'Kind', told: groupKindWords },
    ruleUnit: { th: 'หน่วยงานและภายใต้ (รหัส)', en: 'Unit and below (code)', told: 'code' },
    ruleDuty: { th: 'หน้าที่', en: 'Duty', told: dutyWords },
    rulePositionType: { th: 'ประเภทตำแหน่ง', en: 'Type of position', told: 'row' },
    parts: { th: 'กลุ่มที่รวมอยู่', en: 'Groups in it', told: 'row' },
    menus: { th: 'เมนูที่ให้', en: 'Menus', told: menusText(parts) },
  },
  async read(h) {
    const codes = await codesOf(h);
    const rows = await listGroupRows(h, civilDateAt(parts.platform.clock.now()));
    const found: PartRow[] = [];
    for (const group of rows) {
      const { code, nameTh, nameEn, kind, ruleDuty, validFrom, validTo } = group;
      const inGroup = group.parts.flatMap(({ id }) => rows.filter((one) => one.id === id));
      const fields = {
        ...{ nameTh, nameEn, kind, ruleDuty, ...codes.ruleOf(group), validFrom, validTo },
        parts: inGroup.map((one) => one.code).toSorted(),
        menus: await cellsOf(h, group.id),
      };
      found.push({ code, name: nameTh, fields });
    }
    return found;
  },
  write: (tx, writer, change) => writeGroup(parts, tx, writer, change),
});

/** Menus by their names, each with what the group may do with it. */
const menusText =
  ({ groups }: GroupParts) =>
  (value: FieldValue, language: Language): string => {
    const lines = menuLines(groups.menus(), groups.permissions(), language);
    const nameOf = (menu: string) => lines.find((line) => line.menu === menu)?.name ?? menu;
    return textsOf(value)
      .map(cellOf)
      .map(({ menu, level }) => `${nameOf(menu)} (${levelText(level, language)})`)
      .join(', ');
  };

const levelText = (level: string, language: Language): string => {
  const known = menuLevels.find((one) => one === level);
  return known ? menuLevelWords[known][language === 'en' ? 'en' : 'th'] : level;
};

/** A menu and what may be done with it: `menu:forms=query`. */
const cellOf = (text: string) => {
  const at = text.lastIndexOf('=');
  return { menu: text.slice(0, at), level: text.slice(at + 1) };
};

const cellsOf = async (h: Handle, groupId: string): Promise<string[]> =>
  (await listGroupMenus(h, groupId)).map(({ menu, level }) => `${menu}=${level}`).toSorted();

/** Units and types of positions, of which rules speak, by their codes. */
async function codesOf(h: Handle) {
  const units = await unitCodes(h);
  const types = await listPositionTypeCodes(h);
  const typeId = (code: string): string => {
    const found = types.find((one) => one.code === code);
    if (!found) throw new AppError('settings.unknown-value', { name: code });
    return found.id;
  };
  return {
    ruleOf: ({ ruleUnitId, rulePositionTypeId }: GroupLine) => ({
      ruleUnit: ruleUnitId === null ? null : (units.codeOf(ruleUnitId) ?? ruleUnitId),
      rulePositionType: types.find(({ id }) => id === rulePositionTypeId)?.code ?? null,
    }),
    unitId: (value: FieldValue | undefined) =>
      typeof value === 'string' ? units.idOf(value) : null,
    typeId: (value: FieldValue | undefined) => (typeof value === 'string' ? typeId(value) : null),
  };
}

async function writeGroup(
  { platform, changes, groups }: GroupParts,
  tx: Tx,
  { context, reason }: PartWriter,
  { before, after }: PartChange,
): Promise<'done' | 'waits'> {
  const day = civilDateAt(platform.clock.now());
  const code = (after ?? before)?.code ?? '';
  const rows = await listGroupRows(tx, day);
  const known = rows.find((one) => one.code === code);
  if (!known) assertNewCode(code);
  const fields = fieldsWanted(platform, { before, after });
  const form = await formOf(tx, fields, rows, known);
  if (known?.isSeed && known.kind !== form.kind) throw new AppError('access.fixed');
  assertForm(form);
  const now = known ? await cellsOf(tx, known.id) : [];
  const menus = listIn(fields, 'menus');
  const set = changedCells(groups, now, menus);
  const id = known?.id ?? newId();
  const payload: GroupFromFile = { id, code, version: known?.version ?? 0, form, set };
  const dangerous = dangerousMenus(groups);
  const wanted = menus.join(', ');
  return told(
    await changes.ask(tx, context, {
      ...{ kind: 'group.from-file', payload, reason, subject: { kind: 'user-group', id } },
      isDangerous:
        set.some(({ menu }) => dangerous.has(menu)) ||
        (known !== undefined && (await grantsDangerous(groups, tx, known.id))),
      difference: [
        ...(await groupDifference(tx, day, known, form)),
        ...differenceOf({ menus: now.join(', ') }, { menus: wanted }),
      ],
    }),
  );
}

/** Who is named in a group stays: people are not in the file. */
async function formOf(
  tx: Tx,
  given: PartRow['fields'],
  rows: readonly GroupLine[],
  known: GroupLine | undefined,
): Promise<GroupForm> {
  const { ruleUnit, rulePositionType, parts: _parts, menus: _menus, ...fields } = given;
  const codes = await codesOf(tx);
  const partIds = listIn(given, 'parts').map((code) => {
    const found = rows.find((one) => one.code === code);
    if (!found) throw new AppError('settings.unknown-value', { name: code });
    return found.id;
  });
  return readPart(GroupForm, {
    ...{ ...fields, partIds, memberIds: known ? await listNamed(tx, known.id) : [] },
    ruleUnitId: codes.unitId(ruleUnit),
    rulePositionTypeId: codes.typeId(rulePositionType),
  });
}

/** Each menu that becomes another one. A menu that this system does not have is left out. */
function changedCells(
  groups: GroupNeeds,
  now: readonly string[],
  wanted: readonly string[],
): GroupFromFile['set'] {
  const granted = new Set(
    menuLines(groups.menus(), groups.permissions(), 'th').flatMap(({ menu, query }) =>
      query === null ? [] : [menu],
    ),
  );
  const cell = (text: string) => {
    const { menu, level } = cellOf(text);
    return { menu, level: menuLevels.find((one) => one === level) ?? ('none' as const) };
  };
  const given = wanted.map(cell).filter(({ menu }) => granted.has(menu));
  const gone = now.map(cell).filter(({ menu }) => !given.some((one) => one.menu === menu));
  return [
    ...given.filter(({ menu, level }) => !now.includes(`${menu}=${level}`)),
    ...gone
      .filter(({ menu }) => granted.has(menu))
      .map(({ menu }) => ({ menu, level: 'none' as const })),
  ];
}
