import type { Handle, Tx } from '@sarn/platform-server';
import type { Member, RoutingPurpose } from '../../contract/index.ts';

export interface TemplateRow {
  readonly id: string;
  readonly name: string;
  readonly purpose: RoutingPurpose;
  /** One of them: whose list it is. */
  readonly personId: string | null;
  readonly unitId: string | null;
  readonly members: readonly Member[];
}

const columns = `id, name, purpose, person_id as "personId", unit_id as "unitId", members`;

/** Lists of a person and of units, his own first. */
export function listTemplates(
  h: Handle,
  of: { readonly personId: string; readonly unitIds: readonly string[] },
  purpose: RoutingPurpose | null,
): Promise<TemplateRow[]> {
  return h.query<TemplateRow>(
    `select ${columns} from route_template
     where (person_id = $1 or unit_id = any ($2::uuid[])) and ($3::text is null or purpose = $3)
     order by unit_id nulls first, name, id limit 500`,
    [of.personId, of.unitIds, purpose],
  );
}

export async function findTemplateForUpdate(tx: Tx, id: string): Promise<TemplateRow | undefined> {
  const rows = await tx.query<TemplateRow>(
    `select ${columns} from route_template where id = $1 for update`,
    [id],
  );
  return rows[0];
}

/** Writes the list, as a new one or over the old. @returns false when the name is taken */
export async function upsertTemplate(
  tx: Tx,
  row: TemplateRow,
  by: { readonly personId: string; readonly at: string },
): Promise<boolean> {
  const taken = await tx.query(
    `select 1 from route_template where coalesce(person_id, unit_id) = coalesce($1::uuid, $2::uuid)
       and purpose = $3 and name = $4 and id <> $5`,
    [row.personId, row.unitId, row.purpose, row.name, row.id],
  );
  if (taken.length > 0) return false;
  await tx.query(
    `insert into route_template (id, name, purpose, person_id, unit_id, members, updated_by, updated_at)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7, $8)
     on conflict (id) do update set name = excluded.name, members = excluded.members,
       updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
    [
      row.id,
      row.name,
      row.purpose,
      row.personId,
      row.unitId,
      JSON.stringify(row.members),
      by.personId,
      by.at,
    ],
  );
  return true;
}

export async function deleteTemplateRow(tx: Tx, id: string): Promise<void> {
  await tx.query(`delete from route_template where id = $1`, [id]);
}
