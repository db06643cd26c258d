import { randomUUID } from 'node:crypto';
import { hold, inFullRun } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import {
  certify,
  memoToSign,
  openSigningOffice,
  secret,
  signDigitally,
} from '@sarn/signature/testing';
import { listSignatures } from '@sarn/signature/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareBatch } from '../../contract/index.ts';
import { batchOf, batchOver, seenToSign } from './batches.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openSigningOffice();
  await certify(office, 'head.legal');
});
afterAll(() => office.close());

async function memos(count: number) {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await memoToSign(office));
  return seenToSign(office, ids);
}

type Chosen = Awaited<ReturnType<typeof memos>>;

const preparing = (documents: Chosen, after?: string, account = 'head.policy') =>
  office.post(account, '/signature/batch-preparation', { documents, after });

async function prepare(documents: Chosen, after?: string) {
  const answer = await preparing(documents, after);
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
  return prepareBatch.output.parse(answer);
}

type Items = Awaited<ReturnType<typeof prepare>>['items'];

const shownOf = (items: Items) =>
  items.flatMap(({ documentId, prepared }) => (prepared ? [{ documentId, prepared }] : []));

async function begin(documents: Chosen, items: Items) {
  const id = randomUUID();
  const answer = await office.post('head.policy', '/signature/batch', {
    ...{ id, documents, method: 'certificate', secret, code: '', shown: shownOf(items) },
  });
  return { id, answer };
}

const over = (id: string) => batchOver(office, id);

const signedHash = async (documentId: string) => {
  const { rows } = listSignatures.output.parse(
    await office.get('officer.policy', `/registry/document/${documentId}/signatures`),
  );
  return rows.map(({ signedSha256 }) => signedSha256);
};

const statesOf = async (documents: Chosen) =>
  Promise.all(
    documents.map(async ({ documentId }) => {
      const { state } = await office.document('officer.policy', documentId);
      return state;
    }),
  );

const untouched = (documents: Chosen) => documents.map(() => 'AWAITING_SIGN');

test('[6.08] each document of a batch has number and hash before the secret, and exactly that is signed', async () => {
  const documents = await memos(4);
  const first = await prepare(documents.slice(0, 3));
  const rest = await prepare(documents.slice(3), first.numbers);
  const items = [...first.items, ...rest.items];
  expect(new Set(items.map(({ sha256 }) => sha256)).size).toBe(4);
  expect(await statesOf(documents)).toEqual(untouched(documents));
  const { id, answer } = await begin(documents, items);
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
  const batch = await over(id);
  expect(batch).toMatchObject({ state: 'ended', isAnew: false });
  expect(batch.items.map(({ number }) => number)).toEqual(items.map(({ number }) => number));
  for (const { documentId, sha256 } of items) {
    expect(await signedHash(documentId)).toEqual([sha256]);
  }
});

inFullRun(() => {
  // More than one person may have waiting to be typeset: all at once, some would be refused.
  test('[6.08] many documents in one call are all prepared', async () => {
    const documents = await memos(10);
    const { items } = await prepare(documents);
    expect(items.map(({ failure }) => failure)).toEqual(documents.map(() => null));
    expect(new Set(items.map(({ sha256 }) => sha256)).size).toBe(10);
  });
});

test('[6.08] where a number was given to another document no batch begins, and nothing is signed', async () => {
  const documents = await memos(2);
  const { items, numbers } = await prepare(documents);
  const still = () => office.post('head.policy', '/signature/still-prepared', { numbers });
  expect(await still()).toMatchObject({ isCurrent: true });
  await signDigitally(office, 'head.policy', await memoToSign(office));
  expect(await still()).toMatchObject({ isCurrent: false });
  const { id, answer } = await begin(documents, items);
  expect(answer).toMatchObject({ status: 409, code: 'signature.prepared-anew' });
  expect((await office.get('head.policy', `/signature/batch/${id}`)).status).toBe(404);
  expect(await statesOf(documents)).toEqual(untouched(documents));
});

test('[6.08] a batch stops where its numbers are taken meanwhile; what is left is shown again before it is signed', async () => {
  const documents = await memos(3);
  const { items } = await prepare(documents);
  // The second one waits, while the first one is signed and somebody else takes the next number.
  const [, second] = documents;
  const held = await hold(office, 'select 1 from document where id = $1 for no key update', [
    second?.documentId ?? '',
  ]);
  const { id } = await begin(documents, items);
  await held.isWaitedFor();
  await expect.poll(async () => (await batchOf(office, id)).items[0]?.state).toBe('signed');
  await signDigitally(office, 'head.policy', await memoToSign(office));
  await held.free();
  const stopped = await over(id);
  expect(stopped).toMatchObject({ state: 'paused', isAnew: true });
  expect(stopped.items.map(({ state }) => state)).toEqual(['signed', 'waiting', 'waiting']);
  expect(await statesOf(documents.slice(1))).toEqual(untouched(documents.slice(1)));

  const left = stopped.items.slice(1).map(({ documentId, version }) => ({ documentId, version }));
  const anew = await prepare(left);
  const path = `/signature/batch/${id}/resume`;
  const resumed = await office.post('head.policy', path, {
    ...{ again: [], secret, shown: shownOf(anew.items) },
  });
  expect(resumed, JSON.stringify(resumed)).toMatchObject({ status: 200 });
  expect(await over(id)).toMatchObject({ state: 'ended', isAnew: false });
  for (const { documentId, sha256 } of anew.items) {
    expect(await signedHash(documentId)).toEqual([sha256]);
  }
});

test('[6.08] what cannot be signed says why before the secret, takes no number, and what was not shown is not signed', async () => {
  const documents = await memos(3);
  const [changed = { documentId: '', version: 0 }, ...others] = documents;
  await office.act('officer.policy', changed.documentId, 'withdraw', { reason: 'แก้ตัวเลข' });
  await office.act('officer.policy', changed.documentId, 'submit', {
    signatoryId: office.person('head.policy'),
  });
  const { items } = await prepare(documents);
  expect(items.map(({ prepared }) => prepared !== null)).toEqual([false, true, true]);
  expect(items[0]?.failure?.th).toMatch(/แก้/);
  const { id, answer } = await begin(documents, items.slice(0, 2));
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
  const { items: results } = await over(id);
  expect(results).toMatchObject([
    { state: 'refused', failure: { code: 'registry.stale' } },
    { state: 'signed', number: items[1]?.number },
    { state: 'refused', failure: { code: 'signature.prepared-anew' } },
  ]);
  expect(await statesOf(others)).not.toContain('DRAFT');
});

test('[6.08] numbers of another person, and ones made by hand, prepare nothing', async () => {
  const documents = await memos(1);
  const { numbers } = await prepare(documents);
  const legal = await memoToSign(office, 'legal');
  const own = [{ documentId: legal, version: 1 }];
  const anew = { status: 409, code: 'signature.prepared-anew' };
  expect(await preparing(own, numbers, 'head.legal')).toMatchObject(anew);
  expect(await preparing(documents, 'x')).toMatchObject(anew);
});
