import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBatch } from '../../contract/index.ts';
import { memoToSign, openSigningOffice, secret } from '@sarn/signature/testing';

const memos = 6;
/**
 * Statements of one memo; with each of them a batch takes longer. Alone it is 113 to 115. The documents overlap otherwise on a
 * busy machine: 120.8 were counted while two whole runs were at work.
 */
const most = 124;

let office: OfficeInstance;
beforeAll(async () => {
  office = await openSigningOffice();
});
afterAll(() => office.close());

type Query = (...given: unknown[]) => unknown;

/** The statements that a work sends to connections of the pool, and what it began: none of jobs. */
async function sentBy(work: () => Promise<void>): Promise<string[]> {
  const ofWork = new AsyncLocalStorage<true>();
  const sent: string[] = [];
  const { Client } = office.app.platform.db.pool.options as unknown as {
    Client: new () => { query: Query };
  };
  const { prototype } = Client as { readonly prototype: { query: Query } };
  const original = prototype.query;
  prototype.query = function listen(this: unknown, ...given: unknown[]) {
    const [first] = given as [string | { readonly text: string }];
    if (ofWork.getStore()) sent.push(typeof first === 'string' ? first : first.text);
    return original.apply(this, given);
  };
  try {
    await ofWork.run(true, work);
  } finally {
    prototype.query = original;
  }
  return sent;
}

async function batchOf(count: number) {
  const documents = [];
  for (let at = 0; at < count; at += 1) {
    const documentId = await memoToSign(office);
    const { version } = await office.document('head.policy', documentId);
    documents.push({ documentId, version });
  }
  const id = randomUUID();
  const order = { id, documents, method: 'certificate', secret, code: '' };
  const sent = await sentBy(async () => {
    expect((await office.post('head.policy', '/signature/batch', order)).status).toBe(200);
    await office.app.settled();
  });
  const { items } = getBatch.output.parse(
    await office.get('head.policy', `/signature/batch/${id}`),
  );
  return { sent, items };
}

test('[6.08] the pages of memos are made while the ones before are recorded, each signed once and with few statements', async () => {
  // Opens the register and reads what is kept in memory.
  await batchOf(2);
  const { sent, items } = await batchOf(memos);
  expect(items.map(({ state }) => state)).toEqual(items.map(() => 'signed'));
  const numbers = items.map(({ number }) => Number(number.split('/').at(-1)));
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
  const takes = sent.filter((text) => text.includes('insert into register_entry'));
  // Once in the rehearsal and once in the act: no number was another one than was printed.
  expect(takes).toHaveLength(2 * memos);
  const steps = sent.flatMap((text) => {
    if (text.includes('signing_batch_item item set')) return 'begun';
    return text.startsWith('update "signing_batch_item"') ? 'recorded' : [];
  });
  expect(steps.slice(0, 2)).toEqual(['begun', 'begun']);
  let open = 0;
  const opened = steps.map((step) => (open += step === 'begun' ? 1 : -1));
  expect(Math.max(...opened)).toBeLessThanOrEqual(4);
  expect(sent.length / memos, String(sent.length / memos)).toBeLessThan(most);
});
