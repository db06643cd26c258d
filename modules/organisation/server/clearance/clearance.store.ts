import type { Handle, Tx } from '@sarn/platform-server';

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

/** All of them, those in force first. */
export function listClearanceRows(h: Handle, today: string): Promise<ClearanceRow[]> {
  return h.query<ClearanceRow>(
    `select ${columns}, given.level from clearance given ${joins}
     order by given.ended_at nulls first, given.level desc, name, given.id`,
    [today],
  );
}

export function listRegistrarRows(h: Handle, today: string): Promise<RegistrarRow[]> {
  return h.query<RegistrarRow>(
    `select ${columns}, given.unit_id "unitId", unit.name_th "unitName",
       given.is_assistant "isAssistant"
     from secret_registrar given ${joins} join unit on unit.id = given.unit_id
     order by given.ended_at nulls first, unit.name_th, given.is_assistant, name, given.id`,
    [today],
  );
}

export async function insertClearance(
  tx: Tx,
  row: NewGiven & { readonly level: number },
): Promise<void> {
  await tx.query(
    `insert into clearance (id, person_id, level, order_no, valid_from, valid_to, given_by, given_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [row.id, row.personId, row.level, row.orderNo, row.validFrom, row.validTo, row.by, row.at],
  );
}

export async function insertRegistrar(
  tx: Tx,
  row: NewGiven & { readonly unitId: string; readonly isAssistant: boolean },
): Promise<void> {
  await tx.query(
    `insert into secret_registrar (id, person_id, unit_id, is_assistant, order_no, valid_from,
       valid_to, given_by, given_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      row.id,
      row.personId,
      row.unitId,
      row.isAssistant,
      row.orderNo,
      row.validFrom,
      row.validTo,
      row.by,
      row.at,
    ],
  );
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
  const rows = await tx.query<{ personId: string }>(
    `update ${tables[table]} set ended_at = $2, ended_by = $3, end_reason = $4
     where id = $1 and ended_at is null returning person_id "personId"`,
    [end.id, end.at, end.by, end.reason],
  );
  return rows[0]?.personId;
}

/** Highest class a person is cleared for on a day; 0 for none. */
export async function clearanceLevel(h: Handle, personId: string, today: string): Promise<number> {
  const rows = await h.query<{ level: number }>('select clearance_level($1, $2) as level', [
    personId,
    today,
  ]);
  return rows[0]?.level ?? 0;
}

/** Keys for classified documents that a person has on a day. */
export async function listSecretKeys(h: Handle, personId: string, today: string) {
  const rows = await h.query<{ key: string }>('select key from secret_keys($1, $2) key', [
    personId,
    today,
  ]);
  return rows.map(({ key }) => key);
}

/** People one of whose clearances or appointments ran out in the three days before today. */
export async function listLapsed(h: Handle, today: string): Promise<string[]> {
  const rows = await h.query<{ id: string }>(
    `select person_id as id from clearance
     where ended_at is null and valid_to between $1::date - 3 and $1::date - 1
     union select person_id from secret_registrar
     where ended_at is null and valid_to between $1::date - 3 and $1::date - 1`,
    [today],
  );
  return rows.map(({ id }) => id);
}
