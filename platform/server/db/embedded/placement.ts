import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readlinkSync } from 'node:fs';
import { renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { DbLog } from '../db-log.ts';
import { mayAccess } from './account.ts';
import type { Account } from './account.ts';
import { program } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedError } from './embedded-error.ts';

/** Where the cluster and the programs are, for the user the server runs as. */
export interface Placement {
  /** holds postgres/ (the cluster), run/ (the socket) and postgres.log */
  readonly home: string;
  readonly native: string;
}

/** Public place for a server whose project is in a folder only root may enter, such as /root. */
const SYSTEM_HOME = '/var/lib/sarn';

/**
 * Decides where the cluster and the programs are. Normally the cluster is `<dataDir>/postgres` and
 * the programs stay in node_modules. As root, when the server's user cannot reach
 * one of them, that one is put under /var/lib/sarn, and `<dataDir>/postgres`
 * becomes a link to it.
 */
export function place(
  dataDir: string,
  binaries: Binaries,
  account: Account,
  log: DbLog,
): Placement {
  if (!account) return { home: dataDir, native: binaries.native };
  return {
    home: reachableHome(dataDir, account, log),
    native: reachableNative(binaries, account, log),
  };
}

function reachableHome(dataDir: string, account: NonNullable<Account>, log: DbLog): string {
  const cluster = join(dataDir, 'postgres');
  if (lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink()) return linkedHome(cluster);
  // The data directory may be opened for passing through; the folders above it may not.
  if (statSync(dataDir).uid === 0) chmodSync(dataDir, statSync(dataDir).mode | 0o011);
  if (mayAccess(account, dataDir, 'x')) return dataDir;
  if (existsSync(cluster)) throw unreachable(dataDir);
  // A new name each time: after the data directory was deleted, the old cluster is not used again.
  const home = join(SYSTEM_HOME, `${basename(dataDir)}-${randomBytes(4).toString('hex')}`);
  openFolder(SYSTEM_HOME);
  openFolder(home);
  if (!mayAccess(account, home, 'x')) throw unreachable(home);
  symlinkSync(join(home, 'postgres'), cluster);
  log.warn(
    { dataDir, home },
    'the user postgres cannot reach the data directory; the database lies elsewhere',
  );
  return home;
}

/** The link is made before the cluster, so its target may not exist yet. */
function linkedHome(cluster: string): string {
  const home = dirname(resolve(dirname(cluster), readlinkSync(cluster)));
  openFolder(home);
  return home;
}

function reachableNative(binaries: Binaries, account: NonNullable<Account>, log: DbLog): string {
  if (mayAccess(account, program(binaries.native, 'postgres'), 'x')) return binaries.native;
  openFolder(SYSTEM_HOME);
  const copy = join(SYSTEM_HOME, `postgresql-${binaries.version}`);
  if (!existsSync(copy)) copyWhole(binaries.native, copy);
  if (!mayAccess(account, program(copy, 'postgres'), 'x')) throw unreachable(copy);
  log.info({ copy }, 'the user postgres cannot reach node_modules; its programs run from a copy');
  return copy;
}

/** Under its final name the copy is always complete, also when a start was interrupted. */
function copyWhole(from: string, to: string): void {
  const draft = `${to}.${process.pid}`;
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error; // otherwise another start made it first
  }
}

function openFolder(path: string): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, statSync(path).mode | 0o711);
}

function unreachable(path: string): EmbeddedError {
  return new EmbeddedError(
    `The user the database runs as cannot reach ${path}: set SARN_DATA to a directory every user may pass, start as an ordinary user, or set DATABASE_URL`,
  );
}
