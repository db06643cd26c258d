import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { outsideAddresses } from '@sarn/platform-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askOutside } from './ask-outside.ts';

let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  if (request.url === '/elsewhere') return void response.writeHead(302, { location: '/' }).end();
  if (request.url === '/hang') return undefined;
  return void response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end('ok');
});
let base: string;

beforeAll(async () => {
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, isAllowed = outsideAddresses([]), patienceMs?: number) =>
  askOutside(
    { url: base + path, userName: '', password: '' },
    isAllowed,
    patienceMs,
  )(new Uint8Array(1));
const everywhere = () => true;

test('[6.07] an authority inside the network is not asked unless it is named', async () => {
  await expect(ask('/')).rejects.toThrow('unreachable');
  expect(asked).toBe(0);
  expect(Buffer.from(await ask('/', everywhere)).toString()).toBe('ok');
});

test('[6.07] an authority that leads elsewhere or hangs is no answer', async () => {
  await expect(ask('/elsewhere', everywhere)).rejects.toThrow('refused');
  await expect(ask('/hang', everywhere, 100)).rejects.toThrow('timeout');
});
