import { AppError } from '@sarn/kernel';
import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import { z } from 'zod';
import { configurationTables } from '../tables.ts';

const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
const Row = z.object({ code: z.string(), name: z.string(), fields: z.record(z.string(), Value) });
const Applied = z.array(
  z.object({ section: z.string(), before: Row.nullable(), after: Row.nullable() }),
);

/** A row before and after an import. */
export type AppliedChange = z.output<typeof Applied>[number];

/** A file that was opened. */
export interface OpenedFile {
  readonly id: string;
  readonly file: unknown;
  readonly openedBy: string;
  readonly appliedAt: string | null;
  readonly applied: readonly AppliedChange[];
  readonly undoneAt: string | null;
}

interface StoredFile extends Omit<OpenedFile, 'applied'> {
  readonly applied: unknown;
}

const columns = row<StoredFile>({
  ...{ id: 'uuid', file: 'jsonb', openedBy: 'uuid', appliedAt: 'timestamptz?' },
  ...{ applied: 'jsonb?', undoneAt: 'timestamptz?' },
});

const text = `select id, file, opened_by "openedBy", applied_at "appliedAt", applied, undone_at "undoneAt"
  from configuration_import`;

const opened = (found: StoredFile | undefined): OpenedFile | undefined =>
  found && { ...found, applied: found.applied === null ? [] : Applied.parse(found.applied) };

/** A file that the person opened. */
export const findImport = async (
  h: Handle,
  id: string,
  personId: string,
): Promise<OpenedFile | undefined> => opened(await findSql.first(h, id, personId));

const findSql = statement(
  'configuration_import.find',
  columns,
  ['uuid', 'uuid'],
  `${text} where id = $1 and opened_by = $2`,
);

/** The own last import. */
export const findLastImport = async (
  h: Handle,
  personId: string,
): Promise<OpenedFile | undefined> => opened(await lastSql.first(h, personId));

const lastSql = statement(
  'configuration_import.last',
  columns,
  ['uuid'],
  `${text} where opened_by = $1 and applied_at is not null order by applied_at desc limit 1`,
);

/** Keeps a file, and forgets those that the person opened before and did not take. */
export async function insertImport(
  tx: Tx,
  opening: {
    readonly id: string;
    readonly file: unknown;
    readonly by: string;
    readonly at: string;
  },
): Promise<void> {
  await configurationTables(tx)
    .deleteFrom('configuration_import')
    .where('opened_by', '=', opening.by)
    .where('applied_at', 'is', null)
    .execute();
  await configurationTables(tx)
    .insertInto('configuration_import')
    .values({
      ...{ id: opening.id, file: JSON.stringify(opening.file) },
      ...{ opened_by: opening.by, opened_at: opening.at },
    })
    .execute();
}

export async function markApplied(
  tx: Tx,
  id: string,
  { applied, at }: { readonly applied: readonly AppliedChange[]; readonly at: string },
): Promise<void> {
  await configurationTables(tx)
    .updateTable('configuration_import')
    .set({ applied: JSON.stringify(applied), applied_at: at })
    .where('id', '=', id)
    .execute();
}

export async function markUndone(tx: Tx, id: string, at: string): Promise<void> {
  await configurationTables(tx)
    .updateTable('configuration_import')
    .set({ undone_at: at })
    .where('id', '=', id)
    .execute();
}

/** What of an import was not undone, and can be later. */
export async function leaveApplied(
  tx: Tx,
  id: string,
  applied: readonly AppliedChange[],
): Promise<void> {
  await configurationTables(tx)
    .updateTable('configuration_import')
    .set({ applied: JSON.stringify(applied) })
    .where('id', '=', id)
    .execute();
}

/** Refusals of the database that concern the rows: constraints, values, triggers. */
const isOfRows = (error: unknown): boolean =>
  /^(?:22|23|P0001)/.test(String((error as { code?: unknown }).code ?? ''));

/**
 * Does something that may be refused, by a rule or by the database, without losing the transaction.
 *
 * @returns null when it is done; the refusal, after which it is rolled back
 */
export async function attempt(tx: Tx, work: () => Promise<void>): Promise<unknown> {
  await sql`savepoint attempt`.execute(tx.sql);
  try {
    await work();
    await sql`release savepoint attempt`.execute(tx.sql);
    return null;
  } catch (error) {
    if (!(error instanceof AppError) && !isOfRows(error)) throw error;
    await sql`rollback to savepoint attempt`.execute(tx.sql);
    await sql`release savepoint attempt`.execute(tx.sql);
    return error;
  }
}

/** Two imports at once would compare with what the other is changing. */
export const lockImports = (tx: Tx): Promise<unknown> => lockSql(tx);

const lockSql = writeStatement(
  'configuration_import.lock',
  [],
  `select pg_advisory_xact_lock(hashtext('configuration.import'))`,
);
