import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outsideAddresses } from './allowed-address.ts';
import { callOutside } from './call-outside.ts';

let called = 0;
const server = createServer((request, response) => {
  called += 1;
  if (request.url === '/large') {
    // Ends only when the other side does.
    const more = (): void =>
      void (response.write(Buffer.alloc(64 * 1024)) ? setImmediate(more) : 0);
    response.on('drain', more);
    return more();
  }
  if (request.url === '/drip') return void response.write('{');
  if (request.url === '/elsewhere') return void response.writeHead(302, { location: '/' }).end();
  return void response.end(`${request.method} ${String(request.headers['x-one'])}`);
});
let base: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits = { timeoutMs: 10_000, maxBytes: 100_000 };

test('an answer within the limits', async () => {
  const call = { ...limits, method: 'POST' as const, headers: { 'x-one': 'a' }, body: 'text' };
  const { status, bytes } = await callOutside(base, call);
  expect([status, bytes.toString()]).toEqual([200, 'POST a']);
});

test('an answer without an end is cut, whatever time it has', async () => {
  await expect(callOutside(`${base}/large`, limits)).rejects.toThrow('answer-too-long');
});

test('an answer that does not come to its end is given up', async () => {
  const call = { ...limits, timeoutMs: 200 };
  await expect(callOutside(`${base}/drip`, call)).rejects.toThrow('timeout');
});

test('a redirect is the answer and is not followed', async () => {
  expect((await callOutside(`${base}/elsewhere`, limits)).status).toBe(302);
});

test('this computer is not called by its name, its address or a mapped address', async () => {
  const isAllowed = outsideAddresses([]);
  const before = called;
  const { port } = new URL(base);
  for (const host of ['localhost', '127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
    await expect(
      callOutside(`http://${host}:${port}/`, { ...limits, isAllowed }),
      host,
    ).rejects.toThrow('address-refused');
  }
  expect(called).toBe(before);
});

test('nobody listening is told by its code', async () => {
  await expect(callOutside('http://127.0.0.1:1/', limits)).rejects.toThrow('ECONNREFUSED');
});
