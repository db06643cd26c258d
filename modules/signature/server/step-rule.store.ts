import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { CivilDate } from '@sarn/kernel';

/** Codes of the positions that these people hold on a day. */
export async function positionsOf(
  h: Handle,
  personIds: readonly string[],
  day: CivilDate,
): Promise<string[]> {
  return (await positionsSql.all(h, personIds, day)).map(({ code }) => code);
}

const positionsSql = statement(
  'signature.positions',
  row<{ readonly code: string }>({ code: 'text' }),
  ['uuid[]', 'date'],
  `select distinct position.code from post_holding held
   join post on post.id = held.post_id
   join position on position.id = post.position_id
   where held.person_id = any ($1::uuid[]) and held.valid_from <= $2
     and (held.valid_to is null or held.valid_to >= $2)`,
);
