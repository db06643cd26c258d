import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { idleTransactions } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let office: OfficeInstance;
let called = 0;
/** Answers when the test says so; resolves once it is asked. */
const asked = Promise.withResolvers<() => void>();
/** Says more than anybody would read; below `/slow` nothing for the time being. */
const endless = createServer((request, response) => {
  called += 1;
  if (request.url?.startsWith('/slow')) return asked.resolve(() => void response.end('{}'));
  const more = (): void => {
    if (response.write(Buffer.alloc(64 * 1024, ' '))) setImmediate(more);
  };
  response.on('drain', more);
  more();
});
let address: string;

beforeAll(async () => {
  endless.listen(0, '127.0.0.1');
  await once(endless, 'listening');
  address = `127.0.0.1:${(endless.address() as AddressInfo).port}`;
  office = await openInstance();
  await office.post('admin', '/exchange/settings', { code: 'กต 01' });
});
afterAll(async () => {
  await office.close();
  endless.closeAllConnections();
  endless.close();
});

const save = (on: OfficeInstance, url: string) =>
  on.post('admin', '/exchange/partners/save', { url, fingerprint: 'AB'.repeat(32) });

test('an identity that has no end is not read', async () => {
  expect(await save(office, `http://${address}`)).toMatchObject({
    status: 503,
    code: 'exchange.unreachable',
  });
  expect(called).toBe(1);
});

test('a partner that does not answer holds no transaction meanwhile', async () => {
  const saved = save(office, `http://${address}/slow`);
  const answer = await asked.promise;
  // A job may have one open for a moment; what waits for the partner would hold its own as long as that.
  await expect.poll(() => idleTransactions(office.app.db), { timeout: 5_000 }).toEqual([]);
  answer();
  expect(await saved).toMatchObject({ code: 'exchange.fingerprint-differs' });
});

test('in production no address of this computer or of an inner network is called', async () => {
  const production = await openInstance({ config: { isProduction: true } });
  await production.post('admin', '/exchange/settings', { code: 'กต 02' });
  const before = called;
  expect(await save(production, `http://${address}`)).toMatchObject({
    status: 422,
    code: 'exchange.address-unsafe',
  });
  for (const host of [address.replace('127.0.0.1', '2130706433'), '169.254.169.254', '10.0.0.9']) {
    const answer = await save(production, `https://${host}`);
    expect(answer.status, host).toBe(422);
    expect(String(answer['code']), host).toMatch(/^exchange\.address-(?:unsafe|inside)$/);
  }
  expect(called).toBe(before);
  await production.close();
});
