import { randomUUID } from 'node:crypto';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBatch } from '../../contract/index.ts';
import { memoToSign, openSigningOffice, secret, signDigitally } from '@sarn/signature/testing';

const inBatch = 24;
const beside = 4;

let office: OfficeInstance;
beforeAll(async () => {
  office = await openSigningOffice();
});
afterAll(() => office.close());

const numberIn = (letterNo: string): number => Number(letterNo.split('/').at(-1));

test('[6.08] who signs alone from the register of a batch gets a number, and none is given twice or left out', async () => {
  const memos = async (count: number) => {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) ids.push(await memoToSign(office));
    return ids;
  };
  const [of, alone] = [await memos(inBatch), await memos(beside)];
  const documents = await Promise.all(
    of.map(async (documentId) => {
      const { version } = await office.document('head.policy', documentId);
      return { documentId, version };
    }),
  );
  const id = randomUUID();
  const order = { id, documents, method: 'certificate', secret, code: '' };
  expect((await office.post('head.policy', '/signature/batch', order)).status).toBe(200);
  const answers: unknown[] = [];
  for (const documentId of alone) {
    answers.push((await signDigitally(office, 'head.policy', documentId)).status);
  }
  await office.app.settled();
  const { items } = getBatch.output.parse(
    await office.get('head.policy', `/signature/batch/${id}`),
  );
  expect(items.map(({ state }) => state)).toEqual(items.map(() => 'signed'));
  expect(answers).toEqual(alone.map(() => 200));
  const all = [...of, ...alone];
  const numbers = await Promise.all(
    all.map(async (one) => numberIn((await office.document('head.policy', one)).letterNo)),
  );
  const sorted = numbers.toSorted((a, b) => a - b);
  expect(sorted).toEqual(sorted.map((_, at) => (sorted[0] ?? 0) + at));
});
