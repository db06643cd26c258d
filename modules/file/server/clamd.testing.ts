import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilAnswers } from '@sarn/testing/local-port';
import { needPrograms } from '@sarn/testing/stand-ins';

const program = '/usr/sbin/clamd';

/** Text that the test's own signature matches; no real virus is in this repository. */
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
 * @param maxStream largest file it accepts, as its configuration writes it
 */
export async function startClamd(maxStream = '1M'): Promise<Clamd> {
  await needPrograms([program], ['clamav-daemon']);
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
  await untilAnswers('clamd', port, () => (server.exitCode === null ? null : said.join('')));
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
