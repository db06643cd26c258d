import type { Handle, Tx } from '@sarn/platform-server';

export interface GroupRow {
  readonly id: string;
  readonly unitId: string;
  readonly name: string;
  readonly unitIds: readonly string[];
  readonly personIds: readonly string[];
}

const columns = `id, unit_id as "unitId", name, unit_ids as "unitIds", person_ids as "personIds"`;

export function listGroupRows(h: Handle, unitIds: readonly string[]): Promise<GroupRow[]> {
  return h.query<GroupRow>(
    `select ${columns} from recipient_group where unit_id = any ($1::uuid[])
     order by name, id limit 1000`,
    [unitIds],
  );
}

export function findGroups(h: Handle, ids: readonly string[]): Promise<GroupRow[]> {
  return h.query<GroupRow>(`select ${columns} from recipient_group where id = any ($1::uuid[])`, [
    ids,
  ]);
}

export async function isNameTaken(h: Handle, row: GroupRow): Promise<boolean> {
  const rows = await h.query(
    `select 1 from recipient_group where unit_id = $1 and name = $2 and id <> $3`,
    [row.unitId, row.name, row.id],
  );
  return rows.length > 0;
}

/** Writes the group, as a new one or over the old. */
export async function upsertGroup(
  tx: Tx,
  row: GroupRow,
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  await tx.query(
    `insert into recipient_group (id, unit_id, name, unit_ids, person_ids, updated_by, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update set name = excluded.name, unit_ids = excluded.unit_ids,
       person_ids = excluded.person_ids, updated_by = excluded.updated_by,
       updated_at = excluded.updated_at`,
    [row.id, row.unitId, row.name, row.unitIds, row.personIds, by.personId, by.at],
  );
}

export async function deleteGroupRow(tx: Tx, id: string): Promise<void> {
  await tx.query(`delete from recipient_group where id = $1`, [id]);
}
