import { AppError, newId } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Actor, Changes } from './change.ts';
import { deleteGrant, findRoleId, insertGrant, setPermissions } from './role.store.ts';
import { orTaken } from './taken.ts';

/** Whom a role is granted to: a person, or everybody who holds a post. */
export type Grantee =
  | { readonly personId: string; readonly postId?: never }
  | { readonly postId: string; readonly personId?: never };

export interface RoleChanges {
  /** Has no effect if already granted. */
  grantRole(tx: Tx, by: Actor, roleCode: string, to: Grantee): Promise<void>;
  revokeRole(tx: Tx, by: Actor, roleCode: string, from: Grantee): Promise<void>;
  /** Replaces everything the role permits. @param codes permission codes of modules */
  setRolePermissions(tx: Tx, by: Actor, roleCode: string, codes: readonly string[]): Promise<void>;
}

export function createRoleChanges({ record, now }: Changes): RoleChanges {
  return {
    async grantRole(tx, by, roleCode, to) {
      const roleId = await getRoleId(tx, roleCode);
      const grant = { id: newId(), roleId, ...bothIds(to), now: now() };
      if (await orTaken(insertGrant(tx, grant))) {
        await record(tx, by, 'role-granted', subjectOf(to));
      }
    },
    async revokeRole(tx, by, roleCode, from) {
      const roleId = await getRoleId(tx, roleCode);
      if (await deleteGrant(tx, roleId, bothIds(from))) {
        await record(tx, by, 'role-revoked', subjectOf(from));
      }
    },
    async setRolePermissions(tx, by, roleCode, codes) {
      const id = await getRoleId(tx, roleCode);
      await setPermissions(tx, id, codes);
      await record(tx, by, 'role-changed', { kind: 'role', id });
    },
  };
}

async function getRoleId(db: Handle, code: string): Promise<string> {
  const id = await findRoleId(db, code);
  if (id === undefined) throw new AppError('platform.not-found');
  return id;
}

function bothIds(to: Grantee): { personId: string | null; postId: string | null } {
  return { personId: to.personId ?? null, postId: to.postId ?? null };
}

function subjectOf(to: Grantee): { kind: string; id: string } {
  return to.postId === undefined
    ? { kind: 'person', id: to.personId }
    : { kind: 'post', id: to.postId };
}
