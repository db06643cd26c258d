import type { CivilDate, Instant } from '@sarn/kernel';
import { builtStatement, row } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Updateable } from 'kysely';
import type { PersonProfileTable } from '../profile.tables.gen.ts';
import { heldOn } from '@sarn/organisation/server';
import { profileTables } from '../tables.ts';

/** Row of a person as the profile shows it; texts are never null. */
export interface ProfileRow {
  readonly employeeCode: string;
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly idCardTail: string | null;
  readonly email: string;
  readonly phone: string;
  readonly gender: string;
  readonly birthday: CivilDate;
  readonly bloodType: string;
  readonly nationality: string;
  readonly race: string;
  readonly address: string;
  readonly personalEmail: string;
  readonly position: string;
  readonly positionType: string;
  readonly positionLevel: string;
  readonly unit: string;
  readonly agency: string;
  readonly pictureTag: string | null;
}

/** Names in the language of the reader; the Thai one where there is no English one. */
const named = (table: string, isEnglish: boolean, stem = 'name') =>
  isEnglish
    ? `coalesce(nullif(${table}.${stem}_en, ''), ${table}.${stem}_th, '')`
    : `coalesce(${table}.${stem}_th, '')`;

export function findProfile(
  db: Handle,
  personId: string,
  day: CivilDate,
  isEnglish: boolean,
): Promise<ProfileRow | undefined> {
  return profileSql.first(db, { personId, day, isEnglish });
}

interface ProfileQuery {
  readonly personId: string;
  readonly day: CivilDate;
  readonly isEnglish: boolean;
}

function profileText(isEnglish: boolean): string {
  const name = (table: string, stem?: string) => named(table, isEnglish, stem);
  return `select m.employee_code "employeeCode", m.prefix_th prefix, m.first_name_th "firstName",
       m.last_name_th "lastName", m.first_name_en "firstNameEn", m.last_name_en "lastNameEn",
       m.id_card_tail "idCardTail", coalesce(m.email, '') email, m.phone,
       coalesce(f.gender, '') gender, coalesce(f.birthday::text, '') birthday,
       coalesce(f.blood_type, '') "bloodType", coalesce(f.nationality, '') nationality,
       coalesce(f.race, '') race, coalesce(f.address, '') address,
       coalesce(f.personal_email, '') "personalEmail", ${name('main', 'title')} "position",
       ${name('t')} "positionType", ${name('l')} "positionLevel", ${name('u')} unit,
       coalesce((select ${name('r')} from unit r where r.parent_id is null
         and r.valid_from <= $1 and (r.valid_to is null or r.valid_to >= $1)
         order by r.valid_from desc limit 1), '') agency,
       i.sha256 "pictureTag"
     from person m
     left join person_profile f on f.person_id = m.id
     left join person_picture i on i.person_id = m.id
     left join lateral (
       select p.* from post_holding h join post p on p.id = h.post_id
       where h.person_id = m.id and ${heldOn} order by h.is_acting, p.sort, p.id limit 1
     ) main on true
     left join unit u on u.id = main.unit_id
     left join position_level l on l.id = main.position_level_id
     left join position_type t on t.code = l.type
     where m.id = $2`;
}

const profileSql = builtStatement<ProfileRow, ProfileQuery>(
  'profile.one',
  row<ProfileRow>({
    employeeCode: 'text',
    prefix: 'text',
    firstName: 'text',
    lastName: 'text',
    firstNameEn: 'text',
    lastNameEn: 'text',
    idCardTail: 'text?',
    email: 'text',
    phone: 'text',
    gender: 'text',
    birthday: 'text',
    bloodType: 'text',
    nationality: 'text',
    race: 'text',
    address: 'text',
    personalEmail: 'text',
    position: 'text',
    positionType: 'text',
    positionLevel: 'text',
    unit: 'text',
    agency: 'text',
    pictureTag: 'text?',
  }),
  ({ personId, day, isEnglish }) => ({ text: profileText(isEnglish), values: [day, personId] }),
  () => [true, false].map((isEnglish) => ({ personId: '', day: '', isEnglish })),
);

export type ProfileColumns = Omit<Updateable<PersonProfileTable>, 'person_id' | 'updated_at'>;

/** Writes the columns given; the others stay unchanged. */
export async function saveProfile(
  tx: Tx,
  personId: string,
  columns: ProfileColumns,
  now: Instant,
): Promise<void> {
  const change = { ...columns, updated_at: now };
  await profileTables(tx)
    .insertInto('person_profile')
    .values({ ...change, person_id: personId })
    .onConflict((on) => on.column('person_id').doUpdateSet(change))
    .execute();
}

/** Gender and birthday of a person. */
export interface Birth {
  readonly personId: string;
  readonly gender: 'male' | 'female' | null;
  readonly birthday: CivilDate | null;
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const batch = 500;

/** Keeps what is stored where a birth says nothing. */
export async function saveBirths(tx: Tx, births: readonly Birth[], now: Instant): Promise<void> {
  const said = births.filter(({ gender, birthday }) => gender !== null || birthday !== null);
  for (let from = 0; from < said.length; from += batch) {
    await insertBirths(tx, said.slice(from, from + batch), now);
  }
}

const insertBirths = (tx: Tx, births: readonly Birth[], now: Instant) =>
  profileTables(tx)
    .insertInto('person_profile')
    .values(
      births.map(({ personId, gender, birthday }) => ({
        ...{ person_id: personId, gender, birthday, updated_at: now },
      })),
    )
    .onConflict((on) =>
      on.column('person_id').doUpdateSet((is) => ({
        gender: is.fn.coalesce(is.ref('excluded.gender'), is.ref('person_profile.gender')),
        birthday: is.fn.coalesce(is.ref('excluded.birthday'), is.ref('person_profile.birthday')),
        updated_at: is.ref('excluded.updated_at'),
      })),
    )
    .execute();

export async function deleteProfiles(tx: Tx, personIds: readonly string[]): Promise<void> {
  await profileTables(tx)
    .deleteFrom('person_profile')
    .where('person_id', 'in', personIds)
    .execute();
}
