import type { Handle, Tx } from '@sarn/platform-server';
import type { CodeOwner } from '../../contract/index.ts';

export interface UnitSetting {
  readonly unitId: string;
  readonly codeOwner: CodeOwner;
}

/** What is set for these units; all settings where none are named. */
export function listUnitSettings(h: Handle, unitIds?: readonly string[]): Promise<UnitSetting[]> {
  return h.query<UnitSetting>(
    `select unit_id as "unitId", code_owner as "codeOwner" from unit_numbering
     where $1::uuid[] is null or unit_id = any ($1) order by changed_at, unit_id`,
    [unitIds ?? null],
  );
}

/** Sets it for a unit, or takes the setting away (null). */
export async function keepUnitSetting(
  tx: Tx,
  unitId: string,
  codeOwner: CodeOwner | null,
  by: { readonly id: string; readonly now: string },
): Promise<void> {
  if (codeOwner === null) {
    await tx.query('delete from unit_numbering where unit_id = $1', [unitId]);
    return;
  }
  await tx.query(
    `insert into unit_numbering (unit_id, code_owner, changed_by, changed_at)
     values ($1, $2, $3, $4)
     on conflict (unit_id) do update
       set code_owner = excluded.code_owner, changed_by = excluded.changed_by,
           changed_at = excluded.changed_at`,
    [unitId, codeOwner, by.id, by.now],
  );
}
