import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

const limitedSql = statement(
  'book-groups.limited-to-unit',
  row<{ code: string }>({ code: 'text' }),
  ['uuid'],
  `select code from book_group where $1 = any (units) order by code collate "C"`,
);

/** Codes of the groups that are limited to a unit, also of those that ended. */
export const codesLimitedTo = async (h: Handle, unitId: string): Promise<string[]> =>
  (await limitedSql.all(h, unitId)).map(({ code }) => code);
