import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { NamingUnit } from '../../contract/index.ts';
import { nameOf } from '../acting/delegation.store.ts';

const naming = row<NamingUnit>({
  ...{ unitId: 'uuid!', name: 'text!', about: 'text!', row: 'uuid!' },
});

/** Roles that are given for these units, and have not ended on the day. */
export const grantsNamingUnits = (
  h: Handle,
  unitIds: readonly string[],
  day: string,
): Promise<NamingUnit[]> => grantsSql.all(h, unitIds, day);

const grantsSql = statement(
  'unit-rights.grants',
  naming,
  ['uuid[]', 'date'],
  `select g.unit_id "unitId", r.name_th "name", coalesce(${nameOf('m')}, p.title_th, '') about, r.id "row"
   from role_grant g join role r on r.id = g.role_id
   left join person m on m.id = g.person_id left join post p on p.id = g.post_id
   where g.unit_id = any ($1) and (g.valid_to is null or g.valid_to >= $2)
   order by r.sort, r.id, about, g.id`,
);

/** Orders of acting for these units, or limited to them, that are not over at the moment. */
export const ordersNamingUnits = (
  h: Handle,
  unitIds: readonly string[],
  now: string,
): Promise<NamingUnit[]> => ordersSql.all(h, unitIds, now);

const ordersSql = statement(
  'unit-rights.orders',
  naming,
  ['uuid[]', 'timestamptz'],
  `select asked.id "unitId", d.order_no "name", coalesce(${nameOf('m')}, p.title_th, '') about, d.id "row"
   from unnest($1::uuid[]) asked (id)
   join delegation d on d.principal_unit_id = asked.id or asked.id = any (d.unit_ids)
   left join person m on m.id = d.delegate_person_id left join post p on p.id = d.delegate_post_id
   where d.ended_at is null and (d.ends_at is null or d.ends_at > $2)
   order by d.begins_at, d.id`,
);

/** Registrars of classified documents of these units, by their appointment; what they register is in none of it. */
export const registrarsNamingUnits = (
  h: Handle,
  unitIds: readonly string[],
  day: string,
): Promise<NamingUnit[]> => registrarsSql.all(h, unitIds, day);

const registrarsSql = statement(
  'unit-rights.registrars',
  naming,
  ['uuid[]', 'date'],
  `select r.unit_id "unitId", ${nameOf('m')} "name", r.order_no about, r.id "row"
   from secret_registrar r join person m on m.id = r.person_id
   where r.unit_id = any ($1) and r.ended_at is null and (r.valid_to is null or r.valid_to >= $2)
   order by r.is_assistant, r.given_at, r.id`,
);
