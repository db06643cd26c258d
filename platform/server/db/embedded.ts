import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { DbLog } from './db-log.ts';
import { chooseAccount } from './embedded/account.ts';
import { toUrl } from './embedded/address.ts';
import { findBinaries } from './embedded/binaries.ts';
import { ensureCluster, superuserPassword } from './embedded/cluster.ts';
import { lockDataDir } from './embedded/data-lock.ts';
import { place } from './embedded/placement.ts';
import { findPostmaster } from './embedded/postmaster.ts';
import { adoptOrStart, stopServer } from './embedded/server.ts';
import type { Site } from './embedded/server.ts';

export { EmbeddedError } from './embedded/embedded-error.ts';

const DATABASE = 'sarn';

export interface EmbeddedOptions {
  /** the installation's data directory; the cluster is `postgres/` in it */
  readonly dataDir: string;
  readonly log: DbLog;
  /** server settings that override those of the program; for tests, which need no fsync */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Embedded {
  /** connection string of the database `sarn`, with the superuser's password: never log it */
  readonly url: string;
  /** fast shutdown, resolves when the cluster is clean on disk; safe to call twice */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server that is packed with the program, or adopts the one that a
 * killed process left running on the same data directory.
 *
 * @throws EmbeddedError with one line for the console: directory in use, no binaries for
 *   this system, wrong major version, server does not start
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  mkdirSync(resolve(options.dataDir), { recursive: true });
  const dataDir = realpathSync(resolve(options.dataDir));
  const unlock = lockDataDir(dataDir);
  try {
    const site = await prepare(dataDir, options);
    const url = await serve(site);
    let stopping: Promise<void> | undefined;
    return { url, stop: () => (stopping ??= stopServer(site).finally(unlock)) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Address of the database of an installation that runs now, or null: for programs that read
 * it beside the server. Starts and stops nothing.
 */
export function findRunningEmbedded(options: EmbeddedOptions): string | null {
  const folder = resolve(options.dataDir);
  if (!existsSync(folder)) return null;
  const dataDir = realpathSync(folder);
  const account = chooseAccount(join(dataDir, 'postgres'));
  const { home } = place(dataDir, findBinaries(), account, options.log);
  const found = findPostmaster(join(home, 'postgres'));
  return found ? toUrl(found, superuserPassword(dataDir, home), DATABASE) : null;
}

async function prepare(dataDir: string, options: EmbeddedOptions): Promise<Site> {
  const { log, settings = {} } = options;
  const account = chooseAccount(join(dataDir, 'postgres'));
  const { home, native } = place(dataDir, findBinaries(), account, log);
  const runner = { native, account, cwd: home };
  const password = superuserPassword(dataDir, home);
  await ensureCluster(home, runner, password, log);
  return { home, runner, password, log, settings };
}

async function serve(site: Site): Promise<string> {
  const server = await adoptOrStart(site);
  try {
    await ensureDatabase(toUrl(server, site.password, 'postgres'));
  } catch (error) {
    await stopServer(site);
    throw error;
  }
  return toUrl(server, site.password, DATABASE);
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
