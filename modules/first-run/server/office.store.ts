import type { CivilDate } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** A unit that may have a registry of its own, with the posts of its clerk and its head. */
export interface OfficeUnit {
  readonly unitId: string;
  readonly name: string;
  readonly letterCode: string;
  readonly isRoot: boolean;
  readonly clerkPostId: string | null;
  readonly clerk: string | null;
  readonly headPostId: string | null;
  readonly head: string | null;
}

/** The agency first, then units that are divisions or higher, by their order. */
export function listOffice(h: Handle, today: CivilDate, limit: number): Promise<OfficeUnit[]> {
  return officeSql.all(h, today, limit);
}

const postOf = (duty: 'clerk' | 'head') => `left join lateral (
       select post.id, held.name from post left join lateral (
         select concat(person.prefix_th, person.first_name_th, ' ', person.last_name_th) as name
         from post_holding holding join person on person.id = holding.person_id
         where holding.post_id = post.id and person.is_active and not holding.is_acting
           and holding.valid_from <= $1 and (holding.valid_to is null or holding.valid_to >= $1)
         order by holding.valid_from limit 1) held on true
       where post.serves_unit_id = unit.id and post.duty = '${duty}'
         and post.valid_from <= $1 and (post.valid_to is null or post.valid_to >= $1)
       order by held.name is null, post.sort, post.id limit 1) ${duty} on true`;

const officeSql = statement(
  'first-run.office',
  row<OfficeUnit>({
    unitId: 'uuid!',
    name: 'text!',
    letterCode: 'text!',
    isRoot: 'bool',
    clerkPostId: 'uuid?',
    clerk: 'text?',
    headPostId: 'uuid?',
    head: 'text?',
  }),
  ['date', 'int8'],
  `select unit.id as "unitId", unit.name_th as name, unit.letter_code as "letterCode",
          unit.parent_id is null as "isRoot", clerk.id as "clerkPostId", clerk.name as clerk,
          head.id as "headPostId", head.name as head
   from unit ${postOf('clerk')} ${postOf('head')}
   where unit.kind in ('ministry', 'agency', 'division') and unit.valid_from <= $1
     and (unit.valid_to is null or unit.valid_to >= $1)
   order by unit.parent_id is not null, unit.sort_key, unit.id limit $2`,
);

/** People who work here, units, and registers; one account is the administrator of the setup. */
export interface OfficeCounts {
  readonly people: number;
  readonly units: number;
  readonly registers: number;
}

export async function countOffice(h: Handle, today: CivilDate): Promise<OfficeCounts> {
  const found = await countSql.first(h, today);
  return found ?? { people: 0, units: 0, registers: 0 };
}

const countSql = statement(
  'first-run.count',
  row<OfficeCounts>({ people: 'int8', units: 'int8', registers: 'int8' }),
  ['date'],
  `select (select count(*) from person where is_active) as people,
          (select count(*) from unit where valid_from <= $1
             and (valid_to is null or valid_to >= $1)) as units,
          (select count(*) from register where closed_on is null) as registers`,
);

export interface BookRow {
  readonly unitId: string;
  readonly kind: string;
  readonly last: number;
  readonly isEmpty: boolean;
}

/** Registers that were opened, with their last number of a Buddhist year. */
export function listBooks(h: Handle, year: number): Promise<BookRow[]> {
  return booksSql.all(h, year);
}

const booksSql = statement(
  'first-run.books',
  row<BookRow>({ unitId: 'uuid', kind: 'text', last: 'int4', isEmpty: 'bool' }),
  ['int4'],
  `select unit_id as "unitId", kind, coalesce(counter.last_number, 0) as last,
          not exists (select 1 from register_entry entry
            where entry.register_id = register.id and entry.be_year = $1) as "isEmpty"
   from register left join register_counter counter
     on counter.register_id = register.id and counter.be_year = $1
   where register.closed_on is null`,
);
