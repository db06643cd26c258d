import type { NamingUnit } from '@sarn/organisation/contract';
import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { RegisterKind } from '../../contract/index.ts';
import { registerTables } from '../tables.ts';
import type { Share } from './share.rules.ts';

/** The register that counts for a unit, which may be that of another unit. */
export interface CountingRegister {
  readonly unitId: string;
  /** Null where it was not opened yet. */
  readonly id: string | null;
  /** Last day of its unit; null for one that is not dissolved. */
  readonly closedOn: string | null;
}

/** The register that counts for a unit in a Buddhist year. */
export async function countingRegister(
  h: Handle,
  unitId: string,
  kind: RegisterKind,
  year: number,
): Promise<CountingRegister> {
  const found = await countingSql.first(h, unitId, kind, year);
  if (!found) throw new Error('no unit counts');
  return found;
}

const countingSql = statement(
  'register-share.counting',
  row<CountingRegister>({ unitId: 'uuid!', id: 'uuid?', closedOn: 'date?' }),
  ['uuid', 'text', 'int4'],
  `select counted.unit_id "unitId", r.id, r.closed_on "closedOn"
   from (select counting_unit($1, $2, $3) unit_id) counted
   left join register r on r.unit_id = counted.unit_id and r.kind = $2`,
);

/** That the register of another unit counts for a unit in a year. */
export interface SharedYear {
  readonly unitId: string;
  readonly kind: RegisterKind;
  readonly year: number;
  readonly countedId: string;
}

/** Every year, up to the one given, in which these units used registers of others. */
export const listSharedYears = (
  h: Handle,
  unitIds: readonly string[],
  until: number,
): Promise<SharedYear[]> => sharedSql.all(h, unitIds, until);

const sharedSql = statement(
  'register-share.years',
  row<SharedYear>({ unitId: 'uuid', kind: 'text', year: 'int4!', countedId: 'uuid!' }),
  ['uuid[]', 'int4'],
  `select share.unit_id "unitId", share.kind, year,
     counting_unit(share.unit_id, share.kind, year) "countedId"
   from (select unit_id, kind, min(from_year) first from register_share
         where unit_id = any ($1::uuid[]) group by unit_id, kind) share
   cross join lateral generate_series(share.first, $2) year
   where counting_unit(share.unit_id, share.kind, year) <> share.unit_id`,
);

/** Ids of units for which the register of another unit counts in any year. */
export async function listSharingUnits(h: Handle): Promise<string[]> {
  return (await sharingSql.all(h)).map(({ unitId }) => unitId);
}

const sharingSql = statement(
  'register-share.units',
  row<{ unitId: string }>({ unitId: 'uuid' }),
  [],
  'select distinct unit_id "unitId" from register_share',
);

/** The other units for which a register counts in a year. */
export async function listSharers(
  h: Handle,
  { unitId, kind, year }: { readonly unitId: string; readonly kind: string; readonly year: number },
): Promise<string[]> {
  return (await sharersSql.all(h, unitId, kind, year)).map((one) => one.unitId);
}

const sharersSql = statement(
  'register-share.sharers',
  row<{ unitId: string }>({ unitId: 'uuid' }),
  ['uuid', 'text', 'int4'],
  `select distinct unit_id "unitId" from register_share
   where kind = $2 and unit_id <> $1 and counting_unit(unit_id, $2, $3) = $1 order by 1`,
);

/** Units that use registers of these ones in a year, or will from a later one on. */
export const sharesNamingUnits = (
  h: Handle,
  unitIds: readonly string[],
  year: number,
): Promise<NamingUnit[]> => namingSql.all(h, unitIds, year);

const namingSql = statement(
  'register-share.naming-units',
  row<NamingUnit>({ unitId: 'uuid!', name: 'text', about: 'text!', row: 'uuid' }),
  ['uuid[]', 'int4'],
  `select distinct share.with_id "unitId", u.name_th "name", '' about, u.id "row"
   from register_share share join unit u on u.id = share.unit_id
   where share.with_id = any ($1) and not exists (
     select from register_share later where later.unit_id = share.unit_id
       and later.kind = share.kind and later.from_year > share.from_year and later.from_year <= $2)
     and u.valid_to is null
   order by u.name_th, u.id`,
);

/** The unit, where the register is that of another one. */
export const forOther = (unitId: string, registerId: string): string =>
  `(select nullif(${unitId}::uuid, own.unit_id) from register own where own.id = ${registerId})`;

/** All that is set, the oldest year first. */
export const listShares = (h: Handle): Promise<Share[]> => allSql.all(h);

const allSql = statement(
  'register-share.all',
  row<Share>({ unitId: 'uuid', kind: 'text', fromYear: 'int4', withId: 'uuid?' }),
  [],
  `select unit_id "unitId", kind, from_year "fromYear", with_id "withId"
   from register_share order by from_year, unit_id, kind`,
);

/**
 * Until the end of the transaction nobody changes who shares: what takes a number asks first which register
 * counts, and it still counts when the number is given.
 */
export async function holdShares(tx: Tx): Promise<void> {
  await holdSql.first(tx);
}

const held = row<{ locked: string }>({ locked: 'text!' });
const key = `hashtext('register.shares')`;
const holdSql = statement(
  'register-share.hold',
  held,
  [],
  `select pg_advisory_xact_lock_shared(${key})::text as locked`,
);

/** Waits for all who are taking a number, and lets nobody begin until the end of the transaction. */
export async function lockShares(tx: Tx): Promise<void> {
  await lockSql.first(tx);
}

const lockSql = statement(
  'register-share.lock',
  held,
  [],
  `select pg_advisory_xact_lock(${key})::text as locked`,
);

/** Sets from a year on; a later year that was planned is given up. */
export async function putShare(
  tx: Tx,
  share: Share,
  by: { readonly id: string; readonly at: string },
): Promise<void> {
  const { unitId, kind, fromYear, withId } = share;
  await forgetLaterSql(tx, unitId, kind, fromYear);
  const values = { with_id: withId, changed_by: by.id, changed_at: by.at };
  await registerTables(tx)
    .insertInto('register_share')
    .values({ unit_id: unitId, kind, from_year: fromYear, ...values })
    .onConflict((known) => known.columns(['unit_id', 'kind', 'from_year']).doUpdateSet(values))
    .execute();
}

/** Sets several at once; years that were planned later stay. */
export async function putShares(
  tx: Tx,
  shares: readonly Share[],
  by: { readonly id: string; readonly at: string },
): Promise<void> {
  if (shares.length === 0) return;
  await registerTables(tx)
    .insertInto('register_share')
    .values(
      shares.map(({ unitId, kind, fromYear, withId }) => ({
        ...{ unit_id: unitId, kind, from_year: fromYear, with_id: withId },
        ...{ changed_by: by.id, changed_at: by.at },
      })),
    )
    .onConflict((known) =>
      known.columns(['unit_id', 'kind', 'from_year']).doUpdateSet(({ ref }) => ({
        with_id: ref('excluded.with_id'),
        changed_by: ref('excluded.changed_by'),
        changed_at: ref('excluded.changed_at'),
      })),
    )
    .execute();
}

const forgetLaterSql = writeStatement(
  'register-share.forget-later',
  ['uuid', 'text', 'int4'],
  'delete from register_share where unit_id = $1 and kind = $2 and from_year > $3',
);

/** Which register counts for a unit in a year, and what it gave. */
export interface Counted {
  readonly unitId: string;
  readonly kind: RegisterKind;
  readonly countedId: string;
  /** Null where the register was not opened yet. */
  readonly registerId: string | null;
  readonly isClosed: boolean;
  /** The last number of the register in the year; 0: none. */
  readonly last: number;
  /** Whether the unit itself got numbers of the year there. */
  readonly hasNumbers: boolean;
}

/** The same for a unit and for all that share anything, in one year. */
export const listCounted = (h: Handle, unitId: string, year: number): Promise<Counted[]> =>
  countedSql.all(h, unitId, year);

const countedSql = statement(
  'register-share.counted',
  row<Counted>({
    ...{ unitId: 'uuid!', kind: 'text!', countedId: 'uuid!', registerId: 'uuid?' },
    ...{ isClosed: 'bool!', last: 'int4!', hasNumbers: 'bool!' },
  }),
  ['uuid', 'int4'],
  `select counted.unit_id "unitId", counted.kind, counted.by_id "countedId", r.id "registerId",
     r.closed_on is not null "isClosed", coalesce(c.last_number, 0) last,
     case when counted.by_id = counted.unit_id then c.last_number is not null
       else exists (select 1 from register_entry e where e.register_id = r.id
         and e.be_year = $2 and e.for_unit_id = counted.unit_id) end "hasNumbers"
   from (select one.unit_id, kind, counting_unit(one.unit_id, kind, $2) by_id
         from (select $1::uuid unit_id union select unit_id from register_share) one
         cross join unnest(array['receive', 'outgoing', 'cycle', 'memo']) kind) counted
   left join register r on r.unit_id = counted.by_id and r.kind = counted.kind
   left join register_counter c on c.register_id = r.id and c.be_year = $2`,
);
