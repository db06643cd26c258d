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
import type { Postmaster } from './embedded/postmaster.ts';
import { isAlive } from './embedded/process-identity.ts';
import { adoptOrStart, stopServer } from './embedded/server.ts';
import type { Site } from './embedded/server.ts';
import { watchServer } from './embedded/watch.ts';

import type { EmbeddedError } from './embedded/embedded-error.ts';

export { EmbeddedError } from './embedded/embedded-error.ts';

const DATABASE = 'sarn';

export interface EmbeddedOptions {
  /** the installation's data directory; the cluster is `postgres/` in it */
  readonly dataDir: string;
  readonly log: DbLog;
  /** server settings that override those of the program; for tests, which need no fsync */
  readonly settings?: Readonly<Record<string, string>>;
  /**
   * When given, the server is watched and started again when it has ended; this is called when that
   * fails for good.
   */
  readonly onLost?: (error: EmbeddedError) => void;
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
    const { url, server } = await serve(site);
    const unwatch = options.onLost ? watch(site, server, options.onLost) : async () => undefined;
    const end = async (): Promise<void> => {
      await unwatch();
      await stopServer(site);
    };
    let stopping: Promise<void> | undefined;
    return { url, stop: () => (stopping ??= end().finally(unlock)) };
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

/**
 * Where the cluster of a data folder is to be put, for a restore: nothing is started. As root it may
 * be outside the data folder, which then has a link to it.
 */
export function placeCluster(options: EmbeddedOptions): string {
  const dataDir = realpathSync(resolve(options.dataDir));
  const account = chooseAccount(join(dataDir, 'postgres'));
  const { home } = place(dataDir, findBinaries(), account, options.log);
  return join(home, 'postgres');
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

/** The program keeps its connection string, so the server gets the same address each time. */
function watch(
  site: Site,
  first: Postmaster,
  onLost: NonNullable<EmbeddedOptions['onLost']>,
): () => Promise<void> {
  let server = first;
  return watchServer({
    isAlive: () => isAlive(server.pid),
    async startAgain() {
      server = await adoptOrStart({ ...site, formerPort: server.port });
    },
    onLost,
    log: site.log,
  });
}

async function serve(site: Site): Promise<{ url: string; server: Postmaster }> {
  const server = await adoptOrStart(site);
  try {
    await ensureDatabase(toUrl(server, site.password, 'postgres'));
  } catch (error) {
    await stopServer(site);
    throw error;
  }
  return { url: toUrl(server, site.password, DATABASE), server };
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
