import { civilDate, endpoint, flag, jsonOf, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { access, accessTag as tag, ChangeReason, ChangeResult } from './change.api.ts';
import { lastDay, names, optionalId, optionalNumber } from './fields.ts';
import { grantScopes, permissionGroups } from './permission-words.ts';

const code = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
/** A permission as the matrix shows it. */
export const PermissionLine = z.object({
  code: z.string(),
  name: z.string(),
  text: z.string(),
  group: z.enum(Object.keys(permissionGroups) as [keyof typeof permissionGroups]),
  hasScopes: z.boolean(),
  isDangerous: z.boolean(),
});
export type PermissionLine = z.output<typeof PermissionLine>;

export const RoleLine = z.object({
  id: z.string(),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  typeCode: z.string(),
  typeName: z.string(),
  widestScope: z.enum(grantScopes),
  grantee: z.enum(['any', 'person', 'post']),
  needsSecond: z.boolean(),
  legacyNo: z.number().int().nullable(),
  isSeed: z.boolean(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  version: z.number().int(),
  people: z.number().int().describe('who have it today, by person or by post'),
  permissions: z.array(z.object({ code: z.string(), scope: z.enum(grantScopes) })),
});
export type RoleLine = z.output<typeof RoleLine>;

export const listRoles = endpoint({
  method: 'GET',
  path: '/access/roles',
  input: z.object({}),
  output: z.object({
    rows: z.array(RoleLine),
    permissions: z.array(PermissionLine),
    asksSecond: z.boolean().describe('whether dangerous changes wait for a second person'),
  }),
  errors: [],
  access,
  summary: 'Roles with what they permit, and all permissions',
  tag,
});

export const RoleForm = z.object({
  ...names,
  typeCode: lineText({ min: 1, max: 40 }),
  legacyNo: optionalNumber(1, 99_999),
  validFrom: civilDate(),
  validTo: lastDay,
});
export type RoleForm = z.output<typeof RoleForm>;

const roleErrors = [
  'access.stale',
  'access.code-taken',
  'access.ends-before',
  'access.fixed',
  'access.last-administrator',
  'access.ended',
  'access.nothing-changed',
  'identity.taken',
  'platform.not-found',
] as const;

export const createRole = endpoint({
  method: 'POST',
  path: '/access/roles/create',
  changesSettings: 'access',
  input: RoleForm.extend({ code, reason: ChangeReason }),
  output: ChangeResult,
  errors: roleErrors,
  access,
  summary: 'Make a role; it permits nothing yet',
  tag,
  isRepeatable: true,
});

export const changeRole = endpoint({
  method: 'POST',
  path: '/access/roles/:roleId/change',
  changesSettings: 'access',
  input: RoleForm.extend({
    roleId: z.uuid(),
    version: z.coerce.number().int(),
    reason: ChangeReason,
  }),
  output: ChangeResult,
  errors: [...roleErrors, 'access.scope-too-wide'],
  access,
  summary: 'Change or end a role',
  tag,
  isRepeatable: true,
});

/** What is set for a permission of a role; `none` takes it away. */
export const ScopeSet = z.object({
  permission: z.string().regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9.-]*$/),
  scope: z.enum([...grantScopes, 'none']),
});

export const setRolePermissions = endpoint({
  method: 'POST',
  path: '/access/roles/:roleId/permissions',
  changesSettings: 'access',
  input: z.object({
    roleId: z.uuid(),
    version: z.coerce.number().int(),
    set: jsonOf(z.array(ScopeSet).min(1).max(100)),
    reason: ChangeReason,
  }),
  output: ChangeResult,
  errors: [...roleErrors, 'access.scope-too-wide'],
  access,
  summary: 'Set scopes of permissions of a role, or take them away',
  tag,
  isRepeatable: true,
});

export const RoleGrant = z.object({
  id: z.string(),
  roleId: z.string(),
  roleName: z.string(),
  roleCode: z.string(),
  personId: z.string().nullable(),
  postId: z.string().nullable(),
  granteeName: z.string().describe('the person, or the title of the post'),
  granteeText: z.string().describe('post of the person, or who holds the post today'),
  unitId: z.string().nullable(),
  unitName: z.string().describe('empty: the units of the grantee'),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  canSignIn: z.boolean().describe('somebody with a living account has it today'),
});
export type RoleGrant = z.output<typeof RoleGrant>;

export const listGrants = endpoint({
  method: 'GET',
  path: '/access/grants',
  input: z.object({
    roleId: z.uuid().optional(),
    isAdmin: z.enum(['true', 'false']).default('false').describe('only of administrative roles'),
    isEnded: z.enum(['true', 'false']).default('false').describe('ended ones, too'),
  }),
  output: z.object({ rows: z.array(RoleGrant) }),
  errors: [],
  access,
  summary: 'To whom roles are granted, where and how long',
  tag,
});

export const PostOption = z.object({
  id: z.string(),
  title: z.string(),
  unitName: z.string(),
  holders: z.string().describe('who holds it today; empty for nobody'),
});
export type PostOption = z.output<typeof PostOption>;

export const findPosts = endpoint({
  method: 'GET',
  path: '/access/posts',
  input: z.object({ search: lineText({ max: 100 }).default('') }),
  output: z.object({ rows: z.array(PostOption) }),
  errors: [],
  access,
  summary: 'Posts of today by title, unit or grantee, for pickers; at most 20',
  tag,
});

export const GrantForm = z.object({
  roleId: z.uuid(),
  personId: optionalId,
  postId: optionalId,
  unitId: optionalId,
  validFrom: civilDate(),
  validTo: lastDay,
});

export const makeGrant = endpoint({
  method: 'POST',
  path: '/access/grants/make',
  changesSettings: 'access',
  input: GrantForm.extend({ reason: ChangeReason }),
  output: ChangeResult,
  errors: [...roleErrors, 'access.wrong-grantee', 'access.granted-already'],
  access,
  summary: 'Grant a role to a person or to a post',
  tag,
  isRepeatable: true,
});

export const endGrant = endpoint({
  method: 'POST',
  path: '/access/grants/:grantId/end',
  changesSettings: 'access',
  input: z.object({ grantId: z.uuid(), untilDay: civilDate(), reason: ChangeReason }),
  output: ChangeResult,
  errors: roleErrors,
  access,
  summary: 'Take a role away from a day on; the last day before today ends it at once',
  tag,
  isRepeatable: true,
});

export const RoleTypeLine = z.object({
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  widestScope: z.enum(grantScopes),
  grantee: z.enum(['any', 'person', 'post']),
  needsSecond: z.boolean(),
  hasHeadPortal: z.boolean(),
  sort: z.number().int(),
  isSeed: z.boolean(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  version: z.number().int(),
  roles: z.number().int().describe('roles of this type'),
});
export type RoleTypeLine = z.output<typeof RoleTypeLine>;

export const listRoleTypes = endpoint({
  method: 'GET',
  path: '/access/role-types',
  input: z.object({}),
  output: z.object({ rows: z.array(RoleTypeLine) }),
  errors: [],
  access,
  summary: 'Types of roles',
  tag,
});

export const RoleTypeForm = z.object({
  ...names,
  widestScope: z.enum(grantScopes),
  grantee: z.enum(['any', 'person', 'post']),
  needsSecond: flag,
  hasHeadPortal: flag,
  sort: z.coerce.number().int().min(0).max(9999).default(0),
  validFrom: civilDate(),
  validTo: lastDay,
});
export type RoleTypeForm = z.output<typeof RoleTypeForm>;

export const saveRoleType = endpoint({
  method: 'POST',
  path: '/access/role-types/save',
  changesSettings: 'access',
  input: RoleTypeForm.extend({
    code: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,39}$/),
    version: z.coerce.number().int().default(0).describe('0 makes a new one'),
    reason: ChangeReason,
  }),
  output: ChangeResult,
  errors: [...roleErrors, 'access.scope-too-wide'],
  access,
  summary: 'Make or change a type of roles',
  tag,
  isRepeatable: true,
});
