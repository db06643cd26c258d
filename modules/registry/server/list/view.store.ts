import type { Handle, Tx } from '@sarn/platform-server';

export interface ViewRow {
  readonly id: string;
  readonly area: string;
  readonly name: string;
  readonly state: Record<string, string>;
  readonly unitId: string | null;
  readonly ownerId: string;
}

/** Views of a person for a list, and those shared with his units; own ones first, by name. */
export function listViewRows(
  h: Handle,
  ask: { readonly ownerId: string; readonly unitIds: readonly string[]; readonly area: string },
): Promise<ViewRow[]> {
  return h.query<ViewRow>(
    `select id, area, name, state, unit_id as "unitId", owner_id as "ownerId" from saved_view
     where area = $3 and (owner_id = $1 or unit_id = any ($2::uuid[]))
     order by owner_id <> $1, name, id limit 200`,
    [ask.ownerId, ask.unitIds, ask.area],
  );
}

export async function findView(h: Handle, id: string): Promise<ViewRow | undefined> {
  const rows = await h.query<ViewRow>(
    `select id, area, name, state, unit_id as "unitId", owner_id as "ownerId"
     from saved_view where id = $1`,
    [id],
  );
  return rows[0];
}

/** Names of the views a person keeps for a list. */
export async function listViewNames(h: Handle, ownerId: string, area: string): Promise<string[]> {
  const rows = await h.query<{ name: string }>(
    `select name from saved_view where owner_id = $1 and area = $2`,
    [ownerId, area],
  );
  return rows.map((row) => row.name);
}

/** Keeps a view in place of the owner's one of the same name. @returns its id */
export async function putView(tx: Tx, row: ViewRow, at: string): Promise<string> {
  const rows = await tx.query<{ id: string }>(
    `insert into saved_view (id, owner_id, unit_id, area, name, state, updated_at)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7)
     on conflict (owner_id, area, name) do update
       set unit_id = excluded.unit_id, state = excluded.state, updated_at = excluded.updated_at
     returning id`,
    [row.id, row.ownerId, row.unitId, row.area, row.name, JSON.stringify(row.state), at],
  );
  return rows[0]?.id ?? row.id;
}

export async function dropView(tx: Tx, id: string): Promise<void> {
  await tx.query(`delete from saved_view where id = $1`, [id]);
}
