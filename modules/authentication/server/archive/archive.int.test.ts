import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openHarness } from '../authentication.testing.ts';
import type { Answer, Harness } from '../authentication.testing.ts';

const base = withTestDatabase();
const without = withTestDatabase();
const secret = 'a-secret-of-the-archive-and-us';
let instance: Harness;

beforeAll(async () => {
  instance = await openHarness(base, { archiveSecret: secret });
});
afterAll(() => instance.close());
beforeEach(() => base.db.query('delete from session'));

async function issue(): Promise<{ ticket: string; token: string }> {
  const token = await instance.enter('head');
  const { status, body } = await instance.post('/identity/archive-ticket', {}, token);
  expect(status).toBe(200);
  return { ...(body as unknown as { ticket: string }), token };
}

const redeem = (ticket: string, by = secret): Promise<Answer> =>
  instance.post('/identity/archive-ticket/redeem', { ticket }, by);
const refused = { status: 401, body: { code: 'identity.archive-refused' } };

test('[1.16] a ticket tells the archive who the person is, once', async () => {
  const { ticket, token } = await issue();
  expect(ticket).not.toBe(token);
  const { status, body } = await redeem(ticket);
  expect([status, body]).toMatchObject([
    200,
    {
      personId: instance.people.head,
      username: 'head',
      name: 'นายกมล วางแผน',
      email: 'head@example.go.th',
      positionName: 'ผู้อำนวยการกองนโยบายและแผน',
      unitName: 'กองนโยบายและแผน',
    },
  ]);
  expect(await redeem(ticket)).toMatchObject(refused);
});

test('[1.16] of two uses at the same time one succeeds', async () => {
  const { ticket } = await issue();
  const both = await Promise.all([redeem(ticket), redeem(ticket)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 401,
  ]);
});

test('[1.16] a ticket is valid for sixty seconds', async () => {
  const { ticket } = await issue();
  instance.clock.advance(59_000);
  const late = (await issue()).ticket;
  instance.clock.advance(60_001);
  expect(await redeem(late)).toMatchObject(refused);
  expect(await redeem(ticket)).toMatchObject(refused);
});

test('[1.16] it is no session here, and is not valid after signing out', async () => {
  const { ticket, token } = await issue();
  expect((await instance.post('/verify', {}, ticket)).status).toBe(401);
  await instance.post('/logout', {}, token);
  expect(await redeem(ticket)).toMatchObject(refused);
});

test('[1.16] only the archive redeems, and an invented ticket is refused', async () => {
  const { ticket, token } = await issue();
  for (const by of ['', 'guess', token]) expect(await redeem(ticket, by)).toMatchObject(refused);
  expect(await redeem('made-up')).toMatchObject(refused);
  expect((await redeem(ticket)).status).toBe(200);
});

test('[1.16] repeating the call with its key does not give the answer twice', async () => {
  const { ticket } = await issue();
  const sent = { ticket, 'Idempotency-Key': 'same-key-for-both' };
  const path = '/identity/archive-ticket/redeem';
  expect((await instance.post(path, sent, secret)).status).toBe(200);
  expect(await instance.post(path, sent, secret)).toMatchObject(refused);
});

test('[1.16] nothing of a ticket is kept as it is', async () => {
  const { ticket } = await issue();
  const rows = JSON.stringify(await base.db.query('select * from archive_ticket'));
  expect(rows).not.toContain(ticket);
});

test('[1.16] without an archive there are no tickets', async () => {
  const other = await openHarness(without);
  const token = await other.enter('head');
  const { status, body } = await other.post('/identity/archive-ticket', {}, token);
  expect([status, body.code]).toEqual([404, 'identity.archive-off']);
  expect((await other.post('/identity/archive-ticket/redeem', { ticket: 'x' })).status).toBe(404);
  await other.close();
});
