import type { CivilDate } from '@sarn/kernel';
import { tablesOf } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type {
  OrganisationTables,
  RoleGrantTable,
  RoleTable,
  RoleTypeTable,
} from '../organisation.tables.gen.ts';

/** How far a permission of a role reaches. */
export type GrantScope = 'own' | 'unit' | 'subtree' | 'agency';

const tables = tablesOf<OrganisationTables>();

export async function insertRole(tx: Tx, row: Insertable<RoleTable>): Promise<void> {
  await tables(tx).insertInto('role').values(row).execute();
}

/** @returns false when the row has another version by now */
export async function updateRole(
  tx: Tx,
  id: string,
  version: number,
  change: Updateable<RoleTable>,
): Promise<boolean> {
  const changed = await tables(tx)
    .updateTable('role')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return changed.length > 0;
}

/** Gives a role a permission with this scope, or takes it away with null. */
export async function setRolePermission(
  tx: Tx,
  row: { readonly roleId: string; readonly permission: string; readonly scope: GrantScope | null },
): Promise<void> {
  const { roleId, permission, scope } = row;
  if (scope === null) {
    await tables(tx)
      .deleteFrom('role_permission')
      .where('role_id', '=', roleId)
      .where('permission', '=', permission)
      .execute();
    return;
  }
  await tables(tx)
    .insertInto('role_permission')
    .values({ role_id: roleId, permission, scope })
    .onConflict((known) => known.columns(['role_id', 'permission']).doUpdateSet({ scope }))
    .execute();
}

/** @returns false when the same is granted already */
export async function insertDatedGrant(tx: Tx, row: Insertable<RoleGrantTable>): Promise<boolean> {
  const made = await tables(tx)
    .insertInto('role_grant')
    .values(row)
    .onConflict((known) => known.doNothing())
    .returning('id')
    .execute();
  return made.length > 0;
}

/** Sets the last day of a grant that has not ended. @returns whether there was such a grant */
export async function endDatedGrant(tx: Tx, id: string, lastDay: CivilDate): Promise<boolean> {
  const ended = await tables(tx)
    .updateTable('role_grant')
    // One that has not begun ends on its first day, which has then passed as well or never comes.
    .set({ valid_to: lastDay, valid_from: sql`least(valid_from, ${lastDay}::date)` })
    .where('id', '=', id)
    .where((row) => row.or([row('valid_to', 'is', null), row('valid_to', '>', lastDay)]))
    .returning('id')
    .execute();
  return ended.length > 0;
}

export async function insertRoleType(tx: Tx, row: Insertable<RoleTypeTable>): Promise<void> {
  await tables(tx).insertInto('role_type').values(row).execute();
}

/** @returns false when the row has another version by now */
export async function updateRoleType(
  tx: Tx,
  code: string,
  version: number,
  change: Updateable<RoleTypeTable>,
): Promise<boolean> {
  const changed = await tables(tx)
    .updateTable('role_type')
    .set({ ...change, version: sql`version + 1` })
    .where('code', '=', code)
    .where('version', '=', version)
    .returning('code')
    .execute();
  return changed.length > 0;
}
