import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable } from 'kysely';
import type { Delegation, PostChoice } from '../../contract/index.ts';
import type { DelegationTable } from '../organisation.tables.gen.ts';
import { organisationTables } from '../tables.ts';
import { ownerOf } from './capacity.store.ts';
import type { Moment } from './capacity.store.ts';

export type NewDelegation = Insertable<DelegationTable>;
export type DelegationRow = Omit<Delegation, 'state'>;

/** SQL: prefix and name of the person of a table alias. */
export const nameOf = (alias: string): string => `${alias}.prefix_th || ${alias}.first_name_th
  || case when ${alias}.last_name_th = '' then '' else ' ' || ${alias}.last_name_th end
  || ${alias}.suffix_th`;
const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

// $1 day, $2 moment, $3 the person who asks, $4 whether they keep the orders.
const select = `select d.id, d.power, d.kinds, d.acts, d.unit_ids "unitIds", d.matters,
    d.may_redelegate "mayRedelegate", ${instant('d.begins_at')} "beginsAt",
    ${instant('d.ends_at')} "endsAt", d.order_no "orderNo", d.order_date "orderDate",
    case when pp.id is not null then jsonb_build_object('id', pp.id, 'name', pp.title_th) end
      "principalPost",
    case when pu.id is not null then jsonb_build_object('id', pu.id, 'name', pu.name_th) end
      "principalUnit",
    coalesce(owner.name, '') "principalName",
    case when dp.id is not null then jsonb_build_object('id', dp.id, 'name', ${nameOf('dp')}) end
      "delegatePerson",
    case when dc.id is not null then jsonb_build_object('id', dc.id, 'name', dc.title_th) end
      "delegatePost",
    coalesce(case when dp.id is not null then ${nameOf('dp')} end, incumbent.name, '') "delegateName",
    coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name_th) order by u.sort_key)
      from unit u where u.id = any (d.unit_ids)), '[]'::jsonb) units,
    coalesce(${nameOf('entry')}, '') "enteredByName", ${instant('d.entered_at')} "enteredAt",
    coalesce(${nameOf('ender')}, '') "endedByName", ${instant('d.ended_at')} "endedAt",
    d.end_reason "endReason", coalesce(d.ended_at is null and (d.ends_at is null or d.ends_at > $2)
      and (may.appoint or d.entered_by = $3), false) "mayEnd"
  from delegation d
  left join post pp on pp.id = d.principal_post_id
  left join unit pu on pu.id = d.principal_unit_id
  left join lateral (${ownerOf('pp.id')}) owner on true
  left join person dp on dp.id = d.delegate_person_id
  left join post dc on dc.id = d.delegate_post_id
  left join lateral (${ownerOf('dc.id')}) incumbent on true
  left join person entry on entry.id = d.entered_by
  left join person ender on ender.id = d.ended_by
  cross join lateral (select bool_or(may_appoint($3, p.id, $1, $2, $4)) appoint
    from posts_of_delegation(d, $1) p) may`;

const delegation = row<DelegationRow>({
  id: 'uuid',
  power: 'text',
  kinds: 'text[]',
  acts: 'text[]',
  unitIds: 'uuid[]',
  matters: 'text',
  mayRedelegate: 'bool',
  beginsAt: 'text',
  endsAt: 'text?',
  orderNo: 'text',
  orderDate: 'date',
  principalPost: 'jsonb?',
  principalUnit: 'jsonb?',
  principalName: 'text',
  delegatePerson: 'jsonb?',
  delegatePost: 'jsonb?',
  delegateName: 'text',
  units: 'jsonb',
  enteredByName: 'text',
  enteredAt: 'text',
  endedByName: 'text',
  endedAt: 'text?',
  endReason: 'text',
  mayEnd: 'bool',
});

export interface Asker {
  readonly personId: string;
  readonly keepsOrders: boolean;
}

/**
 * Orders that concern a person: those they act by, those for posts they may appoint for, those they
 * entered; the keepers of orders see all. The newest first.
 */
export function listDelegations(db: Handle, at: Moment, asker: Asker): Promise<DelegationRow[]> {
  return concerningSql.all(db, at.day, at.now, asker.personId, asker.keepsOrders);
}

const concerningSql = statement(
  'delegation.concerning',
  delegation,
  ['date', 'timestamptz', 'uuid', 'bool'],
  `${select} where may.appoint or d.entered_by = $3 or d.delegate_person_id = $3
     or d.delegate_post_id in (select post_id from posts_held($3, $1))
   order by d.begins_at desc, d.id limit 500`,
);

/** One order, whoever asks; `mayEnd` says whether the asker may end it. */
export function findDelegation(
  db: Handle,
  at: Moment,
  asker: Asker,
  id: string,
): Promise<DelegationRow | undefined> {
  return oneSql.first(db, at.day, at.now, asker.personId, asker.keepsOrders, id);
}

const oneSql = statement(
  'delegation.one',
  delegation,
  ['date', 'timestamptz', 'uuid', 'bool', 'uuid'],
  `${select} where d.id = $5`,
);

export async function insertDelegation(tx: Tx, values: NewDelegation): Promise<void> {
  await organisationTables(tx).insertInto('delegation').values(values).execute();
}

/** Ends an order. @returns false when it is over already */
export async function endDelegation(
  tx: Tx,
  id: string,
  by: { readonly personId: string | null; readonly now: string; readonly reason: string },
): Promise<boolean> {
  const ended = await organisationTables(tx)
    .updateTable('delegation')
    .set({ ended_by: by.personId, ended_at: by.now, end_reason: by.reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', by.now)]))
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Posts by title, unit or principal; with `onlyMine` those the asker may appoint for. At most 30. */
export function searchPosts(
  db: Handle,
  at: Moment,
  asker: Asker,
  query: { readonly patterns: readonly string[]; readonly onlyMine: boolean },
): Promise<PostChoice[]> {
  const { personId, keepsOrders } = asker;
  return choicesSql.all(db, at.day, at.now, personId, keepsOrders, query.patterns, query.onlyMine);
}

const choicesSql = statement(
  'delegation.post-choices',
  row<PostChoice>({
    id: 'uuid',
    title: 'text',
    unitId: 'uuid',
    unitName: 'text',
    duty: 'text',
    holderName: 'text',
  }),
  ['date', 'timestamptz', 'uuid', 'bool', 'text[]', 'bool'],
  `select p.id, p.title_th title, p.unit_id "unitId", u.name_th "unitName", p.duty,
     coalesce(owner.name, '') "holderName"
   from post p join unit u on u.id = p.serves_unit_id
   left join lateral (${ownerOf('p.id')}) owner on true
   where p.valid_from <= $1 and (p.valid_to is null or p.valid_to >= $1)
     and lower(p.title_th || ' ' || u.name_th || ' ' || u.abbreviation || ' '
       || coalesce(owner.name, '')) like all ($5::text[])
     and (not $6 or may_appoint($3, p.id, $1, $2, $4))
   order by case p.duty when 'head' then 1 when 'deputy' then 2 else 3 end, p.sort, u.sort_key, p.id
   limit 30`,
);

/** Those of the orders that have expired or were ended. */
export async function listOver(db: Handle, at: Moment, ids: readonly string[]): Promise<string[]> {
  const rows = await overSql.all(db, ids, at.now);
  return rows.map(({ id }) => id);
}

const overSql = statement(
  'delegation.over',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid[]', 'timestamptz'],
  `select id from delegation where id = any ($1::uuid[])
     and least(coalesce(ended_at, 'infinity'), coalesce(ends_at, 'infinity')) <= $2`,
);
