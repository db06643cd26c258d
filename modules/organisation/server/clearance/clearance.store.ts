import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { organisationTables } from '../tables.ts';

/** A clearance or an appointment as stored, with the names it is shown by. */
export interface GivenRow {
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly orderNo: string;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly givenBy: string;
  readonly isLive: boolean;
  readonly endedOn: string | null;
  readonly endReason: string;
}

export type ClearanceRow = GivenRow & { readonly level: number };
export type RegistrarRow = GivenRow & {
  readonly unitId: string;
  readonly unitName: string;
  readonly isAssistant: boolean;
};

/** Fields of both tables. */
export interface NewGiven {
  readonly id: string;
  readonly personId: string;
  readonly orderNo: string;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly by: string;
  readonly at: string;
}

const nameOf = (table: string): string =>
  `concat(${table}.prefix_th, ${table}.first_name_th, ' ', ${table}.last_name_th)`;

const columns = `given.id, given.person_id "personId", ${nameOf('person')} as name,
  given.order_no "orderNo", given.valid_from "validFrom", given.valid_to "validTo",
  coalesce(${nameOf('giver')}, '') as "givenBy",
  given.ended_at is null and given.valid_from <= $1::date
    and (given.valid_to is null or given.valid_to >= $1::date) as "isLive",
  (given.ended_at at time zone 'Asia/Bangkok')::date as "endedOn", given.end_reason "endReason"`;

const joins = `join person on person.id = given.person_id
  left join person giver on giver.id = given.given_by`;

const givenShape = {
  id: 'uuid',
  personId: 'uuid',
  name: 'text',
  orderNo: 'text',
  validFrom: 'date',
  validTo: 'date?',
  givenBy: 'text',
  isLive: 'bool',
  endedOn: 'date?',
  endReason: 'text',
} as const;

/** All of them, those in force first. */
export function listClearanceRows(h: Handle, today: string): Promise<ClearanceRow[]> {
  return clearancesSql.all(h, today);
}

const clearancesSql = statement(
  'clearance.all',
  row<ClearanceRow>({ ...givenShape, level: 'int4' }),
  ['date'],
  `select ${columns}, given.level from clearance given ${joins}
   order by given.ended_at nulls first, given.level desc, name, given.id`,
);

export function listRegistrarRows(h: Handle, today: string): Promise<RegistrarRow[]> {
  return registrarsSql.all(h, today);
}

const registrarsSql = statement(
  'clearance.registrars',
  row<RegistrarRow>({ ...givenShape, unitId: 'uuid', unitName: 'text', isAssistant: 'bool' }),
  ['date'],
  `select ${columns}, given.unit_id "unitId", unit.name_th "unitName",
     given.is_assistant "isAssistant"
   from secret_registrar given ${joins} join unit on unit.id = given.unit_id
   order by given.ended_at nulls first, unit.name_th, given.is_assistant, name, given.id`,
);

/** Columns that both tables have. */
const givenValues = ({ id, personId, orderNo, validFrom, validTo, by, at }: NewGiven) => ({
  id,
  person_id: personId,
  order_no: orderNo,
  valid_from: validFrom,
  valid_to: validTo,
  given_by: by,
  given_at: at,
});

export async function insertClearance(
  tx: Tx,
  given: NewGiven & { readonly level: number },
): Promise<void> {
  await organisationTables(tx)
    .insertInto('clearance')
    .values({ ...givenValues(given), level: given.level })
    .execute();
}

export async function insertRegistrar(
  tx: Tx,
  given: NewGiven & { readonly unitId: string; readonly isAssistant: boolean },
): Promise<void> {
  await organisationTables(tx)
    .insertInto('secret_registrar')
    .values({ ...givenValues(given), unit_id: given.unitId, is_assistant: given.isAssistant })
    .execute();
}

const tables = { clearance: 'clearance', registrar: 'secret_registrar' } as const;
export type GivenTable = keyof typeof tables;

/** Ends one that is not ended. @returns whose it was, undefined where there is none */
export async function endGiven(
  tx: Tx,
  table: GivenTable,
  end: {
    readonly id: string;
    readonly by: string;
    readonly at: string;
    readonly reason: string;
  },
): Promise<string | undefined> {
  const ended = await organisationTables(tx)
    .updateTable(tables[table])
    .set({ ended_at: end.at, ended_by: end.by, end_reason: end.reason })
    .where('id', '=', end.id)
    .where('ended_at', 'is', null)
    .returning('person_id as personId')
    .executeTakeFirst();
  return ended?.personId;
}

/** Highest class a person is cleared for on a day; 0 for none. */
export async function clearanceLevel(h: Handle, personId: string, today: string): Promise<number> {
  const found = await levelSql.first(h, personId, today);
  return found?.level ?? 0;
}

const levelSql = statement(
  'clearance.level',
  row<{ level: number }>({ level: 'int4' }),
  ['uuid', 'date'],
  'select clearance_level($1, $2) as level',
);

/** Keys for classified documents that a person has on a day. */
export async function listSecretKeys(
  h: Handle,
  personId: string,
  today: string,
): Promise<string[]> {
  const rows = await secretKeysSql.all(h, personId, today);
  return rows.map(({ key }) => key);
}

/**
 * Asked with each act. The offset hides the values from the planner: by them a plan for one person looks cheaper than one
 * for all, so that the statement was planned each time, which took four times as long as its answer.
 */
const secretKeysSql = statement(
  'clearance.secret-keys',
  row<{ key: string }>({ key: 'text' }),
  ['uuid', 'date'],
  `select key from (select $1::uuid as who, $2::date as today offset 0) given
   cross join lateral secret_keys(given.who, given.today) key`,
);

/** People one of whose clearances or appointments ran out in the three days before today. */
export async function listLapsed(h: Handle, today: string): Promise<string[]> {
  const rows = await lapsedSql.all(h, today);
  return rows.map(({ id }) => id);
}

const lapsedSql = statement(
  'clearance.lapsed',
  row<{ id: string }>({ id: 'uuid' }),
  ['date'],
  `select person_id as id from clearance
   where ended_at is null and valid_to between $1::date - 3 and $1::date - 1
   union select person_id from secret_registrar
   where ended_at is null and valid_to between $1::date - 3 and $1::date - 1`,
);
