import type { CivilDate } from '@sarn/kernel';
import { row, statement, tablesOf } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { UnitContact } from '../../contract/index.ts';
import type { OrganisationTables } from '../organisation.tables.gen.ts';

/** A unit on a day: a document asks for the units of its own day. */
export interface UnitOnDay {
  readonly id: string;
  readonly day: CivilDate;
}

/** What a unit was called on a day. */
export interface NameOnDay extends UnitOnDay {
  readonly name: string;
}

/**
 * Former Thai names: only units that were called otherwise on the day are in the answer, which for
 * most lists of documents is none.
 */
export function listFormerNames(h: Handle, asked: readonly UnitOnDay[]): Promise<NameOnDay[]> {
  return formerSql.all(
    h,
    asked.map(({ id }) => id),
    asked.map(({ day }) => day),
  );
}

const formerSql = statement(
  'unit.former-names',
  row<NameOnDay>({ id: 'uuid', day: 'date', name: 'text' }),
  ['uuid[]', 'date[]'],
  `select asked.id, asked.day, past.name_th as name
   from (select distinct * from unnest($1::uuid[], $2::date[]) as one (id, day)) asked
   join lateral (select p.name_th from unit_past p where p.unit_id = asked.id and p.last_day >= asked.day
                 order by p.last_day limit 1) past on true`,
);

/** How units are reached, by unit; unknown ids are left out. */
export function listUnitContacts(
  h: Handle,
  ids: readonly string[],
): Promise<(UnitContact & { readonly id: string })[]> {
  return tablesOf<OrganisationTables>()(h)
    .selectFrom('unit')
    .select(['id', 'address', 'phone', 'fax', 'mail'])
    .where('id', 'in', ids)
    .execute();
}
