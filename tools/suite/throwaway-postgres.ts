import { execFile, execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { freePort } from '@sarn/testing/local-port';
import { temporaryFolder } from '@sarn/testing/temporary-folder';

const run = promisify(execFile);

export interface ThrowawayPostgres {
  /** As DATABASE_URL, with a password of this run only. */
  url: string;
  /** Stops the server and deletes its files. */
  stop: () => Promise<void>;
}

const START_LIMIT_MS = 30_000;

interface Owner {
  uid?: number;
  gid?: number;
}

/** A private server in a temporary folder, on a free port of the loopback address. */
export async function startThrowawayPostgres(programs: string): Promise<ThrowawayPostgres> {
  const owner = serverOwner();
  const folder = temporaryFolder('sarn-postgres-');
  const password = randomBytes(18).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password);
  chmodSync(folder, 0o700);
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(folder, owner.uid, owner.gid);
    chownSync(passwordFile, owner.uid, owner.gid);
  }
  const data = path.join(folder, 'data');
  await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'sarn', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`].concat([
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]),
    { ...owner, cwd: folder },
  );
  const port = await freePort();
  const server = spawn(path.join(programs, 'postgres'), serverArguments(data, folder, port), {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // When the run is stopped, neither server nor files may be left behind.
  const endWithUs = (): void => {
    server.kill('SIGQUIT');
    // It still writes for a moment, and at the exit of the process nothing can be awaited.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', endWithUs);
  await readyOrFailed(server);
  return {
    url: `postgresql://sarn:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', endWithUs);
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function serverArguments(data: string, sockets: string, port: number): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: sockets,
    // The data is not needed after the run, so it need not be flushed to disk.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // Only the server's own messages, such as that it is ready.
    log_min_messages: 'log',
  };
  return [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
}

/** PostgreSQL refuses to run as root: then it runs as its own user. */
function serverOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function readyOrFailed(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`PostgreSQL is not ready after ${START_LIMIT_MS / 1000} s: ${said}`)),
      START_LIMIT_MS,
    );
    late.unref();
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)));
  });
}
