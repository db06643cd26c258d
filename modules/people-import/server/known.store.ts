import type { CivilDate } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { KnownPerson, KnownPost } from './people-plan.ts';

/** What the rows of a table may mean. */
export interface Meant {
  readonly codes: readonly string[];
  /** Base64. */
  readonly cardHashes: readonly string[];
  readonly emails: readonly string[];
  readonly usernames: readonly string[];
  /** First name and surname with a blank between them. */
  readonly names: readonly string[];
}

interface PersonRow extends Omit<KnownPerson, 'post'> {
  readonly post: KnownPost | null;
}

const peopleSql = statement(
  'people-import.known-people',
  row<PersonRow>({
    ...{ id: 'uuid', employeeCode: 'text', prefix: 'text', firstName: 'text', lastName: 'text' },
    ...{ firstNameEn: 'text', lastNameEn: 'text', email: 'text?', phone: 'text' },
    ...{ idCardHash: 'text?', idCardTail: 'text?', gender: 'text?', birthday: 'date?' },
    ...{ username: 'text?', employment: 'text?', appointedOn: 'date?', suffix: 'text?' },
    prefixes: 'text[]',
    post: 'jsonb?',
  }),
  ['date', 'text[]', 'text[]', 'text[]', 'text[]', 'text[]'],
  `with meant as (
     select id from person where employee_code = any($2) or email = any($4)
     union select id from person where encode(id_card_hash, 'base64') = any($3)
     union select person_id from account where username = any($5)
     union select id from person where first_name_th || ' ' || last_name_th = any($6)
   )
   select m.id, m.employee_code "employeeCode", m.prefix_th prefix, m.first_name_th "firstName",
     m.last_name_th "lastName", m.first_name_en "firstNameEn", m.last_name_en "lastNameEn",
     m.email, m.phone, encode(m.id_card_hash, 'base64') "idCardHash", m.id_card_tail "idCardTail",
     f.gender, f.birthday, a.username, m.employee_type employment, e.appointed_on "appointedOn",
     m.suffix, m.prefixes,
     (select jsonb_build_object('postId', p.id, 'holdingId', h.id, 'unitId', p.unit_id,
        'unitName', u.name_th, 'title', p.title_th, 'levelCode', l.code, 'duty', p.duty)
      from post_holding h join post p on p.id = h.post_id join unit u on u.id = p.unit_id
      left join position_level l on l.id = p.position_level_id
      where h.person_id = m.id and not h.is_acting and h.valid_from <= $1
        and (h.valid_to is null or h.valid_to >= $1)
        and p.valid_from <= $1 and (p.valid_to is null or p.valid_to >= $1)
      order by p.sort, p.id limit 1) post
   from meant join person m on m.id = meant.id
   left join person_profile f on f.person_id = m.id
   left join account a on a.person_id = m.id
   left join employment e on e.person_id = m.id
   order by m.id`,
);

export const listMeant = (h: Handle, today: CivilDate, meant: Meant): Promise<KnownPerson[]> =>
  peopleSql.all(
    ...([
      h,
      today,
      meant.codes,
      meant.cardHashes,
      meant.emails,
      meant.usernames,
      meant.names,
    ] as const),
  );

/** A person with the names that imports have for the fields. */
interface PersonNow {
  readonly prefixTh: string;
  readonly firstNameTh: string;
  readonly lastNameTh: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly email: string | null;
  readonly phone: string;
  readonly suffix: string | null;
  readonly employeeType: string | null;
  readonly 'post.id': string | null;
  readonly 'post.title': string | null;
  readonly 'post.level': string | null;
  readonly 'post.duty': string | null;
}

const nowSql = statement(
  'people-import.person-now',
  row<PersonNow>({
    ...{ prefixTh: 'text', firstNameTh: 'text', lastNameTh: 'text', firstNameEn: 'text' },
    ...{ lastNameEn: 'text', email: 'text?', phone: 'text', 'post.id': 'uuid?' },
    ...{ suffix: 'text?', employeeType: 'text?' },
    ...{ 'post.title': 'text?', 'post.level': 'text?', 'post.duty': 'text?' },
  }),
  ['uuid'],
  `select m.prefix_th "prefixTh", m.first_name_th "firstNameTh", m.last_name_th "lastNameTh",
     m.first_name_en "firstNameEn", m.last_name_en "lastNameEn", m.email, m.phone, m.suffix,
     m.employee_type "employeeType", main.id "post.id", main.title_th "post.title", main.code "post.level", main.duty "post.duty"
   from person m left join lateral (
     select p.id, p.title_th, l.code, p.duty from post_holding h join post p on p.id = h.post_id
     left join position_level l on l.id = p.position_level_id
     where h.person_id = m.id and not h.is_acting and h.valid_to is null
     order by p.sort, p.id limit 1
   ) main on true where m.id = $1`,
);

/** A person as imports compare one. */
export const findPersonNow = async (
  h: Handle,
  id: string,
): Promise<Readonly<Record<string, string | null>> | undefined> => {
  const found = await nowSql.first(h, id);
  return found && { ...found };
};
