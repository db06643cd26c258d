import { writeStatement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import { among } from '@sarn/document/server';
import { registerTables } from './tables.ts';

/** A number that an older system gave to a document. */
export interface OlderEntry {
  readonly id: string;
  readonly number: number;
  readonly documentId: string;
  /** Instant of its registration in the older system. */
  readonly at: string;
}

/**
 * Writes numbers that an older system gave, in one statement. The counter is not moved: see
 * `moveCounter`.
 *
 * @throws error 23505 of the database where a number is taken
 */
export async function insertOlderEntries(
  tx: Tx,
  book: { readonly registerId: string; readonly year: number; readonly enteredBy: string },
  entries: readonly OlderEntry[],
): Promise<void> {
  await insertSql(
    tx,
    book.registerId,
    book.year,
    book.enteredBy,
    entries.map((entry) => entry.id),
    entries.map((entry) => entry.number),
    entries.map((entry) => entry.documentId),
    entries.map((entry) => entry.at),
  );
}

const insertSql = writeStatement(
  'register.insert-older-entries',
  ['uuid', 'int4', 'uuid', 'uuid[]', 'int4[]', 'uuid[]', 'timestamptz[]'],
  `insert into register_entry (id, register_id, be_year, number, state, document_id, entered_by,
     entered_at)
   select given.id, $1, $2, given.number, 'USED', given.document_id, $3, given.at
   from unnest($4::uuid[], $5::integer[], $6::uuid[], $7::timestamptz[])
     given (id, number, document_id, at)`,
);

/** Deletes the entries of imported documents; only undoing an import may do so. */
export async function deleteOlderEntries(tx: Tx, documentIds: readonly string[]): Promise<void> {
  await registerTables(tx)
    .deleteFrom('register_entry')
    .where('document_id', '=', among(documentIds))
    .execute();
}

/** The counter of a register, locked; 0 where it gave no number in that year. */
export async function holdCounter(tx: Tx, registerId: string, year: number): Promise<number> {
  const counter = await registerTables(tx)
    .selectFrom('register_counter')
    .select('last_number')
    .where('register_id', '=', registerId)
    .where('be_year', '=', year)
    .forUpdate()
    .executeTakeFirst();
  return counter?.last_number ?? 0;
}

/** Advances the counter to a number; never back. */
export async function moveCounter(
  tx: Tx,
  registerId: string,
  year: number,
  number: number,
): Promise<void> {
  await registerTables(tx)
    .insertInto('register_counter')
    .values({ register_id: registerId, be_year: year, last_number: number })
    .onConflict((known) =>
      known.columns(['register_id', 'be_year']).doUpdateSet(({ fn }) => ({
        last_number: fn<number>('greatest', [
          'register_counter.last_number',
          'excluded.last_number',
        ]),
      })),
    )
    .execute();
}

/**
 * Sets the counter back to its value before an import, if nobody was given a number since and no
 * entry above that value is left.
 */
export async function returnCounter(
  tx: Tx,
  at: {
    readonly registerId: string;
    readonly year: number;
    readonly before: number;
    readonly set: number;
  },
): Promise<void> {
  if (at.before > 0) await lowerCounter(tx, at.registerId, at.year, at.before, at.set);
  else await dropCounter(tx, at.registerId, at.year, at.before, at.set);
}

const isFree = `register_id = $1 and be_year = $2 and last_number = $4
  and not exists (select 1 from register_entry entry where entry.register_id = $1
    and entry.be_year = $2 and entry.number > $3)`;

const lowerCounter = writeStatement(
  'register.lower-counter',
  ['uuid', 'int4', 'int4', 'int4'],
  `update register_counter set last_number = $3 where ${isFree}`,
);

const dropCounter = writeStatement(
  'register.drop-counter',
  ['uuid', 'int4', 'int4', 'int4'],
  `delete from register_counter where ${isFree}`,
);
