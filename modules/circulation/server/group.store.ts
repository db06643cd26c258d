import type { Handle, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import { circulationTables } from './tables.ts';
import { among } from '@sarn/document/server';

export interface GroupRow {
  readonly id: string;
  readonly unitId: string;
  readonly name: string;
  readonly unitIds: readonly string[];
  readonly personIds: readonly string[];
}

function groups(h: Handle) {
  return circulationTables(h)
    .selectFrom('recipient_group')
    .select(['id', 'unit_id as unitId', 'name'])
    .select(['unit_ids as unitIds', 'person_ids as personIds']);
}

export function listGroupRows(h: Handle, unitIds: readonly string[]): Promise<GroupRow[]> {
  return groups(h)
    .where('unit_id', '=', among(unitIds))
    .orderBy('name')
    .orderBy('id')
    .limit(1000)
    .execute();
}

export function findGroups(h: Handle, ids: readonly string[]): Promise<GroupRow[]> {
  return groups(h).where('id', '=', among(ids)).execute();
}

/** Groups in which one of these people is named, by name. */
export function listGroupsWith(
  h: Handle,
  personIds: readonly string[],
  { isLocked = false } = {},
): Promise<GroupRow[]> {
  return groups(h)
    .where(sql<boolean>`person_ids && ${[...personIds]}::uuid[]`)
    .orderBy('name')
    .orderBy('id')
    .$if(isLocked, (found) => found.forUpdate())
    .execute();
}

/** Groups that name one of these units, by name. */
export const listGroupsNaming = (h: Handle, unitIds: readonly string[]): Promise<GroupRow[]> =>
  groups(h)
    .where(sql<boolean>`unit_ids && ${[...unitIds]}::uuid[]`)
    .orderBy('name')
    .orderBy('id')
    .execute();

/** Groups that a unit keeps or that name it, locked until the transaction ends. */
export const lockGroupsOfUnit = (tx: Tx, unitId: string): Promise<GroupRow[]> =>
  groups(tx)
    .where((is) =>
      is.or([is('unit_id', '=', unitId), sql<boolean>`unit_ids @> ${[unitId]}::uuid[]`]),
    )
    .orderBy('name')
    .orderBy('id')
    .forUpdate()
    .execute();

export async function isNameTaken(h: Handle, row: GroupRow): Promise<boolean> {
  const other = await circulationTables(h)
    .selectFrom('recipient_group')
    .select('id')
    .where('unit_id', '=', row.unitId)
    .where('name', '=', row.name)
    .where('id', '<>', row.id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Inserts or updates the group. */
export async function upsertGroup(
  tx: Tx,
  row: GroupRow,
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  await circulationTables(tx)
    .insertInto('recipient_group')
    .values({
      id: row.id,
      unit_id: row.unitId,
      name: row.name,
      unit_ids: [...row.unitIds],
      person_ids: [...row.personIds],
      updated_by: by.personId,
      updated_at: by.at,
    })
    .onConflict((known) =>
      known.column('id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        unit_id: ref('excluded.unit_id'),
        unit_ids: ref('excluded.unit_ids'),
        person_ids: ref('excluded.person_ids'),
        updated_by: ref('excluded.updated_by'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
}

export async function deleteGroupRow(tx: Tx, id: string): Promise<void> {
  await circulationTables(tx).deleteFrom('recipient_group').where('id', '=', id).execute();
}
