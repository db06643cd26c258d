import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import type { NumberLine, NumberLineForm } from '../contract/index.ts';
import { accessTables } from './tables.ts';

/** All lines; those that have ended only where asked for. */
export const listLineRows = (h: Handle, day: string, isEnded: boolean): Promise<NumberLine[]> =>
  linesSql.all(h, day, isEnded);

const linesSql = statement(
  'number_line.list',
  row<NumberLine>({
    ...{ id: 'uuid', grantee: 'text!', granteeId: 'uuid!', granteeName: 'text!', acts: 'text[]' },
    ...{ unitId: 'uuid', unitName: 'text', scope: 'text', kinds: 'text[]?' },
    ...{ mostAtOnce: 'int4?', mostDaysBack: 'int4?', validFrom: 'date', validTo: 'date?' },
    version: 'int4',
  }),
  ['date', 'bool'],
  `select n.id,
     case when n.person_id is not null then 'person' when n.post_id is not null then 'post'
       when n.role_id is not null then 'role' else 'group' end grantee,
     coalesce(n.person_id, n.post_id, n.role_id, n.group_id) "granteeId",
     coalesce(trim(m.prefix_th || m.first_name_th || ' ' || m.last_name_th), p.title_th, r.name_th,
       g.name_th) "granteeName",
     n.acts, n.unit_id "unitId", u.name_th "unitName", n.scope, n.kinds,
     n.most_at_once "mostAtOnce", n.most_days_back "mostDaysBack", n.valid_from "validFrom",
     n.valid_to "validTo", n.version
   from number_line n join unit u on u.id = n.unit_id
   left join person m on m.id = n.person_id left join post p on p.id = n.post_id
   left join role r on r.id = n.role_id left join user_group g on g.id = n.group_id
   where $2 or n.valid_to is null or n.valid_to >= $1
   order by u.name_th, n.valid_from desc, n.id`,
);

const columnsOf = (form: NumberLineForm) => ({
  ...{ person_id: form.grantee === 'person' ? form.granteeId : null },
  ...{ post_id: form.grantee === 'post' ? form.granteeId : null },
  ...{ role_id: form.grantee === 'role' ? form.granteeId : null },
  ...{ group_id: form.grantee === 'group' ? form.granteeId : null },
  ...{ acts: [...form.acts], unit_id: form.unitId, scope: form.scope },
  kinds: form.kinds.length > 0 ? [...form.kinds] : null,
  ...{ most_at_once: form.mostAtOnce, most_days_back: form.mostDaysBack },
  ...{ valid_from: form.validFrom, valid_to: form.validTo },
});

export async function insertLine(tx: Tx, id: string, form: NumberLineForm): Promise<void> {
  await accessTables(tx)
    .insertInto('number_line')
    .values({ id, ...columnsOf(form) })
    .execute();
}

/** @returns false when the row has another version by now */
export async function updateLine(
  tx: Tx,
  id: string,
  version: number,
  form: NumberLineForm,
): Promise<boolean> {
  const changed = await accessTables(tx)
    .updateTable('number_line')
    .set({ ...columnsOf(form), version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return changed.length > 0;
}
