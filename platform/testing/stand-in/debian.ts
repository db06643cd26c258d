import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Makes sure that the real programs a test talks to are there: installed from Debian when
 * they are missing and this is root; elsewhere the test fails and says what to install.
 */
export async function needPrograms(
  programs: readonly string[],
  packages: readonly string[],
): Promise<void> {
  if (programs.every((program) => existsSync(program))) return;
  const command = `apt-get install ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`${programs.join(', ')} is missing: run "${command}" once as root`);
  }
  const told = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 16 * 2 ** 20,
  };
  await run('apt-get', ['update', '-qq'], told);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], told);
}
