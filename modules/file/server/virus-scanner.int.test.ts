import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@sarn/kernel';
import { createLog } from '@sarn/platform-server';
import { fixedClock, withTestDatabase } from '@sarn/testing';
import { freePort } from '@sarn/testing/local-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClamd, virusName, virusText } from './clamd.testing.ts';
import type { Clamd } from './clamd.testing.ts';
import { openFileInstance } from './file-instance.demo.ts';
import { samplePdf } from './file.demo.ts';
import { createVirusScanner } from './virus-scanner.ts';

const database = withTestDatabase();
const clock = fixedClock('2026-11-21T02:00:00.000Z');
let clamd: Clamd;
const folder = mkdtempSync(join(tmpdir(), 'sarn-scan-'));
beforeAll(async () => {
  clamd = await startClamd();
}, 180_000);
afterAll(async () => {
  await clamd.stop();
  rmSync(folder, { recursive: true, force: true });
});

const log = createLog('silent');
const scannerAt = (port: number, silenceMs?: number) =>
  createVirusScanner(local(port), log, silenceMs);
const local = (port: number) => ({ host: '127.0.0.1', port });
function fileOf(bytes: Buffer | string): string {
  const path = join(folder, newId());
  writeFileSync(path, bytes);
  return path;
}

describe('[13.04] the virus scanner', () => {
  it('finds what its signatures name, also late in a large file, and nothing else', async () => {
    const scanner = scannerAt(clamd.port);
    expect(await scanner.scan(fileOf('หนังสือธรรมดา'))).toBeNull();
    expect(await scanner.scan(fileOf(`ก่อน ${virusText} หลัง`))).toBe(virusName);
    const large = Buffer.concat([Buffer.alloc(900_000, 'x'), Buffer.from(virusText)]);
    expect(await scanner.scan(fileOf(large))).toBe(virusName);
  });

  it('lets nothing pass that is larger than the scanner takes', async () => {
    const scanner = scannerAt(clamd.port);
    const answer = scanner.scan(fileOf(Buffer.alloc(5_000_000, 'x')));
    await expect(answer).rejects.toMatchObject({ code: 'file.scanner-limit' });
  });

  it('reads the answer that comes while bytes still wait to be written', async () => {
    const full = await listening((socket) => {
      socket.once('data', () => socket.pause());
      setTimeout(() => socket.write('INSTREAM size limit exceeded. ERROR\0'), 200);
    });
    const answer = scannerAt(full.port).scan(fileOf(Buffer.alloc(30_000_000, 'x')));
    await expect(answer).rejects.toMatchObject({ code: 'file.scanner-limit' });
    full.server.close();
  });

  it('lets nothing pass while it is away, is silent, closes, or talks of something else', async () => {
    const away = { code: 'file.scanner-away' };
    const path = fileOf(Buffer.alloc(3_000_000, 'x'));
    const nobody = scannerAt(await freePort());
    await expect(nobody.scan(path)).rejects.toMatchObject(away);
    const silent = await listening(() => undefined);
    await expect(scannerAt(silent.port, 300).scan(path)).rejects.toMatchObject(away);
    const closing = await listening((socket) => socket.destroy());
    const broken = { code: expect.stringMatching(/^file\.scanner-(away|limit)$/) };
    await expect(scannerAt(closing.port).scan(path)).rejects.toMatchObject(broken);
    const other = await listening((socket) => socket.end('HTTP/1.1 400 Bad Request\0'));
    await expect(scannerAt(other.port).scan(path)).rejects.toMatchObject(away);
    for (const { server } of [silent, closing, other]) server.close();
  });
});

describe('[13.04] uploads while a scanner is set', () => {
  it('are refused with a virus in them, leave nothing behind, and wait while it is away', async () => {
    const instance = await openFileInstance(database, clock, local(clamd.port));
    const bad = await instance.upload([['แผน.txt', `รายงาน ${virusText}`]]);
    expect([bad.status, bad.body.code]).toEqual([422, 'file.infected']);
    expect(bad.body.message).toContain('แผน.txt');
    const both = await instance.upload([
      ['ดี.pdf', samplePdf()],
      ['ร้าย.txt', virusText],
    ]);
    expect(both.body.code).toBe('file.infected');
    expect(instance.arriving()).toEqual([]);
    expect((await instance.upload([['ดี.pdf', samplePdf()]])).status).toBe(200);
    await clamd.stop();
    const away = await instance.upload([['ดี.pdf', samplePdf()]]);
    expect([away.status, away.body.code]).toEqual([503, 'file.scanner-away']);
    expect(instance.arriving()).toEqual([]);
    await instance.close();
  });
});

/** Another server at the address of the scanner. */
async function listening(greet: (socket: Socket) => void) {
  const server: Server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    greet(socket);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, port: address.port };
}
