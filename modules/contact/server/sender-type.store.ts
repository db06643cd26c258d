import type { Handle } from '@sarn/platform-server';
import { contactTables } from './tables.ts';

/**
 * The Thai names of the types of partners by code, also of those that ended: what `F_SENDER_TYPE_TO_NAME`
 * says. Specification of settings §2.5
 */
export async function senderTypeNames(h: Handle): Promise<ReadonlyMap<string, string>> {
  const rows = await contactTables(h)
    .selectFrom('sender_type')
    .select(['code', 'name_th as name'])
    .execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}
