import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { EmbeddedError } from './embedded-error.ts';

/** The system user of the server; undefined = that of this process. PostgreSQL refuses root. */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

const NAME = 'postgres';

/** Commands that make a system user; the first that exists is used (Debian and Red Hat; Alpine). */
const CREATORS: readonly (readonly [string, ...string[]])[] = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME],
  ['adduser', '-S', '-D', '-H', '-s', '/sbin/nologin', NAME],
];

/**
 * Chooses the user for the server. An existing cluster keeps its owner, so that a
 * later change of system users never makes its data unreadable.
 *
 * @param cluster folder of the cluster; need not exist yet
 * @throws EmbeddedError as root when no user exists and none can be made
 */
export function chooseAccount(cluster: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return lookUp(NAME) ?? createUser();
}

/** Whether the account may enter or open a path: asks the kernel, so ACLs count too. */
export function mayAccess(account: Account, path: string, how: 'x' | 'r'): boolean {
  const run = spawnSync('/bin/sh', ['-c', `test -${how} "$0"`, path], {
    cwd: '/',
    stdio: 'ignore',
    ...account,
  });
  if (run.error) {
    throw new EmbeddedError(
      `Cannot switch to the user '${NAME}' (${(run.error as NodeJS.ErrnoException).code}): start as an ordinary user or set DATABASE_URL`,
    );
  }
  return run.status === 0;
}

function createUser(): NonNullable<Account> {
  const failures: string[] = [];
  for (const [command, ...args] of CREATORS) {
    const run = spawnSync(command, args, { encoding: 'utf8' });
    const made = lookUp(NAME);
    if (made) return made;
    failures.push(`${command}: ${run.error?.message ?? run.stderr.trim()}`);
  }
  throw new EmbeddedError(
    `PostgreSQL does not run as root and the system user '${NAME}' cannot be made (${failures.join('; ')}): start as an ordinary user or set DATABASE_URL`,
  );
}

function lookUp(name: string): Account {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  try {
    const out = execFileSync('id', [flag, name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(out.trim());
  } catch {
    return undefined; // id exits with 1 when there is no such user
  }
}
