import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

interface SenderTypeName {
  readonly code: string;
  readonly name: string;
}

/** Read with every page of a queue: as text it is prepared once, and sent together with other reads. */
const namesSql = statement(
  'sender_type.names',
  row<SenderTypeName>({ code: 'text', name: 'text' }),
  [],
  'select code, name_th as name from sender_type',
);

/**
 * The Thai names of the types of partners by code, also of those that ended: what `F_SENDER_TYPE_TO_NAME`
 * says. Specification of settings §2.5
 */
export async function senderTypeNames(h: Handle): Promise<ReadonlyMap<string, string>> {
  return new Map((await namesSql.all(h)).map(({ code, name }) => [code, name]));
}
