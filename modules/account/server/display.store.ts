import type { Handle, Tx } from '@sarn/platform-server';
import type { DisplaySetting } from '../contract/index.ts';
import { accountTables } from './tables.ts';

export async function readDisplay(
  h: Handle,
  personId: string,
): Promise<DisplaySetting | undefined> {
  return accountTables(h)
    .selectFrom('display_setting')
    .select(['text_size as textSize', 'theme', 'digits'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export async function writeDisplay(
  tx: Tx,
  personId: string,
  { textSize, theme, digits }: DisplaySetting,
): Promise<void> {
  const chosen = { text_size: textSize, theme, digits };
  await accountTables(tx)
    .insertInto('display_setting')
    .values({ person_id: personId, ...chosen })
    .onConflict((known) => known.column('person_id').doUpdateSet(chosen))
    .execute();
}
