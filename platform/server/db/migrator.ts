import type pg from 'pg';
import type { Database } from './database.ts';
import type { DbLog } from './db-log.ts';
import { MigrationError } from './migration-error.ts';
import { readMigrations } from './migration-files.ts';
import type { Migration, MigrationSource } from './migration-files.ts';

export { MigrationError } from './migration-error.ts';
export type { MigrationSource } from './migration-files.ts';

/** An arbitrary fixed number; every Sarn process takes the same lock. */
const LOCK = 7_271_402_569;

const LEDGER = `create table if not exists schema_migration (
  module text not null,
  name text not null,
  sha256 text not null,
  applied_at timestamptz(3) not null default now(),
  primary key (module, name)
)`;

type Applied = Pick<Migration, 'module' | 'name' | 'sha256'>;

/**
 * Brings the database to the state of the code: runs what has not run, in order of
 * file name over all modules, each file in its own transaction. Forward only.
 * Two processes starting at once wait for each other.
 *
 * @returns how many ran now
 * @throws MigrationError when an applied file was changed, when the database knows a
 *   migration this program does not, or when a file fails (nothing of that file is kept)
 */
export async function migrate(
  db: Database,
  sources: readonly MigrationSource[],
  log: DbLog,
): Promise<number> {
  const migrations = readMigrations(sources);
  const client = await db.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(LEDGER);
    for (const source of sources) await renameMoved(client, source, migrations);
    const waiting = pending(migrations, await listApplied(client));
    for (const migration of waiting) await apply(client, migration, log);
    return waiting.length;
  } finally {
    client.release(true); // closing the session releases the lock and the settings
  }
}

/**
 * Migrations that moved to another module keep their file name and their text: their module is
 * corrected in the database. Without that they would be unknown, or run a second time.
 */
async function renameMoved(
  client: pg.PoolClient,
  { module, formerly }: MigrationSource,
  migrations: readonly Migration[],
): Promise<void> {
  if (!formerly) return;
  const own = migrations.filter((migration) => migration.module === module);
  await client.query(
    'update schema_migration set module = $1 where module = any ($2) and name = any ($3)',
    [module, formerly, own.map(({ name }) => name)],
  );
}

async function listApplied(client: pg.PoolClient): Promise<Applied[]> {
  const found = await client.query<Applied>('select module, name, sha256 from schema_migration');
  return found.rows;
}

function pending(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [keyOf(migration), migration]));
  for (const row of applied) assertUnchanged(row, known.get(keyOf(row)));
  const done = new Set(applied.map(keyOf));
  return migrations.filter((migration) => !done.has(keyOf(migration)));
}

function assertUnchanged(row: Applied, file: Migration | undefined): void {
  if (!file) {
    throw new MigrationError(
      `The database has migration ${keyOf(row)}, which this program does not know: it was used by a newer version; start that version`,
    );
  }
  if (file.sha256 !== row.sha256) {
    throw new MigrationError(
      `Migration ${keyOf(row)} was changed after it ran on this database: put the file back and write a new migration`,
    );
  }
}

async function apply(client: pg.PoolClient, migration: Migration, log: DbLog): Promise<void> {
  const { module, name, sha256, text } = migration;
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migration (module, name, sha256) values ($1, $2, $3)', [
      module,
      name,
      sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw failed(migration, error as Error & { position?: string });
  }
  log.info({ module, migration: name }, 'migration applied');
}

function failed(migration: Migration, error: Error & { position?: string }): MigrationError {
  const at = Number(error.position);
  const line = at > 0 ? ` line ${migration.text.slice(0, at).split('\n').length}` : '';
  return new MigrationError(`Migration ${keyOf(migration)}${line} failed: ${error.message}`, {
    cause: error,
  });
}

function keyOf({ module, name }: { module: string; name: string }): string {
  return `${module}/${name}`;
}
