import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, isAlive } from './process-identity.ts';

/** The content of `postmaster.pid` about the server of a cluster. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** '' when the server has no Unix socket */
  readonly socketDir: string;
  readonly state: 'starting' | 'ready' | 'stopping';
}

/**
 * The running server of a cluster, left when its program was killed.
 *
 * @returns undefined when none runs; a pid file that is left over is removed then
 */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const path = join(cluster, 'postmaster.pid');
  const text = readIfThere(path);
  if (text === undefined) return undefined;
  const [pid = '', folder = '', , port = '', socketDir = '', , , state = ''] = text.split('\n');
  const number = Number(pid);
  if (!isServer(number, folder)) {
    // After a system crash another process may have the number, and the server would then
    // refuse to start. Its shared memory still protects it against a running server.
    rmSync(path, { force: true });
    return undefined;
  }
  return { pid: number, port: Number(port), socketDir: socketDir.trim(), state: toState(state) };
}

function isServer(pid: number, folder: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isAlive(pid)) return false;
  const command = commandOf(pid);
  // The command line is not available (Windows): trust the file, connecting will show.
  return command === undefined || (command.includes('postgres') && command.includes(folder));
}

function toState(word: string): Postmaster['state'] {
  if (word.startsWith('ready') || word.startsWith('standby')) return 'ready';
  return word.startsWith('stopping') ? 'stopping' : 'starting';
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
