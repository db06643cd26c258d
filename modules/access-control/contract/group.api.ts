import { civilDate, endpoint, jsonOf } from '@sarn/kernel';
import { duties } from '@sarn/organisation/contract';
import { z } from 'zod';
import { access, accessTag as tag, ChangeReason, ChangeResult } from './change.api.ts';
import { lastDay, names, optionalCode, optionalId } from './fields.ts';

/** How deep groups may contain groups. */
export const groupDepth = 3;

export const groupKinds = ['everyone', 'fixed', 'rule'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** What a group may do with a menu. */
export const menuLevels = ['query', 'manage'] as const;

const Named = z.object({ id: z.string(), name: z.string() });

export const GroupLine = z.object({
  id: z.string(),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  kind: z.enum(groupKinds),
  ruleUnitId: z.string().nullable(),
  ruleUnitName: z.string(),
  ruleDuty: z.enum(duties).nullable(),
  rulePositionTypeId: z.string().nullable(),
  rulePositionTypeName: z.string(),
  people: z.number().int().describe('who belongs to it today, with its parts'),
  parts: z.array(Named),
  menus: z.number().int().describe('menus that it grants'),
  isSeed: z.boolean(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  version: z.number().int(),
});
export type GroupLine = z.output<typeof GroupLine>;

export const listGroups = endpoint({
  method: 'GET',
  path: '/access/groups',
  input: z.object({}),
  output: z.object({ rows: z.array(GroupLine), positionTypes: z.array(Named) }),
  errors: [],
  access,
  summary: 'Groups of people, fixed or by a rule',
  tag,
});

export const GroupMember = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string().describe('posts of today'),
  isNamed: z.boolean().describe('put into the group by name; otherwise by its rule or a part'),
});
export type GroupMember = z.output<typeof GroupMember>;

/** Members that are listed; `total` says how many there are. */
export const membersShown = 500;

export const getGroup = endpoint({
  method: 'GET',
  path: '/access/groups/:groupId',
  input: z.object({ groupId: z.uuid() }),
  output: z.object({ item: GroupLine, members: z.array(GroupMember), total: z.number().int() }),
  errors: ['platform.not-found'],
  access,
  summary: 'A group and who belongs to it today',
  tag,
});

export const GroupForm = z.object({
  ...names,
  kind: z.enum(['fixed', 'rule', 'everyone']),
  ruleUnitId: optionalId,
  ruleDuty: optionalCode(duties),
  rulePositionTypeId: optionalId,
  memberIds: jsonOf(z.array(z.uuid()).max(2_000)).default([]),
  partIds: jsonOf(z.array(z.uuid()).max(50)).default([]),
  validFrom: civilDate(),
  validTo: lastDay,
});
export type GroupForm = z.output<typeof GroupForm>;

export const saveGroup = endpoint({
  method: 'POST',
  path: '/access/groups/save',
  changesSettings: 'access',
  input: GroupForm.extend({
    groupId: optionalId.describe('left out: a new one'),
    code: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,39}$/),
    version: z.coerce.number().int().default(0),
    reason: ChangeReason,
  }),
  output: ChangeResult,
  errors: [
    'access.stale',
    'access.code-taken',
    'access.ends-before',
    'access.fixed',
    'access.ring',
    'access.too-deep',
    'access.nothing-changed',
    'platform.not-found',
    'platform.invalid-input',
  ],
  access,
  summary: 'Make or change a group',
  tag,
  isRepeatable: true,
});

export const GroupMenuCell = z.object({
  menu: z.string().describe('key of the line'),
  name: z.string(),
  text: z.string(),
  section: z.string().describe('heading'),
  levels: z.array(z.enum(menuLevels)).describe('empty: it is open to everybody'),
  level: z.enum(['none', 'query', 'manage', 'everybody']),
  roles: z.array(z.string()).describe('roles by which some of its members have it anyway'),
  isDangerous: z.boolean(),
});
export type GroupMenuCell = z.output<typeof GroupMenuCell>;

export const getGroupMenus = endpoint({
  method: 'GET',
  path: '/access/groups/:groupId/menus',
  input: z.object({ groupId: z.uuid() }),
  output: z.object({ item: GroupLine, rows: z.array(GroupMenuCell), asksSecond: z.boolean() }),
  errors: ['platform.not-found'],
  access,
  summary: 'Menus that a group grants, and what its members have by roles anyway',
  tag,
});

export const setGroupMenus = endpoint({
  method: 'POST',
  path: '/access/groups/:groupId/menus',
  changesSettings: 'access',
  input: z.object({
    groupId: z.uuid(),
    version: z.coerce.number().int(),
    set: jsonOf(
      z
        .array(z.object({ menu: z.string().max(80), level: z.enum(['none', 'query', 'manage']) }))
        .min(1)
        .max(200),
    ),
    reason: ChangeReason,
  }),
  output: ChangeResult,
  errors: ['access.stale', 'access.everybody', 'access.nothing-changed', 'platform.not-found'],
  access,
  summary: 'Set what a group may do with menus; it grants their permissions',
  tag,
  isRepeatable: true,
});

export const listRecipientGroups = endpoint({
  method: 'GET',
  path: '/access/recipient-groups',
  input: z.object({}),
  output: z.object({ rows: z.array(Named.extend({ people: z.number().int() })) }),
  errors: [],
  access: 'session',
  summary: 'Groups by name, for lists of recipients',
  tag,
});

export const listGroupPeople = endpoint({
  method: 'GET',
  path: '/access/recipient-groups/:groupId',
  input: z.object({ groupId: z.uuid() }),
  output: z.object({ rows: z.array(GroupMember), total: z.number().int() }),
  errors: ['platform.not-found'],
  access: 'session',
  summary: 'People of a group today, for lists of recipients',
  tag,
});
