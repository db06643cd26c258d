import { writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Member, RoutingPurpose } from '../contract/index.ts';
import { sql } from 'kysely';
import { routingTables } from './tables.ts';
import { among } from '@sarn/document/server';

export interface TemplateRow {
  readonly id: string;
  readonly name: string;
  readonly purpose: RoutingPurpose;
  /** One of the two is set: the owner of the list. */
  readonly personId: string | null;
  readonly unitId: string | null;
  readonly members: readonly Member[];
}

function templates(h: Handle) {
  return routingTables(h)
    .selectFrom('route_template')
    .select(['id', 'name', 'purpose', 'person_id as personId', 'unit_id as unitId', 'members']);
}

/** Lists of a person and of units, those of the person first. */
export function listTemplates(
  h: Handle,
  of: { readonly personId: string; readonly unitIds: readonly string[] },
  purpose: RoutingPurpose | null,
): Promise<TemplateRow[]> {
  return templates(h)
    .where((eb) =>
      eb.or([eb('person_id', '=', of.personId), eb('unit_id', '=', among(of.unitIds))]),
    )
    .$if(purpose !== null, (found) => found.where('purpose', '=', purpose))
    .orderBy('unit_id', (order) => order.asc().nullsFirst())
    .orderBy('name')
    .orderBy('id')
    .limit(500)
    .execute();
}

export async function findTemplateForUpdate(tx: Tx, id: string): Promise<TemplateRow | undefined> {
  return templates(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Lists of units in which one of these people stands, by name. */
export function listUnitTemplatesWith(
  h: Handle,
  personIds: readonly string[],
  { isLocked = false } = {},
): Promise<TemplateRow[]> {
  const members = personIds.map((personId) => JSON.stringify([{ personId }]));
  return templates(h)
    .where('unit_id', 'is not', null)
    .where(sql<boolean>`members @> any (${members}::text[]::jsonb[])`)
    .orderBy('name')
    .orderBy('id')
    .$if(isLocked, (found) => found.forUpdate())
    .execute();
}

/** Lists that a unit keeps, and all lists in which it stands, locked until the transaction ends. */
export function lockTemplatesNaming(tx: Tx, unitId: string): Promise<TemplateRow[]> {
  const member = JSON.stringify([{ unitId }]);
  return templates(tx)
    .where((eb) => eb.or([eb('unit_id', '=', unitId), sql<boolean>`members @> ${member}::jsonb`]))
    .orderBy('name')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Lists of a unit by purpose and name. */
export function listNamesAt(
  h: Handle,
  unitId: string,
): Promise<Pick<TemplateRow, 'purpose' | 'name'>[]> {
  return routingTables(h)
    .selectFrom('route_template')
    .select(['purpose', 'name'])
    .where('unit_id', '=', unitId)
    .execute();
}

/** Lists of units in which one of these units stands, by name. */
export function listUnitTemplatesNaming(
  h: Handle,
  unitIds: readonly string[],
): Promise<TemplateRow[]> {
  const members = unitIds.map((unitId) => JSON.stringify([{ unitId }]));
  return templates(h)
    .where('unit_id', 'is not', null)
    .where(sql<boolean>`members @> any (${members}::text[]::jsonb[])`)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Writes names and members of lists that are locked; those of one unit are given to another. */
export async function putFollowed(
  tx: Tx,
  lists: readonly Pick<TemplateRow, 'id' | 'name' | 'members'>[],
  { from, to, by, at }: Readonly<Record<'from' | 'by' | 'at', string>> & { readonly to?: string },
): Promise<void> {
  const [ids, names] = [lists.map(({ id }) => id), lists.map(({ name }) => name)];
  const members = lists.map((list) => JSON.stringify(list.members));
  await putFollowedSql(tx, ids, names, members, from, to ?? from, by, at);
}

const putFollowedSql = writeStatement(
  'route-template.put-followed',
  ['uuid[]', 'text[]', 'text[]', 'uuid', 'uuid', 'uuid', 'timestamptz'],
  `update route_template list set name = given.name, members = given.members::jsonb,
     unit_id = case when list.unit_id = $4 then $5 else list.unit_id end,
     updated_by = $6, updated_at = $7
   from unnest($1::uuid[], $2::text[], $3::text[]) given (id, name, members)
   where list.id = given.id`,
);

export async function setMembers(
  tx: Tx,
  id: string,
  members: readonly Member[],
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  await routingTables(tx)
    .updateTable('route_template')
    .set({ members: JSON.stringify(members), updated_by: by.personId, updated_at: by.at })
    .where('id', '=', id)
    .execute();
}

/** Inserts or updates the list. @returns false when the name is taken */
export async function upsertTemplate(
  tx: Tx,
  row: TemplateRow,
  by: { readonly personId: string; readonly at: string },
): Promise<boolean> {
  const taken = await routingTables(tx)
    .selectFrom('route_template')
    .select('id')
    .where(({ fn }) => fn.coalesce('person_id', 'unit_id'), '=', row.personId ?? row.unitId)
    .where('purpose', '=', row.purpose)
    .where('name', '=', row.name)
    .where('id', '<>', row.id)
    .executeTakeFirst();
  if (taken) return false;
  await routingTables(tx)
    .insertInto('route_template')
    .values({
      id: row.id,
      name: row.name,
      purpose: row.purpose,
      person_id: row.personId,
      unit_id: row.unitId,
      members: JSON.stringify(row.members),
      updated_by: by.personId,
      updated_at: by.at,
    })
    .onConflict((known) =>
      known.column('id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        members: ref('excluded.members'),
        updated_by: ref('excluded.updated_by'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
  return true;
}

export async function deleteTemplateRow(tx: Tx, id: string): Promise<void> {
  await routingTables(tx).deleteFrom('route_template').where('id', '=', id).execute();
}
