import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { CodeOwner } from '../../contract/index.ts';
import { registerTables } from '../tables.ts';

export interface UnitSetting {
  readonly unitId: string;
  readonly codeOwner: CodeOwner;
}

/** What is set for these units; all settings where none are named. */
export function listUnitSettings(h: Handle, unitIds?: readonly string[]): Promise<UnitSetting[]> {
  return settingsSql.all(h, unitIds ?? null);
}

const settingsSql = statement(
  'numbering.list-settings',
  row<UnitSetting>({ unitId: 'uuid', codeOwner: 'text' }),
  ['uuid[]?'],
  `select unit_id as "unitId", code_owner as "codeOwner" from unit_numbering
   where $1::uuid[] is null or unit_id = any ($1) order by changed_at, unit_id`,
);

/** Sets it for a unit, or takes the setting away (null). */
export async function keepUnitSetting(
  tx: Tx,
  unitId: string,
  codeOwner: CodeOwner | null,
  by: { readonly id: string; readonly now: string },
): Promise<void> {
  const tables = registerTables(tx);
  if (codeOwner === null) {
    await tables.deleteFrom('unit_numbering').where('unit_id', '=', unitId).execute();
    return;
  }
  const setting = { code_owner: codeOwner, changed_by: by.id, changed_at: by.now };
  await tables
    .insertInto('unit_numbering')
    .values({ unit_id: unitId, ...setting })
    .onConflict((conflict) => conflict.column('unit_id').doUpdateSet(setting))
    .execute();
}
