import { randomUUID } from 'node:crypto';
import { hold } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import {
  demand,
  memoToSign,
  openSigningOffice,
  secret,
  signDigitally,
} from '@sarn/signature/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listToSign } from '../contract/index.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openSigningOffice();
});
afterAll(() => office.close());

/** Bytes of a private key on P-256 with its public key, PKCS#8. */
const keyLength = 138;

const watch = () => ({ made: vi.spyOn(Uint8Array, 'from'), read: vi.spyOn(Buffer, 'from') });
let watched: ReturnType<typeof watch>;
beforeEach(() => {
  watched = watch();
});
afterEach(() => vi.restoreAllMocks());

/** Each private key that was opened since the test began; the memory itself, not a copy. */
const openedKeys = (): Uint8Array[] =>
  watched.made.mock.results.flatMap(({ value }) => {
    const bytes: unknown = value;
    const isKey = bytes instanceof Uint8Array && bytes.length === keyLength;
    return isKey && !Buffer.isBuffer(bytes) ? [bytes] : [];
  });

/** The secret as bytes, each time that it was made into such. */
const secretBytes = (): Buffer[] => {
  const { calls, results } = watched.read.mock;
  const given: readonly (readonly unknown[])[] = calls;
  return results.flatMap(({ value }, index) => {
    const bytes: unknown = value;
    return given[index]?.[0] === secret && Buffer.isBuffer(bytes) ? [bytes] : [];
  });
};

const isZero = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0);

/** Nothing of what was opened is left, and so much was opened. */
function expectZeroed(keys: number): void {
  expect(openedKeys().map(isZero)).toEqual(Array.from({ length: keys }, () => true));
  expect(secretBytes().length).toBeGreaterThan(0);
  expect(secretBytes().map(isZero)).not.toContain(false);
}

const person = () => office.person('head.policy');

async function beginBatch(documentIds: readonly string[], code = '') {
  const { rows } = listToSign.output.parse(await office.get('head.policy', '/signature/to-sign'));
  const documents = documentIds.map((documentId) => {
    const found = rows.find(({ row }) => row.documentId === documentId);
    return { documentId, version: found?.version ?? 0 };
  });
  const id = randomUUID();
  const asked = { id, documents, method: 'certificate', secret, code };
  return { id, answer: await office.post('head.policy', '/signature/batch', asked) };
}

test('[6.03] the private key and the bytes of its secret are zeroed after a signature', async () => {
  const documentId = await memoToSign(office);
  expect((await signDigitally(office, 'head.policy', documentId)).status).toBe(200);
  expectZeroed(1);
});

test('[6.03] they are zeroed after a signature that the flow refuses, and one whose code is wrong', async () => {
  const documentId = await memoToSign(office, 'legal');
  const refused = await signDigitally(office, 'head.policy', documentId);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expectZeroed(1);
  await demand(office, 'password', true);
  const coded = await signDigitally(office, 'head.policy', await memoToSign(office));
  expect(coded.code).toBe('signature.code-missing');
  const batch = await beginBatch([await memoToSign(office)]);
  expect(batch.answer.code).toBe('signature.code-missing');
  await demand(office, 'password');
  expectZeroed(3);
});

test('[6.03] they are zeroed where the pages cannot be signed, and where the secret is wrong', async () => {
  const { db } = office.app;
  const documentId = await memoToSign(office);
  const issuing = await office.app.fetch('/api/certificate/pki/issuing.crt');
  const foreign = Buffer.from(await issuing.arrayBuffer());
  const [own] = await db.query<{ der: Buffer }>(
    'select der from person_certificate where person_id = $1',
    [person()],
  );
  const keep = (der: Buffer | undefined) =>
    db.query('update person_certificate set der = $2 where person_id = $1', [person(), der]);
  await keep(foreign);
  const broken = await signDigitally(office, 'head.policy', documentId);
  const { id } = await beginBatch([documentId]);
  await office.app.settled();
  await keep(own?.der);
  // Key and certificate do not belong together: no call tells of it, because no person can cause it.
  expect(broken.code).toBe('platform.internal');
  const items = await db.query('select state from signing_batch_item where batch_id = $1', [id]);
  expect(items).toEqual([{ state: 'refused' }]);
  expectZeroed(2);
  const wrong = await signDigitally(office, 'head.policy', documentId, { secret: `${secret}9` });
  expect(wrong.code).toBe('certificate.wrong-secret');
  expectZeroed(2);
});

test('[6.03] [6.08] a batch keeps one key open until its last document, then it is zeroed', async () => {
  const ids = [await memoToSign(office), await memoToSign(office)];
  const held = await hold(office, 'select 1 from document where id = $1 for no key update', [
    ids[0] ?? '',
  ]);
  const { id, answer } = await beginBatch(ids);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  await held.isWaitedFor();
  // This is the key itself: it is still needed.
  expect(openedKeys().map(isZero)).toEqual([false]);
  await held.free();
  await office.app.settled();
  const items = await office.app.db.query(
    'select state from signing_batch_item where batch_id = $1',
    [id],
  );
  expect(items).toEqual([{ state: 'signed' }, { state: 'signed' }]);
  expectZeroed(1);
});

test('[6.10] they are zeroed after the secret was changed, and where the new one is refused; a renewal opens none', async () => {
  const change = (newSecret: string) =>
    office.post('head.policy', '/certificate/change-secret', { secret, newSecret });
  expect((await change('ก')).status).toBeGreaterThanOrEqual(400);
  expect((await change(secret)).status).toBe(200);
  expectZeroed(1);
  await office.app.db.query(
    `update person_certificate set not_after = now() + interval '5 days' where person_id = $1`,
    [person()],
  );
  expect((await office.post('head.policy', '/certificate/ask-renewal', {})).status).toBe(200);
  expectZeroed(1);
});
