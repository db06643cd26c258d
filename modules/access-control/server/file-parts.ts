import type { FieldValue, Language } from '@sarn/kernel';
import type {
  ConfigurationPart,
  PartChange,
  PartWriter,
  Platform,
  Tx,
} from '@sarn/platform-server';
import { AppError, civilDateAt } from '@sarn/kernel';
import { InvalidInput, readPart, textsOf } from '@sarn/platform-server';
import {
  granteeWords,
  RoleForm,
  RoleTypeForm,
  saveMenu,
  ScopeSet,
  scopeWords,
  switchNames,
} from '../contract/index.ts';
import type { MenuRow } from '../contract/index.ts';
import type { AccessChanges } from './change.service.ts';
import { differenceOf } from './difference.ts';
import { menuParentWords, nameFields, switchWords } from './file-words.ts';
import { assertNewCode, fieldsWanted, told } from './from-file.ts';
import { groupsPart } from './group-file-part.ts';
import type { GroupNeeds } from './group.service.ts';
import { numberLinesPart } from './number-line-file-part.ts';
import { isDangerousPermission, permissionLine } from './permission.rules.ts';
import { assertScopes, knownType } from './role.kinds.ts';
import type { RolePayload } from './role.kinds.ts';
import type { Menus } from './menu.service.ts';
import { isDangerousRole } from './role.service.ts';
import type { RoleService } from './role.service.ts';
import { listRoleRows, listTypeRows } from './role.store.ts';
import type { RoleRow } from './role.store.ts';
import type { Switches } from './switch.service.ts';

interface FileParts {
  readonly platform: Platform;
  readonly changes: AccessChanges;
  readonly roles: RoleService;
  readonly switches: Switches;
  readonly menus: Menus;
  readonly groups: GroupNeeds;
  /** Codes of the permissions of all modules. */
  readonly permissions: () => readonly string[];
}

/** Roles with their permissions, types of roles and switches, for the file of the configuration. */
export const accessFileParts = (parts: FileParts): readonly ConfigurationPart[] => [
  typesPart(parts),
  rolesPart(parts),
  menusPart(parts),
  switchesPart(parts),
  groupsPart(parts),
  numberLinesPart(parts),
];

const typesPart = ({ platform, roles }: FileParts): ConfigurationPart => ({
  code: 'role-types',
  tables: ['role_type'],
  title: { th: 'ประเภทบทบาท', en: 'Types of roles' },
  fields: {
    ...nameFields,
    widestScope: { th: 'ขอบเขตกว้างสุด', en: 'Widest scope', told: scopeWords },
    grantee: { th: 'ผู้รับบทบาท', en: 'Who may hold it', told: granteeWords },
    needsSecond: { th: 'ผู้ดูแลอีกคนยืนยัน', en: 'A second person confirms', told: 'plain' },
    hasHeadPortal: { th: 'หน้าผู้บริหาร', en: 'Page of heads', told: 'plain' },
  },
  read: async (h) =>
    (await listTypeRows(h)).map((type) => {
      const { code, nameTh, nameEn, widestScope, grantee, needsSecond, hasHeadPortal } = type;
      const { sort, validFrom, validTo } = type;
      return {
        ...{ code, name: nameTh },
        fields: {
          ...{ nameTh, nameEn, widestScope, grantee, needsSecond, hasHeadPortal },
          ...{ sort, validFrom, validTo },
        },
      };
    }),
  async write(tx, { context, reason }, { before, after }) {
    const code = (after ?? before)?.code ?? '';
    const known = (await listTypeRows(tx)).find((one) => one.code === code);
    if (!known) assertNewCode(code);
    const fields = fieldsWanted(platform, { before, after });
    const form = readPart(RoleTypeForm, fields);
    return told(
      await roles.saveType(tx, context, { ...form, code, version: known?.version ?? 0, reason }),
    );
  },
});

const rolesPart = (parts: FileParts): ConfigurationPart => ({
  code: 'roles',
  tables: ['role', 'role_permission'],
  references: { typeCode: 'role-types' },
  title: { th: 'บทบาทและสิทธิ์', en: 'Roles and rights' },
  fields: {
    ...nameFields,
    typeCode: { th: 'ประเภท', en: 'Type', told: 'row' },
    legacyNo: { th: 'เลขบทบาทเดิม', en: 'Number in the former system', told: 'plain' },
    permissions: {
      ...{ th: 'สิทธิ์', en: 'Permissions' },
      told: (value, language) =>
        textsOf(value)
          .map((line) => permissionText(line, language))
          .join(', '),
    },
  },
  read: async (h) =>
    (await listRoleRows(h, civilDateAt(parts.platform.clock.now()))).map((role) => ({
      ...{ code: role.code, name: role.nameTh },
      fields: { ...formOf(role), permissions: permissionsOf(role) },
    })),
  write: (tx, writer, change) => writeRole(parts, tx, writer, change),
});

/** A permission with its name; how far it reaches where that is not the whole agency. */
function permissionText(line: string, language: Language): string {
  const [code = '', scope = ''] = line.split(':');
  const { name } = permissionLine(code, language);
  const narrow = (['own', 'unit', 'subtree'] as const).find((one) => one === scope);
  return narrow ? `${name} (${scopeWords[narrow][language === 'en' ? 'en' : 'th']})` : name;
}

const formOf = ({ nameTh, nameEn, typeCode, legacyNo, validFrom, validTo }: RoleRow) => ({
  ...{ nameTh, nameEn, typeCode, legacyNo, validFrom, validTo },
});

const permissionsOf = ({ permissions }: Pick<RoleRow, 'permissions'>): string[] =>
  permissions.map(({ code, scope }) => `${code}:${scope}`).toSorted();

/** A role and its permissions are one change, so that a second person confirms both at once. */
async function writeRole(
  { platform, changes, permissions }: FileParts,
  tx: Tx,
  { context, reason }: PartWriter,
  { before, after }: PartChange,
): Promise<'done' | 'waits'> {
  const day = civilDateAt(platform.clock.now());
  const code = (after ?? before)?.code ?? '';
  const known = (await listRoleRows(tx, day)).find((role) => role.code === code);
  if (!known) assertNewCode(code);
  const fields = fieldsWanted(platform, { before, after });
  const form = readPart(RoleForm, fields);
  if (known?.isSeed && known.typeCode !== form.typeCode) throw new AppError('access.fixed');
  const type = await knownType(tx, form.typeCode, day);
  const set = wantedPermissions(known, fields['permissions'], permissions());
  assertScopes(type, set);
  const payload: RolePayload<'role.from-file'> = {
    ...{ code, roleId: known?.id ?? null, version: known?.version ?? 0, form, set },
  };
  const shownBefore = known
    ? { ...formOf(known), permissions: permissionsOf(known).join(', ') }
    : null;
  const wanted = Array.isArray(fields['permissions']) ? fields['permissions'].join(', ') : '';
  return told(
    await changes.ask(tx, context, {
      ...{ kind: 'role.from-file', payload, reason },
      isDangerous:
        type.needsSecond ||
        (known !== undefined && isDangerousRole(known)) ||
        set.some(({ permission }) => isDangerousPermission(permission)),
      subject: { kind: 'role', id: known?.id ?? code },
      difference: differenceOf(shownBefore, { ...form, permissions: wanted }),
    }),
  );
}

/** Each permission that becomes another one. A permission that no module here knows is left out. */
function wantedPermissions(
  known: RoleRow | undefined,
  listed: FieldValue | undefined,
  all: readonly string[],
): RolePayload<'role.from-file'>['set'] {
  if (!Array.isArray(listed)) return [];
  const wanted = listed.map((line: string) => {
    const [permission = '', scope = ''] = line.split(':');
    const read = ScopeSet.safeParse({ permission, scope });
    if (!read.success) throw new InvalidInput([{ field: 'permissions', rule: 'text' }]);
    return read.data;
  });
  const now = new Map((known?.permissions ?? []).map(({ code, scope }) => [code, scope]));
  const given = new Set(wanted.map(({ permission }) => permission));
  return [
    ...wanted.filter(
      ({ permission, scope }) => all.includes(permission) && now.get(permission) !== scope,
    ),
    ...[...now.keys()]
      .filter((code) => !given.has(code))
      .map((permission) => ({ permission, scope: 'none' as const })),
  ];
}

/** Links of the agency have ids of their own in each installation: they are known by their address. */
const linkMark = 'link:';
const menuCode = ({ id, isOwn, action }: MenuRow) => (isOwn ? `${linkMark}${action}` : String(id));

const menusPart = ({ menus }: FileParts): ConfigurationPart => ({
  code: 'menus',
  tables: ['menu_setting'],
  title: { th: 'เมนูและระบบงาน', en: 'Menus and applications' },
  fields: {
    ...nameFields,
    // As on its screen: the name of the picture, and the address.
    icon: { th: 'ไอคอน', en: 'Icon', told: 'code' },
    action: { th: 'ที่เปิด', en: 'What it opens', told: 'code' },
    seq: { th: 'ลำดับ', en: 'Order', told: 'plain' },
    isOn: { th: 'เปิดใช้', en: 'On', told: 'plain' },
    parent: { th: 'อยู่ใต้', en: 'Below', told: menuParentWords },
  },
  isOwn: (code) => code.startsWith(linkMark),
  read: async (h) =>
    (await menus.all(h)).map((row) => {
      const { nameTh, nameEn, icon, action, seq, isOn, parent } = row;
      const own = row.isOwn ? { parent } : {};
      return {
        ...{ code: menuCode(row), name: nameTh },
        fields: { nameTh, nameEn, icon, action, seq, isOn, ...own },
      };
    }),
  async write(tx, { context, reason }, { before, after }) {
    const code = (after ?? before)?.code ?? '';
    const row = (await menus.all(tx)).find((one) => menuCode(one) === code);
    const { parent } = row ?? { parent: String(after?.fields['parent'] ?? 'launcher') };
    const fields = after?.fields ?? { ...before?.fields, isOn: false };
    const form = readPart(saveMenu.input, {
      ...{ ...fields, menuId: row?.id ?? null, parent, version: row?.version ?? 0, reason },
    });
    return told(await menus.save(tx, context, form));
  },
});

const switchesPart = ({ switches }: FileParts): ConfigurationPart => ({
  code: 'system-functions',
  tables: ['switch_setting'],
  title: { th: 'ฟังก์ชันของระบบ', en: 'System functions' },
  fields: { set: { th: 'การเปิดใช้', en: 'Set', told: switchWords } },
  isOwn: () => false,
  read: async (h) =>
    (await switches.rows(h)).map(({ code, set }) => ({
      ...{ code, name: switchNames[code]?.th ?? code },
      fields: { set },
    })),
  async write(tx, { context, reason }, { before, after }) {
    const code = (after ?? before)?.code ?? '';
    const row = (await switches.rows(tx)).find((one) => one.code === code);
    if (!row) throw new AppError('platform.not-found');
    const value = after?.fields['set'] ?? 'file';
    const set = (['file', 'on', 'off'] as const).find((one) => one === value);
    if (!set) throw new InvalidInput([{ field: 'set', rule: 'choice' }]);
    return told(await switches.set(tx, context, { code, set, version: row.version, reason }));
  },
});
