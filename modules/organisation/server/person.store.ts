import type { CivilDate } from '@sarn/kernel';
import { anyOf, row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import type { Insertable, RawBuilder, Updateable } from 'kysely';
import type { PersonCard } from '../contract/index.ts';
import type { PersonTable } from './organisation.tables.gen.ts';
import { heldOn } from './post.store.ts';
import { organisationTables } from './tables.ts';

export type NewPerson = Insertable<PersonTable>;
export type PersonChange = Omit<Updateable<PersonTable>, 'prefixes' | 'suffix_th'> & {
  readonly prefixes?: string[] | RawBuilder<string[]>;
  readonly suffix_th?: RawBuilder<string>;
};

/** The main post of a person: own posts before acting ones, the highest first. */
export const card = `select m.id, m.prefix_th || m.first_name_th
    || case when m.last_name_th = '' then '' else ' ' || m.last_name_th end || m.suffix_th "name",
  trim(m.first_name_en || ' ' || m.last_name_en) "nameEn",
  coalesce(main.title_th, '') "positionName", coalesce(main.title_en, '') "positionNameEn",
  main.unit_id "unitId", coalesce(main.unit_name, '') "unitName",
  coalesce(main.unit_name_en, '') "unitNameEn"
  from person m left join lateral (
    select p.title_th, p.title_en, p.unit_id, u.name_th unit_name, u.name_en unit_name_en
    from post_holding h join post p on p.id = h.post_id join unit u on u.id = p.unit_id
    where h.person_id = m.id and ${heldOn} order by h.is_acting, p.sort, p.id limit 1
  ) main on true`;

export const cardShape = row<PersonCard>({
  id: 'uuid',
  name: 'text',
  nameEn: 'text',
  positionName: 'text',
  positionNameEn: 'text',
  unitId: 'uuid?',
  unitName: 'text',
  unitNameEn: 'text',
});

/** Cards of people, active or not, in dictionary order. */
export function listCards(
  db: Handle,
  day: CivilDate,
  ids: readonly string[],
): Promise<PersonCard[]> {
  return cardsSql.all(db, day, ids);
}

const cardsSql = statement(
  'person.cards',
  cardShape,
  ['date', 'uuid[]'],
  `${card} where m.id = ${anyOf('$2', 'uuid[]')} order by m.sort_key, m.id`,
);

/** How an active person is reached outside the application. */
export interface Contact {
  readonly id: string;
  readonly name: string;
  /** Empty when no English name is kept. */
  readonly nameEn: string;
  readonly email: string | null;
}

export function listContacts(db: Handle, ids: readonly string[]): Promise<Contact[]> {
  return contactsSql.all(db, ids);
}

const contactsSql = statement(
  'person.contacts',
  row<Contact>({ id: 'uuid', name: 'text', nameEn: 'text', email: 'text?' }),
  ['uuid[]'],
  `select id, prefix_th || first_name_th
     || case when last_name_th = '' then '' else ' ' || last_name_th end || suffix_th "name",
     trim(first_name_en || ' ' || last_name_en) "nameEn", email
   from person where id = any($1::uuid[]) and is_active`,
);

export interface PersonNames {
  readonly firstNameTh: string;
  readonly lastNameTh: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
}

export interface PersonRow extends PersonNames {
  readonly id: string;
  readonly email: string | null;
}

/** Names and address of a person as the answer of the sign-in has them. */
export function findPerson(db: Handle, id: string): Promise<PersonRow | undefined> {
  return personSql.first(db, id);
}

const personSql = statement(
  'person.one',
  row<PersonRow>({
    id: 'uuid',
    email: 'text?',
    firstNameTh: 'text',
    lastNameTh: 'text',
    firstNameEn: 'text',
    lastNameEn: 'text',
  }),
  ['uuid'],
  `select id, email, first_name_th "firstNameTh", last_name_th "lastNameTh",
     first_name_en "firstNameEn", last_name_en "lastNameEn" from person where id = $1`,
);

export async function insertPerson(tx: Tx, values: NewPerson): Promise<void> {
  await organisationTables(tx).insertInto('person').values(values).execute();
}

/** @returns whether the person exists */
export async function updatePerson(tx: Tx, id: string, change: PersonChange): Promise<boolean> {
  const result = await organisationTables(tx)
    .updateTable('person')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The codes of prefixes as they are printed. */
export const prefixesOf = (printed: string): RawBuilder<string[]> =>
  sql<string[]>`prefixes_of(${printed})`;

/** What is printed of a suffix. */
export const suffixOf = (code: string | null): RawBuilder<string> =>
  sql<string>`printed_suffix(${code})`;

/** Somebody whose employee type may not sign. */
export interface NoSignatory {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly typeCode: string;
}

/** Those of the people whose employee type may not sign. */
export const listNoSignatories = (h: Handle, ids: readonly string[]): Promise<NoSignatory[]> =>
  noSignatoriesSql.all(h, ids);

const noSignatoriesSql = statement(
  'person.no-signatories',
  row<NoSignatory>({ id: 'uuid', name: 'text', type: 'text', typeCode: 'text' }),
  ['uuid[]'],
  `select m.id, trim(m.prefix_th || m.first_name_th || ' ' || m.last_name_th) || m.suffix_th "name",
     t.name_th "type", t.code "typeCode"
   from person m join employee_type t on t.code = m.employee_type and not t.may_sign
   where m.id = any($1::uuid[])`,
);

export function findNames(db: Handle, id: string): Promise<PersonNames | undefined> {
  return organisationTables(db)
    .selectFrom('person')
    .select([
      'first_name_th as firstNameTh',
      'last_name_th as lastNameTh',
      'first_name_en as firstNameEn',
      'last_name_en as lastNameEn',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether the number of any ID card is stored, as a hash. */
export async function hasIdCards(h: Handle): Promise<boolean> {
  const found = await organisationTables(h)
    .selectFrom('person')
    .select('id')
    .where('id_card_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
