import type { CivilDate } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { ReachedPlaces } from '../rights/reach.service.ts';
import type { PostOfUnit, UnitKind, UnitTreeRow, UnitWithPath } from '../../contract/index.ts';

/**
 * Units as they are today, read by their keys; and as they were on another day, for which each of them
 * is looked up in what was kept. Both have the same columns.
 */
const sources = {
  today: `(select u.id, u.parent_id, u.code, u.kind, u.name_th, u.name_en, u.abbreviation, u.letter_code,
      u.sort_key, u.valid_from, u.valid_to from unit u
    where u.valid_from <= $1 and (u.valid_to is null or u.valid_to >= $1))`,
  otherDay: '(select * from on_day)',
} as const;

type Source = keyof typeof sources;

/** Kept for the whole statement: the recursion would look every unit up again at each level. */
const heads: Readonly<Record<Source, string>> = {
  today: '',
  otherDay: 'on_day as materialized (select * from units_on($1)),',
};

const columns = `u.id, u.parent_id as "parentId", u.code, u.kind, u.name_th as "nameTh",
  u.name_en as "nameEn", u.abbreviation, u.letter_code as "letterCode", u.valid_from as "validFrom",
  u.valid_to as "validTo"`;

type KnownRow = Omit<UnitTreeRow, 'kind'> & { readonly kind: UnitKind };

const treeRow = row<KnownRow>({
  id: 'uuid',
  parentId: 'uuid?',
  code: 'text',
  kind: 'text',
  nameTh: 'text',
  nameEn: 'text',
  abbreviation: 'text',
  letterCode: 'text',
  validFrom: 'date',
  validTo: 'date?',
  children: 'int4',
  units: 'int4',
  people: 'int4',
});

const openedText = (source: Source): string => `
  with recursive ${heads[source]}
  opened as (select * from ${sources[source]} u where u.parent_id = $2 or u.id = any ($3::uuid[])),
  below as (
    select id as top, id from opened
    union all
    select below.top, u.id from below join ${sources[source]} u on u.parent_id = below.id),
  counted as (select top, count(*)::int4 as units from below group by top),
  seated as (
    select below.top, count(distinct h.person_id)::int4 as people
    from below join post p on p.unit_id = below.id
      and p.valid_from <= $1 and (p.valid_to is null or p.valid_to >= $1)
    join post_holding h on h.post_id = p.id and not h.is_acting
      and h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1)
    group by below.top)
  select ${columns}, (select count(*)::int4 from ${sources[source]} c where c.parent_id = u.id) as children,
    coalesce(counted.units, 1) as units, coalesce(seated.people, 0) as people
  from opened u left join counted on counted.top = u.id left join seated on seated.top = u.id
  order by u.sort_key, u.id`;

const parameters = ['date', 'uuid?', 'uuid[]'] as const;
const openedSql = {
  today: statement('unit-tree.open', treeRow, parameters, openedText('today')),
  otherDay: statement('unit-tree.open-on-day', treeRow, parameters, openedText('otherDay')),
};

interface Opened {
  readonly day: CivilDate;
  readonly isToday: boolean;
  /** The units directly below this one; */
  readonly parentId: string | null;
  /** and these units. */
  readonly ids: readonly string[];
}

/** Units of the tree with the numbers of what is below them, in their order. */
export function listOpened(h: Handle, { day, isToday, parentId, ids }: Opened) {
  return openedSql[isToday ? 'today' : 'otherDay'].all(h, day, parentId, ids);
}

/** The highest unit of a day, or of the units that belong to the caller. */
export async function findRootId(h: Handle, day: CivilDate): Promise<string | undefined> {
  return (await rootSql.first(h, day))?.id;
}

const rootSql = statement(
  'unit-tree.root',
  row<{ id: string }>({ id: 'uuid' }),
  ['date'],
  `select id from unit where parent_id is null and valid_from <= $1
     and (valid_to is null or valid_to >= $1) order by valid_from desc limit 1`,
);

type KnownPath = Omit<UnitWithPath, 'kind'> & { readonly kind: UnitKind; readonly total: number };

const pathRow = row<KnownPath>({
  id: 'uuid',
  parentId: 'uuid?',
  code: 'text',
  kind: 'text',
  nameTh: 'text',
  nameEn: 'text',
  abbreviation: 'text',
  letterCode: 'text',
  validFrom: 'date',
  validTo: 'date?',
  path: 'jsonb',
  total: 'int4',
});

/** Parents before children, siblings in their order; the path has the units above. */
const foundText = (source: Source): string => `
  with recursive ${heads[source]}
  tree as (
    select u.id, array[u.sort_key, u.id::text] as place, '[]'::jsonb as path, u.id = any ($3::uuid[]) as is_within
    from ${sources[source]} u where u.parent_id is null
    union all
    select u.id, tree.place || u.sort_key || u.id::text, tree.path || jsonb_build_object('id', above.id,
      'nameTh', above.name_th, 'nameEn', above.name_en), tree.is_within or u.id = any ($3::uuid[])
    from tree join ${sources[source]} u on u.parent_id = tree.id
    join ${sources[source]} above on above.id = tree.id)
  select ${columns}, tree.path, count(*) over ()::int4 as total
  from tree join ${sources[source]} u on u.id = tree.id join unit known on known.id = u.id
  where ($3::uuid[] is null or tree.is_within or u.id = any ($6::uuid[]))
    and (known.search_text like all ($2::text[]) or lower(u.name_th) like all ($2::text[]))
  order by tree.place collate "C" limit $4 offset $5`;

const foundParameters = ['date', 'text[]', 'uuid[]?', 'int8', 'int8', 'uuid[]'] as const;
const foundSql = {
  today: statement('unit-tree.find', pathRow, foundParameters, foundText('today')),
  otherDay: statement('unit-tree.find-on-day', pathRow, foundParameters, foundText('otherDay')),
};

export interface Sought {
  readonly day: CivilDate;
  readonly isToday: boolean;
  /** LIKE patterns, all of which must match; every unit fits none. */
  readonly patterns: readonly string[];
  /** Only what this reaches; all when null. */
  readonly within: Pick<ReachedPlaces, 'tops' | 'units'> | null;
  readonly limit: number;
  readonly offset: number;
}

/** Units in tree order with those above them. */
export function listFound(h: Handle, sought: Sought): Promise<KnownPath[]> {
  const { day, isToday, patterns, within, limit, offset } = sought;
  const sql = foundSql[isToday ? 'today' : 'otherDay'];
  return sql.all(h, day, patterns, within?.tops ?? null, limit, offset, within?.units ?? []);
}

/** The posts of a unit with the people on them, the highest first. */
export function listPostsOfUnit(h: Handle, unitId: string, day: CivilDate): Promise<PostOfUnit[]> {
  return postsSql.all(h, unitId, day);
}

const postsSql = statement(
  'unit-tree.posts',
  row<PostOfUnit>({
    id: 'uuid',
    titleTh: 'text',
    titleEn: 'text',
    duty: 'text',
    servesUnitId: 'uuid',
    holderId: 'uuid?',
    holderName: 'text',
  }),
  ['uuid', 'date'],
  `select p.id, p.title_th as "titleTh", p.title_en as "titleEn", p.duty, p.serves_unit_id as "servesUnitId",
     m.id as "holderId", coalesce(concat_ws(' ', m.prefix_th || m.first_name_th, m.last_name_th), '') as "holderName"
   from post p
   left join post_holding h on h.post_id = p.id and not h.is_acting
     and h.valid_from <= $2 and (h.valid_to is null or h.valid_to >= $2)
   left join person m on m.id = h.person_id and m.is_active
   where p.unit_id = $1 and p.valid_from <= $2 and (p.valid_to is null or p.valid_to >= $2)
   order by p.sort, p.id`,
);
