import type { CivilDate } from '@sarn/kernel';
import type { ReachedPlaces } from '@sarn/organisation/server';
import { builtStatement, row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { peopleStates } from '../../contract/index.ts';
import type { ListedPerson, PeopleState } from '../../contract/index.ts';
import { isInvited } from '../account/account-list.store.ts';

/** Which people, and which page of them. */
export interface PeopleQuery {
  /** LIKE patterns over the search form of names and the employee code, all of which must match. */
  readonly patterns: readonly string[];
  readonly state: PeopleState;
  /** The unit and all below it; null for all units. */
  readonly unitId: string | null;
  /** Only people whom a grant reaches; null for everybody. */
  readonly places: ReachedPlaces | null;
  /** Who asks: the own record of a grant that reaches what is one's own. */
  readonly callerId: string;
  /** Code of an employee type; empty for all. */
  readonly employment: string;
  readonly day: CivilDate;
  readonly take: number;
  readonly skip: number;
}

const states: Readonly<Record<PeopleState, string>> = {
  active: 'm.is_active',
  leaving: `m.is_active and exists (select 1 from employment e
    where e.person_id = m.id and e.left_on is not null)`,
  left: 'not m.is_active',
  all: 'true',
};

/** SQL: people with a post, that day, in one of the units or below one of the tops. */
const peopleIn = (tops: string, units: string, day: string): string => `
  with recursive reached as (
    select id from unit where id = any (${tops}::uuid[])
    union select u.id from unit u join reached on u.parent_id = reached.id)
  select h.person_id from post_holding h join post p on p.id = h.post_id
  where h.valid_from <= ${day} and (h.valid_to is null or h.valid_to >= ${day})
    and (p.unit_id = any (${units}::uuid[]) or p.unit_id in (select id from reached))`;

/** People of these units on a day. */
export const listPeopleIn = async (
  h: Handle,
  { tops, units }: ReachedPlaces,
  day: CivilDate,
): Promise<string[]> =>
  (await peopleInSql.all(h, [...tops], [...units], day)).map(({ personId }) => personId);

const peopleInSql = statement(
  'people.in-units',
  row<{ personId: string }>({ personId: 'uuid' }),
  ['uuid[]', 'uuid[]', 'date'],
  `select distinct person_id "personId" from (${peopleIn('$1', '$2', '$3')}) found`,
);

export interface KeptUnit {
  readonly id: string;
  readonly nameTh: string;
}

/** Units valid on a day in tree order; only those of the places, where these are given. */
export const listUnitsIn = (
  h: Handle,
  places: ReachedPlaces | null,
  day: CivilDate,
): Promise<KeptUnit[]> =>
  unitsInSql.all(h, day, places ? [...places.tops] : null, [...(places?.units ?? [])]);

const unitsInSql = statement(
  'people.units-in',
  row<KeptUnit>({ id: 'uuid', nameTh: 'text' }),
  ['date', 'uuid[]?', 'uuid[]'],
  `with recursive reached as (
     select id from unit where id = any ($2::uuid[])
     union select u.id from unit u join reached on u.parent_id = reached.id)
   select id, name_th "nameTh" from unit
   where valid_from <= $1 and (valid_to is null or valid_to >= $1)
     and ($2::uuid[] is null or id = any ($3) or id in (select id from reached))
   order by sort_key, id`,
);

const inOffice = 'h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1)';

/** Each pattern is a condition of its own: with `like all` no index of letters would be used. */
const alike = (column: string, patterns: readonly string[]): string =>
  patterns.map((_, at) => `${column} like ($2::text[])[${at + 1}]`).join(' and ');

/**
 * The condition of a query. Each part that is not asked for is left out, so that the index of names
 * carries the usual page; all parameters stand in each text, so that all take the same values.
 */
function conditionOf({ patterns, state, unitId, employment, places }: PeopleQuery): string {
  const parts = [
    states[state],
    '$1::date is not null',
    patterns.length === 0
      ? '$2::text[] is not null'
      : `m.id in (select id from person where ${alike('search_text', patterns)}
          union select id from person where ${alike('lower(employee_code)', patterns)})`,
    unitId === null
      ? '$3::uuid is null'
      : `m.id in (
          with recursive below as (
            select id from unit where id = $3::uuid
            union select u.id from unit u join below on u.parent_id = below.id
          )
          select h.person_id from post_holding h join post p on p.id = h.post_id
          join below on below.id = p.unit_id where ${inOffice})`,
    employment === '' ? "$4::text = ''" : 'm.employee_type = $4::text',
    places === null
      ? '$5::uuid[] is not null and $6::uuid[] is not null and $7::uuid is null'
      : `(m.id = $7::uuid or m.id in (${peopleIn('$5', '$6', '$1')}))`,
  ];
  return parts.join('\n        and ');
}

const valuesOf = (asked: PeopleQuery): unknown[] => {
  const { day, patterns, unitId, employment, places, callerId } = asked;
  const own = places?.isOwn === true ? callerId : null;
  return [day, patterns, unitId, employment, places?.tops ?? [], places?.units ?? [], own];
};

const noUnit = '00000000-0000-7000-8000-000000000000';
const samples = (): PeopleQuery[] =>
  peopleStates.flatMap((state) =>
    [
      { patterns: [], unitId: null, employment: '' },
      { patterns: ['%a%'], unitId: noUnit, employment: 'civil' },
    ].flatMap((asked) =>
      [null, { tops: [noUnit], units: [], isOwn: true }].map((places) => ({
        ...{ ...asked, state, places, callerId: noUnit, day: '2026-01-01', take: 1, skip: 0 },
      })),
    ),
  );

const pageSql = builtStatement(
  'people.page',
  row<ListedPerson>({
    ...{ personId: 'uuid', employeeCode: 'text', name: 'text', positionName: 'text' },
    ...{ unitName: 'text', employment: 'text', leftOn: 'date?', isActive: 'bool', account: 'text' },
  }),
  (asked: PeopleQuery) => ({
    // The page is found by the index of names first; the rest is read for its rows only.
    text: `with hit as materialized (
        select m.id, m.sort_key from person m where ${conditionOf(asked)}
        order by m.sort_key, m.id limit $8 offset $9
      )
      select m.id "personId", m.employee_code "employeeCode", m.prefix_th || m.first_name_th
          || case when m.last_name_th = '' then '' else ' ' || m.last_name_th end || m.suffix_th "name",
        coalesce(main.title_th, '') "positionName", coalesce(main.unit_name, '') "unitName",
        coalesce(m.employee_type, '') employment, e.left_on "leftOn", m.is_active "isActive",
        case when a.id is null then 'none' when a.is_suspended then 'suspended'
          when ${isInvited} then 'invited' else 'active' end account
      from hit join person m on m.id = hit.id
      left join employment e on e.person_id = m.id
      left join account a on a.person_id = m.id
      left join lateral (
        select p.title_th, u.name_th unit_name from post_holding h
        join post p on p.id = h.post_id join unit u on u.id = p.unit_id
        where h.person_id = m.id and ${inOffice}
        order by h.is_acting, p.sort, p.id limit 1
      ) main on true
      order by hit.sort_key, m.id`,
    values: [...valuesOf(asked), asked.take, asked.skip],
  }),
  samples,
);

const countSql = builtStatement(
  'people.count',
  row<{ total: number }>({ total: 'int4' }),
  (asked: PeopleQuery) => ({
    text: `select count(*)::int total from person m where ${conditionOf(asked)}`,
    values: valuesOf(asked),
  }),
  samples,
);

export const readPeople = (h: Handle, asked: PeopleQuery): Promise<ListedPerson[]> =>
  pageSql.all(h, asked);

export const countPeople = async (h: Handle, asked: PeopleQuery): Promise<number> =>
  (await countSql.first(h, asked))?.total ?? 0;
