import { newId } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { EntryState, RegisterKind } from '../contract/index.ts';
import { forOther } from './share/share.store.ts';
import { registerTables } from './tables.ts';

/** Who changes a register entry, as recorded in its history. */
export interface LineAct {
  readonly actorId: string;
  readonly actorName: string;
  readonly at: string;
  readonly requestId: string;
}

export interface ReservationRequest {
  readonly id: string;
  readonly registerId: string;
  readonly buddhistYear: number;
  readonly count: number;
  readonly forDay: string;
  readonly expiresOn: string;
  readonly reason: string;
  readonly by: LineAct;
}

/**
 * Takes the next numbers of a register and writes them as reserved, in one statement.
 *
 * As `takeNumber` it locks the counter row to the end of the transaction: call it last.
 *
 * @returns first and last number taken; consecutive, without a gap
 */
export async function reserveRange(
  tx: Tx,
  request: ReservationRequest,
): Promise<{ first: number; last: number }> {
  const ids = Array.from({ length: request.count }, () => newId());
  const { by } = request;
  const taken = await reserveSql.first(
    tx,
    request.id,
    request.registerId,
    request.buddhistYear,
    request.count,
    request.forDay,
    request.expiresOn,
    request.reason,
    by.actorId,
    by.actorName,
    by.at,
    ids,
  );
  if (!taken) throw new Error('no numbers were reserved');
  return taken;
}

const reserveSql = statement(
  'reservation.reserve',
  row<{ first: number; last: number }>({ first: 'int4', last: 'int4' }),
  ['uuid', 'uuid', 'int4', 'int4', 'date', 'date', 'text', 'uuid', 'text', 'timestamptz', 'uuid[]'],
  `with taken as (
       insert into register_counter (register_id, be_year, last_number) values ($2, $3, $4)
       on conflict (register_id, be_year)
         do update set last_number = register_counter.last_number + $4
       returning last_number),
     kept as (
       insert into number_reservation (id, register_id, be_year, first_number, last_number, for_day,
         expires_on, reason, reserved_by, reserved_name, reserved_at)
       select $1, $2, $3, last_number - $4 + 1, last_number, $5, $6, $7, $8, $9, $10 from taken
       returning first_number, last_number),
     written as (
       insert into register_entry (id, register_id, be_year, number, state, reservation_id,
         entered_by, entered_at)
       select one.id, $2, $3, kept.first_number + one.place - 1, 'RESERVED', $1, $8, $10
       from kept, unnest($11::uuid[]) with ordinality as one (id, place))
     select first_number as first, last_number as last from kept`,
);

const numberRow = row<{ number: number; year: number }>({ number: 'int4', year: 'int4' });

export interface ReservedUse {
  readonly entryId: string;
  readonly registerId: string;
  /** The unit that gets the number; a shared register notes it. */
  readonly unitId: string;
  readonly documentId: string;
  /** The transmission that a unit receives under it; null for the number of the document itself. */
  readonly transmissionId: string | null;
  readonly today: string;
  readonly by: LineAct;
}

/**
 * Gives a reserved number to a document, if it may still be used: in its own register, not after
 * its last day, in the year of its reserved day. Of two concurrent calls the second finds it used.
 *
 * @returns the number and its year; undefined when it may not be used
 */
export function useReserved(
  tx: Tx,
  use: ReservedUse,
): Promise<{ number: number; year: number } | undefined> {
  const { by } = use;
  return useSql.first(
    tx,
    use.entryId,
    use.registerId,
    use.documentId,
    use.today,
    by.actorId,
    by.actorName,
    by.at,
    by.requestId,
    use.transmissionId,
    use.unitId,
  );
}

const useSql = statement(
  'reservation.use',
  numberRow,
  ['uuid', 'uuid', 'uuid', 'date', 'uuid', 'text', 'timestamptz', 'text', 'uuid?', 'uuid'],
  `with used as (
       update register_entry entry
       set state = 'USED', document_id = $3, transmission_id = $9, entered_by = $5, entered_at = $7,
         for_unit_id = ${forOther('$10', '$2')}
       from number_reservation reservation
       where entry.id = $1 and entry.register_id = $2 and entry.state = 'RESERVED'
         and reservation.id = entry.reservation_id and reservation.expires_on >= $4
         and entry.be_year = extract(year from reservation.for_day) + 543
       returning entry.id, entry.number, entry.be_year),
     told as (
       insert into register_entry_event (id, entry_id, from_state, to_state, reason, actor_id,
         actor_name, at, request_id)
       select gen_random_uuid(), id, 'RESERVED', 'USED', '', $5, $6, $7, $8 from used)
     select number, be_year as year from used`,
);

/** Makes a reserved number void or released. @returns undefined when it is no longer reserved */
export function endReserved(
  tx: Tx,
  end: {
    readonly entryId: string;
    readonly how: 'VOID' | 'RELEASED';
    readonly reason: string;
    readonly by: LineAct;
  },
): Promise<{ number: number; year: number } | undefined> {
  const { entryId, how, reason, by } = end;
  return endSql.first(tx, entryId, how, reason, by.actorId, by.actorName, by.at, by.requestId);
}

const endSql = statement(
  'reservation.end',
  numberRow,
  ['uuid', 'text', 'text', 'uuid', 'text', 'timestamptz', 'text'],
  `with ended as (
       update register_entry set state = $2, reason = $3
       where id = $1 and state = 'RESERVED' returning id, number, be_year),
     told as (
       insert into register_entry_event (id, entry_id, from_state, to_state, reason, actor_id,
         actor_name, at, request_id)
       select gen_random_uuid(), id, 'RESERVED', $2, $3, $4, $5, $6, $7 from ended)
     select number, be_year as year from ended`,
);

/** The register of an entry, and the Buddhist year of its number. */
export function findRegisterOfEntry(
  h: Handle,
  entryId: string,
): Promise<
  | {
      readonly registerId: string;
      readonly unitId: string;
      readonly kind: RegisterKind;
      readonly year: number;
    }
  | undefined
> {
  return registerTables(h)
    .selectFrom('register_entry as entry')
    .innerJoin('register', 'register.id', 'entry.register_id')
    .select(['register.id as registerId', 'register.unit_id as unitId', 'register.kind'])
    .select('entry.be_year as year')
    .where('entry.id', '=', entryId)
    .executeTakeFirst();
}

export interface ReservedRow {
  readonly entryId: string;
  readonly number: number;
  readonly year: number;
  readonly forDay: string;
  readonly expiresOn: string;
  readonly reason: string;
}

/**
 * Reserved numbers that a unit may use on a day: in each year those of the register that counted for it. A
 * reservation lasts three months and is for a day within the last year.
 */
export function listUsable(
  h: Handle,
  unitId: string,
  today: string,
  kind: RegisterKind,
): Promise<ReservedRow[]> {
  return usableSql.all(h, unitId, today, kind);
}

const usableSql = statement(
  'reservation.list-usable',
  row<ReservedRow>({
    entryId: 'uuid',
    number: 'int4',
    year: 'int4',
    forDay: 'date',
    expiresOn: 'date',
    reason: 'text',
  }),
  ['uuid', 'date', 'text'],
  `select entry.id as "entryId", number, entry.be_year as year, for_day as "forDay",
            expires_on as "expiresOn", reservation.reason
     from (select ended.year, counting_unit($1, $3, ended.year) unit_id
           from generate_series(extract(year from $2::date)::int + 541,
             extract(year from $2::date)::int + 543) ended (year)) counted
     join register on register.unit_id = counted.unit_id and register.kind = $3
     join register_entry entry on entry.register_id = register.id and entry.be_year = counted.year
     join number_reservation reservation on reservation.id = entry.reservation_id
     where entry.state = 'RESERVED' and expires_on >= $2
     order by entry.be_year, number limit 500`,
);

/** A reserved number, whatever its state is now. */
export function findReserved(
  h: Handle,
  entryId: string,
): Promise<
  { registerId: string; state: EntryState; forDay: string; expiresOn: string } | undefined
> {
  return registerTables(h)
    .selectFrom('register_entry as entry')
    .innerJoin('number_reservation as reservation', 'reservation.id', 'entry.reservation_id')
    .select([
      'entry.register_id as registerId',
      'entry.state',
      'reservation.for_day as forDay',
      'reservation.expires_on as expiresOn',
    ])
    .where('entry.id', '=', entryId)
    .executeTakeFirst();
}

/** Ids of the entries of a reservation, the lowest number first. */
export async function listReservedOf(h: Handle, reservationId: string): Promise<string[]> {
  const entries = await registerTables(h)
    .selectFrom('register_entry')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .orderBy('number')
    .execute();
  return entries.map(({ id }) => id);
}
