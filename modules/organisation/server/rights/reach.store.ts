import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** Units in which a person has a post on the day. */
export const listUnitsOfPerson = (
  h: Handle,
  personId: string,
  day: string,
): Promise<{ readonly unitId: string }[]> => unitsSql.all(h, personId, day);

const unitsSql = statement(
  'post_holding.units-of-person',
  row<{ unitId: string }>({ unitId: 'uuid' }),
  ['uuid', 'date'],
  `select distinct p.unit_id "unitId" from post_holding h join post p on p.id = h.post_id
   where h.person_id = $1 and h.valid_from <= $2 and (h.valid_to is null or h.valid_to >= $2)`,
);
