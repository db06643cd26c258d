import type { Handle, Tx } from '@sarn/platform-server';
import { row, statement } from '@sarn/platform-server';
import { sql } from 'kysely';
import { accessTables } from './tables.ts';

/** What the agency changed of an entry; null stays as the program has it. */
export interface MenuSetting {
  readonly menuId: number;
  readonly nameTh: string | null;
  readonly nameEn: string | null;
  readonly icon: string | null;
  readonly action: string | null;
  readonly seq: number | null;
  readonly isOn: boolean;
  readonly ownParent: string | null;
  readonly ownLevel: number | null;
  readonly version: number;
}

export const listMenuSettings = (h: Handle): Promise<MenuSetting[]> =>
  accessTables(h)
    .selectFrom('menu_setting')
    .select([
      ...(['menu_id as menuId', 'name_th as nameTh', 'name_en as nameEn', 'icon'] as const),
      ...(['action', 'seq', 'is_on as isOn', 'own_parent as ownParent'] as const),
      ...(['own_level as ownLevel', 'version'] as const),
    ])
    .orderBy('menu_id')
    .execute();

export async function saveMenuSetting(tx: Tx, setting: MenuSetting): Promise<boolean> {
  const columns = {
    ...{ name_th: setting.nameTh, name_en: setting.nameEn, icon: setting.icon },
    ...{ action: setting.action, seq: setting.seq, is_on: setting.isOn },
    ...{ own_parent: setting.ownParent, own_level: setting.ownLevel },
  };
  const tables = accessTables(tx);
  if (setting.version === 0) {
    const made = await tables
      .insertInto('menu_setting')
      .values({ menu_id: setting.menuId, ...columns })
      .onConflict((known) => known.doNothing())
      .returning('menu_id')
      .execute();
    return made.length > 0;
  }
  const changed = await tables
    .updateTable('menu_setting')
    .set({ ...columns, version: sql`version + 1` })
    .where('menu_id', '=', setting.menuId)
    .where('version', '=', setting.version)
    .returning('menu_id')
    .execute();
  return changed.length > 0;
}

/** A number for a link of the agency's own. */
export const nextOwnMenu = async (tx: Tx): Promise<number> => (await nextSql.first(tx))?.id ?? 0;

const nextSql = statement(
  'menu_setting.next-own',
  row<{ id: number }>({ id: 'int4!' }),
  [],
  `select nextval('menu_setting_own')::int as id`,
);

export interface SwitchSetting {
  readonly code: string;
  readonly isOn: boolean;
  readonly version: number;
}

export const listSwitchSettings = (h: Handle): Promise<SwitchSetting[]> =>
  accessTables(h)
    .selectFrom('switch_setting')
    .select(['code', 'is_on as isOn', 'version'])
    .execute();

/** Sets a switch otherwise than the file, or with null as the file has it. */
export async function saveSwitch(tx: Tx, code: string, isOn: boolean | null): Promise<void> {
  const tables = accessTables(tx);
  if (isOn === null) {
    await tables.deleteFrom('switch_setting').where('code', '=', code).execute();
    return;
  }
  await tables
    .insertInto('switch_setting')
    .values({ code, is_on: isOn })
    .onConflict((known) =>
      known.column('code').doUpdateSet({ is_on: isOn, version: sql`switch_setting.version + 1` }),
    )
    .execute();
}
