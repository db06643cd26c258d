import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What installs packages; a test has its own. */
interface Installer {
  readonly apt: string;
  /** A file that whoever installs holds locked. */
  readonly lock: string;
}

const debian: Installer = {
  apt: '/usr/bin/apt-get',
  lock: join(tmpdir(), 'sarn-test-programs.lock'),
};

/**
 * Makes sure that the real programs a test talks to are there: installed from Debian when
 * they are missing and this is root; elsewhere the test fails and says what to install.
 */
export async function needPrograms(
  programs: readonly string[],
  packages: readonly string[],
  installer: Installer = debian,
): Promise<void> {
  if (process.getuid?.() === 0 && existsSync(installer.apt)) {
    return installMissing(programs, packages, installer);
  }
  if (programs.every((program) => existsSync(program))) return;
  const command = `apt-get install ${packages.join(' ')}`;
  throw new Error(`${programs.join(', ')} is missing: run "${command}" once as root`);
}

/**
 * What is there is asked under the lock: a program that another process installs just now is there before
 * its configuration and its libraries are, and a second installation at the same time is refused.
 */
const script = `
apt="$1"; shift
while [ "$1" != -- ]; do
  [ -e "$1" ] || missing=yes
  shift
done
shift
[ -n "$missing" ] || exit 0
"$apt" update -qq
exec "$apt" install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 "$@"
`;

async function installMissing(
  programs: readonly string[],
  packages: readonly string[],
  { apt, lock }: Installer,
): Promise<void> {
  const asked = [...programs, '--', ...packages];
  await run('/usr/bin/flock', [lock, '/bin/sh', '-ec', script, 'install', apt, ...asked], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 16 * 2 ** 20,
  });
}
