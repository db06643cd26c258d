import { AppError, buddhistYear, civilDateAt, newId } from '@sarn/kernel';
import { anyOf, row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { RegisterKind } from '../contract/index.ts';
import type { LineAct } from './reservation.store.ts';
import { countingRegister, forOther, holdShares } from './share/share.store.ts';
import { registerTables } from './tables.ts';
import type { EntryRow } from '@sarn/document/server';

export interface NumberRequest {
  readonly registerId: string;
  /** The unit that gets the number; a shared register notes it. */
  readonly unitId: string;
  readonly buddhistYear: number;
  readonly documentId: string;
  readonly transmissionId: string | null;
  readonly enteredBy: string;
  readonly at: string;
}

/**
 * Takes the next number of a register and writes its entry, in one statement.
 *
 * The counter row is locked from here to the end of the transaction, so this is called as the last
 * statement: everything else is prepared while others can still take numbers. A rollback gives the
 * number back, so there are no gaps; the unique key of the entry prevents duplicates.
 *
 * @returns the number, counted from 1 in each Buddhist year
 */
export async function takeNumber(tx: Tx, request: NumberRequest): Promise<number> {
  const { registerId, documentId, transmissionId, enteredBy, at, unitId } = request;
  const taken = await takeSql.first(
    tx,
    newId(),
    registerId,
    request.buddhistYear,
    documentId,
    transmissionId,
    enteredBy,
    at,
    unitId,
  );
  if (!taken) throw new Error('no number was given');
  return taken.number;
}

const takeSql = statement(
  'number.take',
  row<{ number: number }>({ number: 'int4' }),
  ['uuid', 'uuid', 'int4', 'uuid', 'uuid?', 'uuid', 'timestamptz', 'uuid'],
  `with taken as (
     insert into register_counter (register_id, be_year, last_number) values ($2, $3, 1)
     on conflict (register_id, be_year)
       do update set last_number = register_counter.last_number + 1
     returning last_number)
   insert into register_entry
     (id, register_id, be_year, number, state, document_id, transmission_id, entered_by, entered_at,
      for_unit_id)
   select $1, $2, $3, last_number, 'USED', $4, $5, $6, $7, ${forOther('$8', '$2')} from taken
   returning number`,
);

/** A number that was taken of a register in a Buddhist year. */
export interface TakenNumber {
  /** Of the register: one that was opened in a rehearsal is gone with it. */
  readonly unitId: string;
  readonly kind: RegisterKind;
  readonly year: number;
  readonly number: number;
}

/** The number that the document itself took; undefined where it took none. */
export const findTakenNumber = (h: Handle, documentId: string): Promise<TakenNumber | undefined> =>
  takenSql.first(h, documentId);

const takenSql = statement(
  'number.taken-by-document',
  row<TakenNumber>({ unitId: 'uuid', kind: 'text', year: 'int4', number: 'int4' }),
  ['uuid'],
  `select unit_id as "unitId", kind, be_year as year, number
   from register_entry join register on register.id = register_id
   where document_id = $1 and transmission_id is null and register_entry.state = 'USED'`,
);

/**
 * Goes on after a number that may not be written down yet. Only in a transaction that is rolled back: elsewhere it
 * makes a gap.
 */
export const passNumber = (tx: Tx, { unitId, kind, year, number }: TakenNumber): Promise<void> =>
  passSql(tx, unitId, kind, year, number);

const passSql = writeStatement(
  'number.pass',
  ['uuid', 'text', 'int4', 'int4'],
  `insert into register_counter (register_id, be_year, last_number)
   select id, $3, $4 from register where unit_id = $1 and kind = $2
   on conflict (register_id, be_year)
     do update set last_number = greatest(register_counter.last_number, $4)`,
);

/**
 * The register that counts for a unit, its own or one that it shares, opened when it is first needed. Who shares
 * stays as it is until the end of the transaction.
 *
 * @param year the Buddhist year of the number; that of `at` where left out
 * @throws AppError 'registry.register-closed' when its unit is dissolved
 */
export async function openRegister(
  tx: Tx,
  unitId: string,
  kind: RegisterKind,
  at: string,
  year: number = buddhistYear(civilDateAt(at)),
): Promise<string> {
  await holdShares(tx);
  const known = await countingRegister(tx, unitId, kind, year);
  if (known.closedOn) throw new AppError('registry.register-closed');
  if (known.id !== null) return known.id;
  await registerTables(tx)
    .insertInto('register')
    .values({ id: newId(), unit_id: known.unitId, kind, created_at: at })
    .onConflict((conflict) => conflict.columns(['unit_id', 'kind']).doNothing())
    .execute();
  const opened = await countingRegister(tx, unitId, kind, year);
  if (opened.id === null) throw new Error('register could not be opened');
  return opened.id;
}

/**
 * Refuses a register that gives no number for its own unit in a year, because another one counts.
 *
 * @throws AppError 'registry.register-shared'
 */
export async function assertCounts(
  tx: Tx,
  { unitId, kind }: { readonly unitId: string; readonly kind: RegisterKind },
  year: number,
): Promise<void> {
  await holdShares(tx);
  const counting = await countingRegister(tx, unitId, kind, year);
  if (counting.unitId !== unitId) {
    throw new AppError('registry.register-shared', { year, row: unitId });
  }
}

/**
 * The number that the register of a unit would give next in a Buddhist year. It is not held: whoever
 * registers first gets it.
 */
export async function nextNumber(
  h: Handle,
  unitId: string,
  kind: RegisterKind,
  year: number,
): Promise<number> {
  const counter = await lastSql.first(h, unitId, kind, year);
  return (counter?.last ?? 0) + 1;
}

const lastSql = statement(
  'number.last',
  row<{ last: number }>({ last: 'int4' }),
  ['uuid', 'text', 'int4'],
  `select last_number as last
   from register join register_counter on register_counter.register_id = register.id
   where unit_id = counting_unit($1, $2, $3) and kind = $2 and be_year = $3`,
);

/** The number that each of the registers would give next in a Buddhist year, by its id. None is held. */
export async function listNextNumbers(
  h: Handle,
  registerIds: readonly string[],
  year: number,
): Promise<ReadonlyMap<string, number>> {
  const found = await nextSql.all(h, registerIds, year);
  return new Map(found.map(({ id, number }) => [id, number]));
}

const nextSql = statement(
  'number.next-of-registers',
  row<{ id: string; number: number }>({ id: 'uuid!', number: 'int4!' }),
  ['uuid[]', 'int4'],
  `select asked.id, coalesce(last_number, 0) + 1 as number
   from unnest($1::uuid[]) asked(id)
   left join register_counter on register_id = asked.id and be_year = $2`,
);

/** Numbers given to the documents and to their transmissions. */
export function listEntries(h: Handle, documentIds: readonly string[]): Promise<EntryRow[]> {
  return entriesSql.all(h, documentIds);
}

const entriesSql = statement(
  'number.entries',
  row<EntryRow>({
    documentId: 'uuid!',
    transmissionId: 'uuid?',
    number: 'int4',
    year: 'int4',
    at: 'timestamptz',
  }),
  ['uuid[]'],
  `select document_id as "documentId", transmission_id as "transmissionId", number, be_year as year,
          entered_at as at
   from register_entry where document_id = ${anyOf('$1', 'uuid[]')} and state in ('USED', 'VOID')
   order by entered_at`,
);

/** The receive number of a document itself, as printed `n/BBBB`; null where it has none. */
export async function findReceiveNo(h: Handle, documentId: string): Promise<string | null> {
  const entry = (await listEntries(h, [documentId])).find(
    ({ transmissionId }) => transmissionId === null,
  );
  return entry ? `${entry.number}/${entry.year}` : null;
}

/** Marks the numbers of a document itself void. @returns them as printed, `n/BBBB` */
export async function voidEntries(
  tx: Tx,
  documentId: string,
  reason: string,
  by: LineAct,
): Promise<string[]> {
  const { actorId, actorName, at, requestId } = by;
  const voided = await voidSql.all(tx, documentId, reason, actorId, actorName, at, requestId);
  return voided.map(({ printed }) => printed);
}

const voidSql = statement(
  'number.void',
  row<{ printed: string }>({ printed: 'text' }),
  ['uuid', 'text', 'uuid', 'text', 'timestamptz', 'text'],
  `with ended as (
     update register_entry set state = 'VOID', reason = $2
     where document_id = $1 and transmission_id is null and state = 'USED'
     returning id, number, be_year),
   told as (
     insert into register_entry_event (id, entry_id, from_state, to_state, reason, actor_id,
       actor_name, at, request_id)
     select gen_random_uuid(), id, 'USED', 'VOID', $2, $3, $4, $5, $6 from ended)
   select number || '/' || be_year as printed from ended`,
);
