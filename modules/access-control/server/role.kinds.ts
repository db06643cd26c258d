import { AppError, civilDateAt } from '@sarn/kernel';
import type { Platform, Tx } from '@sarn/platform-server';
import type { OrganisationModule } from '@sarn/organisation/server';
import { z } from 'zod';
import { grantScopes, RoleForm, RoleTypeForm } from '../contract/index.ts';
import type { AccessChanges, ChangeKind } from './change.service.ts';
import { changeKind } from './change.service.ts';
import { mayHaveScope, thaiNameOf } from './permission.rules.ts';
import { findRoleRow, listGrantRows, listTypeRows } from './role.store.ts';
import type { RoleRow } from './role.store.ts';

const code = z.string();
const version = z.number().int();

/** What the changes of roles keep until they are applied. */
export const rolePayloads = {
  'role.create': z.object({ code, form: RoleForm }),
  'role.change': z.object({ roleId: z.uuid(), version, form: RoleForm }),
  'role.permissions': z.object({
    roleId: z.uuid(),
    version,
    set: z.array(z.object({ permission: code, scope: z.enum([...grantScopes, 'none']) })),
  }),
  'grant.make': z.object({
    roleId: z.uuid(),
    personId: z.uuid().nullable(),
    postId: z.uuid().nullable(),
    unitId: z.uuid().nullable(),
    validFrom: z.string(),
    validTo: z.string().nullable(),
  }),
  'grant.end': z.object({ grantId: z.uuid(), untilDay: z.string() }),
  'role.from-file': z.object({
    ...{ code, roleId: z.uuid().nullable(), version, form: RoleForm },
    set: z.array(z.object({ permission: code, scope: z.enum([...grantScopes, 'none']) })),
  }),
  'role-type.save': z.object({ code, version, form: RoleTypeForm }),
} as const;

export type RolePayload<K extends keyof typeof rolePayloads> = z.output<(typeof rolePayloads)[K]>;

/** How changes of roles and grants are applied, at once or after a confirmation. */
export function roleKinds(
  { clock }: Platform,
  { rights }: OrganisationModule,
  changes: () => Pick<AccessChanges, 'stale'>,
): readonly ChangeKind[] {
  const today = () => civilDateAt(clock.now());
  return [
    changeKind({
      ...{ kind: 'role.create', payload: rolePayloads['role.create'] },
      async apply(tx, by, payload) {
        await rights.createRole(tx, by, payload.code, payload.form);
      },
    }),
    changeKind({
      ...{ kind: 'role.change', payload: rolePayloads['role.change'] },
      async apply(tx, by, { roleId: id, version: seen, form }) {
        const isChanged = await rights.changeRole(tx, by, { id, version: seen }, form);
        if (!isChanged) await changes().stale(tx, { kind: 'role', id });
      },
    }),
    changeKind({
      ...{ kind: 'role.permissions', payload: rolePayloads['role.permissions'] },
      async apply(tx, by, { roleId: id, version: seen, set }) {
        const role = await knownRole(tx, today(), id);
        assertScopes(role, set);
        if (!(await rights.touchRole(tx, { id, version: seen }))) {
          await changes().stale(tx, { kind: 'role', id });
        }
        for (const { permission, scope } of set) {
          const wanted = scope === 'none' ? null : scope;
          await rights.setPermission(tx, by, id, { permission, scope: wanted });
        }
      },
    }),
    roleFromFile({ rights, changes, today }),
    changeKind({
      ...{ kind: 'grant.make', payload: rolePayloads['grant.make'] },
      async apply(tx, by, payload) {
        assertGrantable(await knownRole(tx, today(), payload.roleId), payload, today());
        const made = await rights.grant(tx, by, payload);
        if (made === undefined) throw new AppError('access.granted-already');
      },
    }),
    changeKind({
      ...{ kind: 'grant.end', payload: rolePayloads['grant.end'] },
      async apply(tx, by, { grantId, untilDay }) {
        const isEnded = await rights.endGrant(tx, by, grantId, untilDay);
        if (!isEnded) throw new AppError('platform.not-found');
      },
    }),
    changeKind({
      ...{ kind: 'role-type.save', payload: rolePayloads['role-type.save'] },
      async apply(tx, by, { code: id, version: seen, form }) {
        if (seen === 0) return rights.createRoleType(tx, by, id, form);
        const isChanged = await rights.changeRoleType(tx, by, { id, version: seen }, form);
        return isChanged ? undefined : changes().stale(tx, { kind: 'role-type', id });
      },
    }),
  ];
}

interface KindParts {
  readonly rights: OrganisationModule['rights'];
  readonly changes: () => Pick<AccessChanges, 'stale'>;
  readonly today: () => string;
}

/** A role of a file with its permissions: one change, which a second person confirms as a whole. */
const roleFromFile = ({ rights, changes, today }: KindParts): ChangeKind =>
  changeKind({
    ...{ kind: 'role.from-file', payload: rolePayloads['role.from-file'] },
    async apply(tx, by, { code: name, roleId, version: seen, form, set }) {
      const id = roleId ?? (await rights.createRole(tx, by, name, form));
      const isChanged = !roleId || (await rights.changeRole(tx, by, { id, version: seen }, form));
      if (!isChanged) await changes().stale(tx, { kind: 'role', id });
      assertScopes(await knownRole(tx, today(), id), set);
      for (const { permission, scope } of set) {
        const wanted = scope === 'none' ? null : scope;
        await rights.setPermission(tx, by, id, { permission, scope: wanted });
      }
    },
  });

/** @throws AppError 'platform.not-found' */
export async function knownRole(tx: Tx, day: string, id: string): Promise<RoleRow> {
  const role = await findRoleRow(tx, day, id);
  if (!role) throw new AppError('platform.not-found');
  return role;
}

/** @throws AppError 'access.scope-too-wide' */
export function assertScopes(
  role: Pick<RoleRow, 'widestScope'>,
  set: RolePayload<'role.permissions'>['set'],
): void {
  for (const { permission, scope } of set) {
    if (scope === 'none' || mayHaveScope(permission, scope, role.widestScope)) continue;
    throw new AppError('access.scope-too-wide', { permission: thaiNameOf(permission) });
  }
}

/**
 * A role keeps what it has when its type changes: a type that allows less would not limit it.
 *
 * @throws AppError 'access.scope-too-wide'
 */
export const assertKeeps = (
  type: Pick<RoleRow, 'widestScope'>,
  { permissions }: Pick<RoleRow, 'permissions'>,
): void =>
  assertScopes(
    type,
    permissions.map(({ code: permission, scope }) => ({ permission, scope })),
  );

/** @throws AppError 'access.wrong-grantee' or 'access.ended' */
export function assertGrantable(
  role: RoleRow,
  { personId, postId }: Pick<RolePayload<'grant.make'>, 'personId' | 'postId'>,
  today: string,
): void {
  if (role.validTo !== null && role.validTo < today) {
    throw new AppError('access.ended', { name: role.nameTh });
  }
  const asked = personId === null ? 'post' : 'person';
  const isOne = (personId === null) !== (postId === null);
  if (!isOne || (role.grantee !== 'any' && role.grantee !== asked)) {
    throw new AppError('access.wrong-grantee');
  }
}

/** @throws AppError 'platform.not-found' */
export async function knownGrant(tx: Tx, day: string, id: string) {
  const everything = { roleId: null, permissions: null, isEnded: true };
  // What is noted of a change is Thai, whoever reads it.
  const ask = { day, id, language: 'th', ...everything } as const;
  const [grant] = await listGrantRows(tx, ask);
  if (!grant) throw new AppError('platform.not-found');
  return grant;
}

/** The type that is meant, still in use. @throws AppError 'access.ended' or 'platform.not-found' */
export async function knownType(tx: Tx, code_: string, day: string) {
  const type = (await listTypeRows(tx)).find((one) => one.code === code_);
  if (!type) throw new AppError('platform.not-found');
  if (type.validTo !== null && type.validTo < day) {
    throw new AppError('access.ended', { name: type.nameTh });
  }
  return type;
}
