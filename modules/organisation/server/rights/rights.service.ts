import { AppError, newId } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import type { Actor, Changes } from '../change.ts';
import { orTaken } from '../taken.ts';
import {
  endDatedGrant,
  insertDatedGrant,
  insertRole,
  insertRoleType,
  setRolePermission,
  updateRole,
  updateRoleType,
} from './rights.store.ts';
import type { GrantScope } from './rights.store.ts';

export type { GrantScope } from './rights.store.ts';

/** What a role is; its permissions are set one by one. */
export interface RoleDraft {
  readonly nameTh: string;
  readonly nameEn: string;
  readonly typeCode: string;
  /** What `headRoles` of a deployment and older systems call it. */
  readonly legacyNo: number | null;
  readonly validFrom: CivilDate;
  readonly validTo: CivilDate | null;
}

/** A sort of role, which limits the roles of it. */
export interface RoleTypeDraft {
  readonly nameTh: string;
  readonly nameEn: string;
  readonly widestScope: GrantScope;
  readonly grantee: 'any' | 'person' | 'post';
  readonly needsSecond: boolean;
  readonly hasHeadPortal: boolean;
  readonly sort: number;
  readonly validFrom: CivilDate;
  readonly validTo: CivilDate | null;
}

/** To whom a role is granted, where and how long; exactly one of person and post. */
export interface GrantDraft {
  readonly roleId: string;
  readonly personId: string | null;
  readonly postId: string | null;
  readonly unitId: string | null;
  readonly validFrom: CivilDate;
  readonly validTo: CivilDate | null;
}

/**
 * Roles, their types and their grants, for the settings. The caller of these functions checks the
 * rights. From the commit on every process reads each caller anew.
 */
export interface Rights {
  createRole(tx: Tx, by: Actor, code: string, draft: RoleDraft): Promise<string>;
  /** @returns false when somebody else changed the role since this version */
  changeRole(tx: Tx, by: Actor, at: Versioned, draft: RoleDraft): Promise<boolean>;
  /** Sets the scope of a permission, or takes it away with null. */
  setPermission(tx: Tx, by: Actor, roleId: string, set: PermissionSet): Promise<void>;
  /** Counts the version of the role up once, for the permissions that were set. */
  touchRole(tx: Tx, at: Versioned): Promise<boolean>;
  /** @returns its id; undefined when the same is granted already */
  grant(tx: Tx, by: Actor, draft: GrantDraft): Promise<string | undefined>;
  /** @returns false when there is no such grant, or it ends earlier */
  endGrant(tx: Tx, by: Actor, grantId: string, lastDay: CivilDate): Promise<boolean>;
  createRoleType(tx: Tx, by: Actor, code: string, draft: RoleTypeDraft): Promise<void>;
  changeRoleType(tx: Tx, by: Actor, at: Versioned, draft: RoleTypeDraft): Promise<boolean>;
}

/** A row as its editor saw it; `id` is the code of a role type. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

export interface PermissionSet {
  readonly permission: string;
  readonly scope: GrantScope | null;
}

const roleColumns = ({ nameTh, nameEn, typeCode, legacyNo, validFrom, validTo }: RoleDraft) => ({
  ...{ name_th: nameTh, name_en: nameEn, type_code: typeCode, legacy_no: legacyNo },
  ...{ valid_from: validFrom, valid_to: validTo },
});

const typeColumns = (draft: RoleTypeDraft) => ({
  ...{ name_th: draft.nameTh, name_en: draft.nameEn, widest_scope: draft.widestScope },
  ...{ grantee: draft.grantee, needs_second: draft.needsSecond, sort: draft.sort },
  ...{ has_head_portal: draft.hasHeadPortal },
  ...{ valid_from: draft.validFrom, valid_to: draft.validTo },
});

export function createRights({ record, now }: Changes): Rights {
  const roleSubject = (id: string) => ({ kind: 'role', id });
  const typeSubject = (id: string) => ({ kind: 'role-type', id });
  return {
    async createRole(tx, by, code, draft) {
      const id = newId();
      await orTaken(insertRole(tx, { id, code, sort: 100, ...roleColumns(draft) }));
      await record(tx, by, 'role-created', roleSubject(id));
      return id;
    },
    async changeRole(tx, by, { id, version }, draft) {
      const isChanged = await orTaken(updateRole(tx, id, version, roleColumns(draft)));
      if (isChanged) await record(tx, by, 'role-renamed', roleSubject(id));
      return isChanged;
    },
    async setPermission(tx, by, roleId, { permission, scope }) {
      await setRolePermission(tx, { roleId, permission, scope });
      await record(tx, by, 'role-changed', roleSubject(roleId), {
        permission,
        scope: scope ?? 'none',
      });
    },
    touchRole: (tx, { id, version }) => updateRole(tx, id, version, {}),
    async grant(tx, by, draft) {
      const id = newId();
      const isMade = await orTaken(
        insertDatedGrant(tx, {
          ...{ id, role_id: draft.roleId, person_id: draft.personId, post_id: draft.postId },
          ...{ unit_id: draft.unitId, valid_from: draft.validFrom, valid_to: draft.validTo },
          created_at: now(),
        }),
      );
      if (!isMade) return undefined;
      await record(tx, by, 'role-granted', granteeOf(draft), { roleId: draft.roleId, grantId: id });
      return id;
    },
    async endGrant(tx, by, grantId, lastDay) {
      const isEnded = await endDatedGrant(tx, grantId, lastDay);
      if (isEnded) await record(tx, by, 'role-revoked', { kind: 'role-grant', id: grantId });
      return isEnded;
    },
    async createRoleType(tx, by, code, draft) {
      await orTaken(insertRoleType(tx, { code, ...typeColumns(draft) }));
      await record(tx, by, 'role-type-created', typeSubject(code));
    },
    async changeRoleType(tx, by, { id, version }, draft) {
      const isChanged = await updateRoleType(tx, id, version, typeColumns(draft));
      if (isChanged) await record(tx, by, 'role-type-changed', typeSubject(id));
      return isChanged;
    },
  };
}

/** @throws AppError 'platform.invalid-input' for neither or both */
function granteeOf({ personId, postId }: GrantDraft): { kind: string; id: string } {
  if (personId !== null && postId === null) return { kind: 'person', id: personId };
  if (postId !== null && personId === null) return { kind: 'post', id: postId };
  throw new AppError('platform.invalid-input', { fields: 'personId, postId' });
}
