import { spawn } from 'node:child_process';
import { program } from './binaries.ts';
import type { Account } from './account.ts';

/** What is needed to run a program of the package as the server's user. */
export interface Runner {
  readonly native: string;
  readonly account: Account;
  /** a folder the account may enter: elsewhere the programs fail */
  readonly cwd: string;
}

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** Runs one program to its end; its output is returned, never printed. */
export function run(
  runner: Runner,
  name: 'initdb' | 'pg_ctl',
  args: readonly string[],
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program(runner.native, name), args, {
      cwd: runner.cwd,
      env: cleanEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...runner.account,
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code, output: Buffer.concat(parts).toString('utf8').trim() });
    });
  });
}

/** Only what the programs need: PG* variables of the environment would change the server. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'ComSpec'];
  const entries = kept.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : []));
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}
