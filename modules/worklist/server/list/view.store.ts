import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { worklistTables } from '../tables.ts';

export interface ViewRow {
  readonly id: string;
  readonly area: string;
  readonly name: string;
  readonly state: Record<string, string>;
  readonly unitId: string | null;
  readonly ownerId: string;
}

/** Views of a person for a list, and those shared with their units; own ones first, by name. */
export function listViewRows(
  h: Handle,
  ask: { readonly ownerId: string; readonly unitIds: readonly string[]; readonly area: string },
): Promise<ViewRow[]> {
  return viewsSql.all(h, ask.ownerId, ask.unitIds, ask.area);
}

const viewsSql = statement(
  'view.list',
  row<ViewRow>({
    id: 'uuid',
    area: 'text',
    name: 'text',
    state: 'jsonb',
    unitId: 'uuid?',
    ownerId: 'uuid',
  }),
  ['uuid', 'uuid[]', 'text'],
  `select id, area, name, state, unit_id as "unitId", owner_id as "ownerId" from saved_view
   where area = $3 and (owner_id = $1 or unit_id = any ($2::uuid[]))
   order by owner_id <> $1, name, id limit 200`,
);

export function findView(h: Handle, id: string): Promise<ViewRow | undefined> {
  return worklistTables(h)
    .selectFrom('saved_view')
    .select(['id', 'area', 'name', 'state', 'unit_id as unitId', 'owner_id as ownerId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Names of the views a person has stored for a list. */
export async function listViewNames(h: Handle, ownerId: string, area: string): Promise<string[]> {
  const views = await worklistTables(h)
    .selectFrom('saved_view')
    .select('name')
    .where('owner_id', '=', ownerId)
    .where('area', '=', area)
    .execute();
  return views.map(({ name }) => name);
}

/** Stores a view, which replaces the owner's view of the same name. @returns its id */
export async function putView(tx: Tx, view: ViewRow, at: string): Promise<string> {
  const { id, ownerId, unitId, area, name } = view;
  const shown = { unit_id: unitId, state: JSON.stringify(view.state), updated_at: at };
  const kept = await worklistTables(tx)
    .insertInto('saved_view')
    .values({ id, owner_id: ownerId, area, name, ...shown })
    .onConflict((conflict) => conflict.columns(['owner_id', 'area', 'name']).doUpdateSet(shown))
    .returning('id')
    .executeTakeFirstOrThrow();
  return kept.id;
}

/** Shares the views of a unit with another one. @returns what they are */
export function giveViews(
  tx: Tx,
  from: string,
  to: string,
): Promise<Pick<ViewRow, 'id' | 'area' | 'name'>[]> {
  return worklistTables(tx)
    .updateTable('saved_view')
    .set({ unit_id: to })
    .where('unit_id', '=', from)
    .returning(['id', 'area', 'name'])
    .execute();
}

export async function dropView(tx: Tx, id: string): Promise<void> {
  await worklistTables(tx).deleteFrom('saved_view').where('id', '=', id).execute();
}
