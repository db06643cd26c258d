import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { statSync, writeFileSync, chmodSync, appendFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { DbLog } from '../db-log.ts';
import type { Account } from './account.ts';
import { EmbeddedError } from './embedded-error.ts';
import { run } from './server-process.ts';
import type { Runner } from './server-process.ts';

/** Name of the superuser; it exists only inside this cluster. */
export const SUPERUSER = 'sarn';
const MAJOR = '18';

/**
 * pg_trgm recognises no Thai letter when LC_CTYPE is C, so the locale is never taken from
 * the environment. Sorting by code point is wanted: Thai order comes from sort keys.
 */
const LOCALE: Record<string, readonly string[]> = {
  darwin: ['--locale=C', '--lc-ctype=en_US.UTF-8'],
  win32: ['--locale=C', '--lc-ctype=en-US'],
};
const DEFAULT_LOCALE = ['--locale=C.UTF-8'];

/** For the small server of an agency; ALTER SYSTEM overrides each of these. */
const SETTINGS: Record<string, string> = {
  shared_buffers: '192MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '100',
  max_wal_size: '1GB',
  fsync: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Only LOG and worse: errors of statements go to the program that sent them, and their
  // text (a key that exists already, a value that is no date) may hold personal data.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  logging_collector: 'off',
};

/**
 * Random superuser password, readable by this process only; made once, before the cluster.
 *
 * @throws EmbeddedError when there is a cluster whose password is lost
 */
export function superuserPassword(dataDir: string, home: string): string {
  const path = join(dataDir, 'postgres.password');
  if (!existsSync(path)) {
    if (existsSync(join(home, 'postgres'))) throw lost(path);
    writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  chmodSync(path, 0o600);
  const password = readFileSync(path, 'utf8').trim();
  if (password) return password;
  throw lost(path);
}

function lost(path: string): EmbeddedError {
  return new EmbeddedError(
    `The database's password file ${path} is missing or empty: put it back from a backup`,
  );
}

/**
 * Makes the cluster when there is none, and checks an existing one.
 *
 * @param home folder that holds postgres/
 * @throws EmbeddedError when the cluster is of another major version or initdb fails
 */
export async function ensureCluster(
  home: string,
  runner: Runner,
  password: string,
  log: DbLog,
): Promise<void> {
  const cluster = join(home, 'postgres');
  if (existsSync(join(cluster, 'PG_VERSION'))) return checkExisting(cluster, runner.account);
  if (existsSync(cluster)) {
    throw new EmbeddedError(`${cluster} is not a PostgreSQL cluster: move it away and start again`);
  }
  log.info({ cluster }, 'creating the database cluster');
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  makeOwned(draft, runner.account);
  await initialise(draft, home, runner, password);
  // Renamed only when complete: an interrupted attempt is never taken for a cluster.
  renameSync(draft, cluster);
}

/** Writes the settings anew at each start; `extra` is for tests. */
export function writeSettings(
  cluster: string,
  account: Account,
  extra: Readonly<Record<string, string>> = {},
): void {
  const path = join(cluster, 'sarn.conf');
  const lines = Object.entries({ ...SETTINGS, ...extra }).map(
    ([key, value]) => `${key} = '${value}'`,
  );
  writeFileSync(
    path,
    `# Written at each start; use ALTER SYSTEM to overrule.\n${lines.join('\n')}\n`,
  );
  own(path, account);
  const main = join(cluster, 'postgresql.conf');
  const include = "include = 'sarn.conf'";
  if (!readFileSync(main, 'utf8').includes(include)) appendFileSync(main, `\n${include}\n`);
}

/** Creates a 0700 folder that belongs to the server's user, or corrects an existing one. */
export function makeOwned(path: string, account: Account): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  own(path, account);
}

/** Gives a file or folder to the server's user; does nothing when this process is that user. */
export function own(path: string, account: Account): void {
  if (account) chownSync(path, account.uid, account.gid);
}

async function initialise(
  draft: string,
  home: string,
  runner: Runner,
  password: string,
): Promise<void> {
  const secret = join(home, `initdb.${randomBytes(6).toString('hex')}`);
  writeFileSync(secret, password, { mode: 0o600, flag: 'wx' });
  try {
    own(secret, runner.account);
    const { code, output } = await run(runner, 'initdb', [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-instructions',
      ...(LOCALE[process.platform] ?? DEFAULT_LOCALE),
    ]);
    if (code !== 0) throw new EmbeddedError(`initdb failed: ${output}`);
  } finally {
    rmSync(secret, { force: true });
  }
}

function checkExisting(cluster: string, account: Account): void {
  const stat = statSync(cluster);
  if (!account && process.getuid && stat.uid !== process.getuid()) {
    throw new EmbeddedError(
      `${cluster} belongs to another user (${stat.uid}): start as that user, or set SARN_DATA to another directory`,
    );
  }
  if (account && stat.uid !== account.uid) {
    // Copied or restored as root: the server's user must own every file.
    execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
  }
  chmodSync(cluster, 0o700);
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR) {
    throw new EmbeddedError(
      `${cluster} was made by PostgreSQL ${version}, this program brings ${MAJOR}: export with the old program and import with this one`,
    );
  }
}
