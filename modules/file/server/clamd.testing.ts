import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = '/usr/sbin/clamd';

/** Text that our own signature calls a virus; no real one is in this repository. */
export const virusText = 'SARN-TEST-FILE-THAT-IS-CALLED-A-VIRUS';
export const virusName = 'Sarn.Test.File.UNOFFICIAL';

export interface Clamd {
  readonly port: number;
  /** Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Debian's own clamd as an ordinary process on the loopback address, with one signature of ours
 * (the usual ones are 300 MB from the net). It is installed when it is missing and this is root.
 *
 * @param maxStream largest file it takes, in its own words
 */
export async function startClamd(maxStream = '1M'): Promise<Clamd> {
  await install();
  const folder = mkdtempSync(join(tmpdir(), 'sarn-clamd-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const hex = Buffer.from(virusText).toString('hex');
  writeFileSync(join(folder, 'own.ndb'), `Sarn.Test.File:0:*:${hex}\n`);
  writeFileSync(join(folder, 'clamd.conf'), configuration(folder, port, maxStream));
  const server = spawn(program, ['--foreground', '-c', join(folder, 'clamd.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text: Buffer) => said.push(text.toString()));
  }
  await listens(port, () => (server.exitCode === null ? null : said.join('')));
  return {
    port,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number, maxStream: string): string {
  return [
    `DatabaseDirectory ${folder}`,
    `TemporaryDirectory ${folder}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    'Foreground yes',
    'DisableCache yes',
    `StreamMaxLength ${maxStream}`,
    '',
  ].join('\n');
}

async function install(): Promise<void> {
  if (existsSync(program)) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('clamd is missing: run "apt-get install clamav-daemon" once as root');
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const options = ['install', '-y', '-qq', '--no-install-recommends', 'clamav-daemon'];
  await run('apt-get', options, { env, maxBuffer: 16 * 2 ** 20 });
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function listens(port: number, failure: () => string | null): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const words = failure();
    if (words !== null) throw new Error(`clamd did not start: ${words}`);
    const socket = connect(port, '127.0.0.1');
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('clamd did not start in a minute');
}
