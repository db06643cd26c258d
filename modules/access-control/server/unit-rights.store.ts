import type { NamingUnit } from '@sarn/organisation/contract';
import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

const naming = row<NamingUnit>({
  ...{ unitId: 'uuid!', name: 'text!', about: 'text!', row: 'uuid!' },
});

/** Who may do something with the numbers of these units, also from a later day on. */
export const numberLinesNamingUnits = (
  h: Handle,
  unitIds: readonly string[],
  day: string,
): Promise<NamingUnit[]> => linesSql.all(h, unitIds, day);

const linesSql = statement(
  'unit-rights.number-lines',
  naming,
  ['uuid[]', 'date'],
  `select n.unit_id "unitId",
     coalesce(trim(m.prefix_th || m.first_name_th || ' ' || m.last_name_th), p.title_th, r.name_th,
       g.name_th) "name", '' about, n.id "row"
   from number_line n
   left join person m on m.id = n.person_id left join post p on p.id = n.post_id
   left join role r on r.id = n.role_id left join user_group g on g.id = n.group_id
   where n.unit_id = any ($1) and (n.valid_to is null or n.valid_to >= $2)
   order by n.valid_from, n.id`,
);

/** Groups of the people of these units and below them. */
export const groupsNamingUnits = (
  h: Handle,
  unitIds: readonly string[],
  day: string,
): Promise<NamingUnit[]> => groupsSql.all(h, unitIds, day);

const groupsSql = statement(
  'unit-rights.groups',
  naming,
  ['uuid[]', 'date'],
  `select g.rule_unit_id "unitId", g.name_th "name", '' about, g.id "row"
   from user_group g
   where g.rule_unit_id = any ($1) and (g.valid_to is null or g.valid_to >= $2)
   order by g.sort, g.name_th, g.id`,
);
