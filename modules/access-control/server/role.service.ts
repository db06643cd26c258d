import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Platform, SignedContext, Tx } from '@sarn/platform-server';
import type {
  changeRole,
  ChangeResult,
  createRole,
  endGrant,
  makeGrant,
  saveRoleType,
  setRolePermissions,
} from '../contract/index.ts';
import type { AccessChanges } from './change.service.ts';
import { differenceOf } from './difference.ts';
import { isDangerousPermission } from './permission.rules.ts';
import {
  assertGrantable,
  assertKeeps,
  assertScopes,
  knownGrant,
  knownRole,
  knownType,
} from './role.kinds.ts';
import type { RolePayload } from './role.kinds.ts';
import { listRoleRows, listTypeRows, nameOfGrantee } from './role.store.ts';
import type { RoleRow } from './role.store.ts';

type Asked<E> = (tx: Tx, context: SignedContext, input: InputOf<E>) => Promise<ChangeResult>;

/** Asks for changes of roles: each is checked now, with a message to who asks, and when applied. */
export interface RoleService {
  readonly create: Asked<typeof createRole>;
  readonly change: Asked<typeof changeRole>;
  readonly setPermissions: Asked<typeof setRolePermissions>;
  readonly makeGrant: Asked<typeof makeGrant>;
  readonly endGrant: Asked<typeof endGrant>;
  readonly saveType: Asked<typeof saveRoleType>;
}

/** @throws AppError 'access.ends-before' (R4) */
function assertDays(validFrom: string, validTo: string | null): void {
  if (validTo !== null && validTo < validFrom) throw new AppError('access.ends-before');
}

/** Whether people with the role administer: then a second person confirms what is done to it. */
export const isDangerousRole = ({ needsSecond, permissions }: RoleRow): boolean =>
  needsSecond || permissions.some(({ code }) => isDangerousPermission(code));

interface RoleParts {
  readonly today: () => string;
  readonly changes: AccessChanges;
  readonly permissions: () => readonly string[];
}

export function createRoleService(
  { clock }: Platform,
  changes: AccessChanges,
  permissions: () => readonly string[],
): RoleService {
  const parts = { today: () => civilDateAt(clock.now()), changes, permissions };
  return { ...roleChanges(parts), ...grantChanges(parts) };
}

function roleChanges({
  today,
  changes,
  permissions,
}: RoleParts): Pick<RoleService, 'create' | 'change' | 'setPermissions'> {
  return {
    async create(tx, context, { code, reason, ...form }) {
      assertDays(form.validFrom, form.validTo);
      const type = await knownType(tx, form.typeCode, today());
      const payload: RolePayload<'role.create'> = { code, form };
      return changes.ask(tx, context, {
        ...{ kind: 'role.create', payload, reason, isDangerous: type.needsSecond },
        subject: { kind: 'role', id: code },
        difference: differenceOf(null, { code, ...form }),
      });
    },
    async change(tx, context, { roleId, version, reason, ...form }) {
      assertDays(form.validFrom, form.validTo);
      const role = await knownRole(tx, today(), roleId);
      if (role.version !== version) await changes.stale(tx, { kind: 'role', id: roleId });
      const isOther = form.typeCode !== role.typeCode;
      if (isOther && role.isSeed) throw new AppError('access.fixed');
      const type = isOther ? await knownType(tx, form.typeCode, today()) : undefined;
      if (type) assertKeeps(type, role);
      const payload: RolePayload<'role.change'> = { roleId, version, form };
      return changes.ask(tx, context, {
        ...{ kind: 'role.change', payload, reason, subject: { kind: 'role', id: roleId } },
        isDangerous: isDangerousRole(role) || type?.needsSecond === true,
        difference: differenceOf(pickForm(role), form),
      });
    },
    async setPermissions(tx, context, { roleId, version, set, reason }) {
      const role = await knownRole(tx, today(), roleId);
      if (role.version !== version) await changes.stale(tx, { kind: 'role', id: roleId });
      const unknown = set.find(({ permission }) => !permissions().includes(permission));
      if (unknown) throw new AppError('platform.not-found');
      assertScopes(role, set);
      const payload: RolePayload<'role.permissions'> = { roleId, version, set };
      const isTouchy = set.some(({ permission }) => isDangerousPermission(permission));
      return changes.ask(tx, context, {
        ...{ kind: 'role.permissions', payload, reason, subject: { kind: 'role', id: roleId } },
        isDangerous: role.needsSecond || isTouchy,
        difference: differenceOf(scopesOf(role), wantedScopes(set)),
      });
    },
  };
}

function grantChanges({
  today,
  changes,
}: RoleParts): Pick<RoleService, 'makeGrant' | 'endGrant' | 'saveType'> {
  return {
    async makeGrant(tx, context, { reason, ...payload }) {
      assertDays(payload.validFrom, payload.validTo);
      const role = await knownRole(tx, today(), payload.roleId);
      assertGrantable(role, payload, today());
      const name = await granteeName(tx, payload.personId ?? payload.postId);
      const unit = payload.unitId === null ? '' : await granteeName(tx, payload.unitId);
      return changes.ask(tx, context, {
        ...{ kind: 'grant.make', payload, reason, isDangerous: isDangerousRole(role) },
        subject: { kind: 'role', id: role.id },
        difference: [
          { field: 'grant', name, before: '', after: daysText(payload.validFrom, payload.validTo) },
          ...(unit ? [{ field: 'unit', name, before: '', after: unit }] : []),
        ],
      });
    },
    async endGrant(tx, context, { grantId, untilDay, reason }) {
      const grant = await knownGrant(tx, today(), grantId);
      const role = await knownRole(tx, today(), grant.roleId);
      const before = daysText(grant.validFrom, grant.validTo);
      const after = daysText(grant.validFrom, untilDay);
      return changes.ask(tx, context, {
        ...{ kind: 'grant.end', payload: { grantId, untilDay }, reason },
        ...{ subject: { kind: 'role', id: role.id }, isDangerous: isDangerousRole(role) },
        difference: [{ field: 'grant', name: grant.granteeName, before, after }],
      });
    },
    async saveType(tx, context, { code, version, reason, ...form }) {
      assertDays(form.validFrom, form.validTo);
      const known = (await listTypeRows(tx)).find((one) => one.code === code);
      if (known && version === 0) throw new AppError('access.code-taken', { code });
      if (!known && version !== 0) throw new AppError('platform.not-found');
      if (known && known.version !== version) {
        await changes.stale(tx, { kind: 'role-type', id: code });
      }
      const roles = (await listRoleRows(tx, today())).filter(({ typeCode }) => typeCode === code);
      for (const role of roles) assertKeeps(form, role);
      // Without it one administrator alone could make another one.
      const isWeaker = known?.needsSecond === true && !form.needsSecond;
      const payload: RolePayload<'role-type.save'> = { code, version, form };
      return changes.ask(tx, context, {
        ...{ kind: 'role-type.save', payload, reason, isDangerous: isWeaker },
        subject: { kind: 'role-type', id: code },
        difference: differenceOf(known ?? null, form),
      });
    },
  };
}

const pickForm = ({ nameTh, nameEn, typeCode, legacyNo, validFrom, validTo }: RoleRow) => ({
  ...{ nameTh, nameEn, typeCode, legacyNo, validFrom, validTo },
});

type Scopes = Readonly<Record<string, string | null>>;

const wantedScopes = (set: RolePayload<'role.permissions'>['set']): Scopes =>
  Object.fromEntries(
    set.map(({ permission, scope }) => [permission, scope === 'none' ? null : scope]),
  );

const scopesOf = ({ permissions }: RoleRow): Scopes =>
  Object.fromEntries(permissions.map(({ code, scope }) => [code, scope]));

/** First and last day, as `2026-01-01/`; screens show them as dates. */
const daysText = (from: string, to: string | null): string => `${from}/${to ?? ''}`;

/** @throws AppError 'platform.not-found' */
async function granteeName(tx: Tx, id: string | null): Promise<string> {
  const name = id === null ? undefined : await nameOfGrantee(tx, id);
  if (name === undefined) throw new AppError('platform.not-found');
  return name;
}
