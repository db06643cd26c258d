import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './local-port.ts';

/** The first port that Linux gives to an outgoing connection. */
const range = '/proc/sys/net/ipv4/ip_local_port_range';
const outgoing = existsSync(range) ? Number(readFileSync(range, 'utf8').split('\t')[0]) : 49_152;

test('a port is never one that the system may give to a connection before it is used', async () => {
  for (let turn = 0; turn < 50; turn += 1) expect(await freePort()).toBeLessThan(outgoing);
});

test('one port is told once, and none that is taken', async () => {
  const first = await freePort();
  const server = createServer().listen(first + 1, '127.0.0.1');
  await once(server, 'listening');
  const asked = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  server.close();
  expect(new Set([first, first + 1, ...asked])).toHaveLength(22);
});
