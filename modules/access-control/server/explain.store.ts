import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { Duty } from '@sarn/organisation/contract';
import type { GrantScope } from '../contract/index.ts';
import type { Side } from './side.ts';

/** A post in which a person acts on the day. */
export interface HeldPostFact {
  readonly postId: string;
  readonly title: string;
  readonly duty: Duty;
  readonly unitId: string;
  readonly unitName: string;
  /** Number and power of the order by which they act; null for an own post. */
  readonly orderNo: string | null;
  readonly power: string | null;
  readonly isScoped: boolean;
}

/** A right from one source, as `rights_of` gives it to each call. */
export interface RightFact {
  readonly permission: string;
  readonly scope: GrantScope;
  readonly unitId: string | null;
  readonly unitName: string;
  readonly only: readonly string[] | null;
  readonly limits: readonly (number | null)[] | null;
  readonly source: 'role' | 'group' | 'number-line';
  /** The role, the group or the line. */
  readonly sourceId: string;
  readonly sourceName: string;
  readonly viaPost: string | null;
}

/** What decides what a person may do on a day. */
export interface PersonFacts {
  readonly id: string;
  readonly name: string;
  /** Posts of the day. */
  readonly text: string;
  readonly canSignIn: boolean;
  readonly held: readonly HeldPostFact[];
  readonly rights: readonly RightFact[];
}

export interface FactsAsked {
  readonly day: string;
  /** The moment at which orders of acting are looked at. */
  readonly moment: string;
  /** One person; null: everybody with one of the permissions, or the duty at the unit. */
  readonly personId: string | null;
  readonly permissions: readonly string[];
  /** Posts with one of these duties, at the unit; null: at any. */
  readonly duties: readonly Duty[];
  readonly dutiesAt: string | null;
  /** Of the names of posts, units, roles and groups. */
  readonly language: Side;
}

/** The facts of one person, or of everybody who might do something; active people only. */
export const listFacts = (h: Handle, asked: FactsAsked): Promise<PersonFacts[]> =>
  factsSql.all(
    h,
    ...([asked.day, asked.moment, asked.personId, asked.permissions] as const),
    ...([asked.dutiesAt, asked.language, asked.duties] as const),
  );

/** The column of a name in the language that was asked for; the Thai one where there is no other. */
const named = (table: string, name = 'name') =>
  `coalesce(case when $6 = 'en' then nullif(${table}.${name}_en, '') end, ${table}.${name}_th)`;

// The same functions as the statement that finds the caller of a call: what is explained here is
// what is checked there.
const factsSql = statement(
  'access.facts',
  row<PersonFacts>({
    ...{ id: 'uuid', name: 'text!', text: 'text!', canSignIn: 'bool!' },
    ...{ held: 'jsonb!', rights: 'jsonb!' },
  }),
  ['date', 'timestamptz', 'uuid?', 'text[]', 'uuid?', 'text', 'text[]'],
  `select m.id, trim(m.prefix_th || m.first_name_th || ' ' || m.last_name_th) as name,
     coalesce(held.titles, '') as text,
     exists (select 1 from account a where a.person_id = m.id and not a.is_suspended) "canSignIn",
     coalesce(held.posts, '[]'::jsonb) held, coalesce(allowed.rights, '[]'::jsonb) rights
   from person m
   left join lateral (
     select jsonb_agg(jsonb_build_object('postId', p.id, 'title', ${named('p', 'title')}, 'duty', p.duty,
         'unitId', p.serves_unit_id, 'unitName', ${named('u')}, 'orderNo', d.order_no,
         'power', d.power, 'isScoped', c.is_scoped) order by c.is_acting, p.sort, p.id) posts,
       string_agg(${named('p', 'title')}, ', ' order by p.sort, p.id) filter (where d.id is null) titles,
       array_agg(p.id) filter (where not c.is_scoped) post_ids,
       bool_or(p.duty = any ($7) and ($5::uuid is null or p.serves_unit_id = $5)) has_duty
     from capacities_of(m.id, $1, $2) c join post p on p.id = c.post_id
     join unit u on u.id = p.serves_unit_id
     left join delegation d on d.id = c.chain[cardinality(c.chain)]
   ) held on true
   left join lateral (
     select jsonb_agg(jsonb_build_object('permission', r.permission, 'scope', r.scope,
         'unitId', r.unit_id, 'unitName', coalesce(${named('u')}, ''), 'only', r.only_kinds,
         'limits', r.limits, 'source', r.source, 'sourceId', case r.source
           when 'role' then (select g.role_id from role_grant g where g.id = r.source_id)
           else r.source_id end, 'viaPost', r.via_post,
         'sourceName', coalesce(
           case r.source
             when 'role' then (select ${named('o')} from role_grant g join role o on o.id = g.role_id
               where g.id = r.source_id)
             when 'group' then (select ${named('o')} from user_group o where o.id = r.source_id)
           end, ''))) rights,
       bool_or(r.permission = any ($4)) is_wanted
     from rights_of(m.id, coalesce(held.post_ids, '{}'), $1) r left join unit u on u.id = r.unit_id
   ) allowed on true
   where m.is_active and (m.id = $3 or ($3 is null and (allowed.is_wanted or held.has_duty)))
   order by m.sort_key, m.id`,
);

/** The unit and the register of a kind that counts for it, as the steps of numbering ask. */
export interface BookFacts {
  readonly unitName: string;
  readonly isUnitEnded: boolean;
  /** Null where no number was given yet. */
  readonly registerId: string | null;
  readonly isClosed: boolean;
  readonly isYearClosed: boolean;
}

export const findBook = (
  h: Handle,
  asked: {
    readonly unitId: string;
    readonly kind: string;
    readonly day: string;
    readonly year: number;
  },
): Promise<BookFacts | undefined> =>
  bookSql.first(h, asked.unitId, asked.kind, asked.day, asked.year);

const bookSql = statement(
  'access.book',
  row<BookFacts>({
    ...{ unitName: 'text', isUnitEnded: 'bool!', registerId: 'uuid?', isClosed: 'bool!' },
    isYearClosed: 'bool!',
  }),
  ['uuid', 'text', 'date', 'int4'],
  `select u.name_th "unitName", coalesce(u.valid_to < $3, false) "isUnitEnded", r.id "registerId",
     coalesce(r.closed_on < $3, false) "isClosed",
     exists (select 1 from register_year y
       where y.register_id = r.id and y.be_year = $4) "isYearClosed"
   from unit u left join register r
     on r.unit_id = counting_unit(u.id, $2, $4) and r.kind = $2 where u.id = $1`,
);
