import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInstance } from './testing.ts';
import type { OfficeInstance } from './testing.ts';

let instance: OfficeInstance;

beforeAll(async () => {
  instance = await openInstance({
    patience: {
      headersMs: 200,
      body: { silentMs: 200, graceMs: 400, leastBytesPerSecond: 4_000, everyMs: 50 },
    },
  });
});
afterAll(() => instance.close());

/** A connection that sends this and then nothing; what it gets until the server ends it. */
async function stall(head: readonly string[], begun = ''): Promise<string> {
  const socket = connect(Number(new URL(instance.url()).port), '127.0.0.1');
  socket.write(`${head.join('\r\n')}\r\n\r\n${begun}`);
  return untilEnded(socket);
}

async function untilEnded(socket: Socket): Promise<string> {
  let seen = '';
  socket.on('data', (bytes: Buffer) => (seen += bytes.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return seen;
}

const json = (length: number) => [
  'POST /api/users/login HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  `content-length: ${length}`,
];

test('a body that never comes is answered and its connection ended', async () => {
  const seen = await stall(json(500), '{"username":');
  expect(seen).toContain('HTTP/1.1 408');
  expect(seen).toContain('platform.too-slow');
});

test('a body that comes byte by byte is ended as well', async () => {
  const socket = connect(Number(new URL(instance.url()).port), '127.0.0.1');
  socket.write(`${json(900_000).join('\r\n')}\r\n\r\n`);
  const drip = setInterval(() => socket.write(' '), 20);
  expect(await untilEnded(socket)).toContain('platform.too-slow');
  clearInterval(drip);
});

test('an upload that stalls leaves no connection and no file', async () => {
  const head = [
    'POST /api/file/upload HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${await instance.token('saraban')}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 400000',
  ];
  const part =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n' +
    'content-type: application/pdf\r\n\r\n%PDF-1.7\n';
  expect(await stall(head, part)).toContain('platform.too-slow');
  await expect.poll(() => readdirSync(join(instance.app.dataDir, 'files', 'arriving'))).toEqual([]);
});

test('a refused call does not keep its connection for the rest of its body', async () => {
  const head = json(5_000).with(0, 'POST /api/verify HTTP/1.1');
  const seen = await stall(head, '{');
  expect(seen).toContain('HTTP/1.1 401');
});

test('a caller that says nothing at all is ended', async () => {
  const socket = connect(Number(new URL(instance.url()).port), '127.0.0.1');
  expect(await untilEnded(socket)).toContain('408');
});

test('fifty at once keep nobody else waiting, and none of them stays', async () => {
  const stalled = Array.from({ length: 50 }, () => stall(json(500)));
  expect((await instance.get('saraban', '/registry/registers')).status).toBe(200);
  expect(new Set((await Promise.all(stalled)).map((seen) => seen.slice(0, 12)))).toEqual(
    new Set(['HTTP/1.1 408']),
  );
});
