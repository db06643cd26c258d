import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { sampleAuthority, samplePassword } from '@sarn/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listCertificateRequests } from '../contract/index.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

/** Bytes of a private key on P-256 with its public key, PKCS#8. */
const keyLength = 138;

/** Issuing, and the three services. */
const sealedRoles = 4;

const watch = () => vi.spyOn(Buffer, 'concat');
let joined: ReturnType<typeof watch>;
beforeEach(() => {
  joined = watch();
});
afterEach(() => vi.restoreAllMocks());

/** Each key of the authority that was opened since the test began; the memory itself, not a copy. */
const openedKeys = () =>
  joined.mock.results.flatMap(({ value }) => {
    const bytes: unknown = value;
    return Buffer.isBuffer(bytes) && bytes.length === keyLength ? [bytes] : [];
  });

/** @param sealed keys that were sealed meanwhile: as long as themselves, and not zeroed */
function expectZeroed(sealed = 0): void {
  const keys = openedKeys();
  expect(keys.length).toBeGreaterThan(sealed);
  expect(keys.filter((bytes) => bytes.some((byte) => byte !== 0))).toHaveLength(sealed);
}

const secret = 'ต้นไม้ริมทาง-42';
const ask = (account: string) =>
  office.post(account, '/certificate/ask', { secret, password: samplePassword });

async function decide(decision: 'issue' | 'refuse') {
  const waiting = await office.get('admin', '/certificate/requests');
  const [request] = listCertificateRequests.output.parse(waiting).rows;
  return office.post('admin', '/certificate/decide', {
    id: request?.id,
    decision,
    reason: 'ตรวจสอบ',
  });
}

test('[6.03] the keys of the authority are zeroed after it was made', async () => {
  const fill = vi.spyOn(Buffer.prototype, 'fill');
  const order = { ...sampleAuthority, secret: undefined, protection: 'installation' };
  await office.post('admin', '/certificate/authority/make', order);
  const zeroed = new Set(
    fill.mock.contexts.filter((bytes) => Buffer.isBuffer(bytes) && bytes.length === keyLength),
  );
  // Root, issuing and three services; the root once more for its file, the issuing one twice for the first list: what
  // was deciphered, and what was opened.
  expect(zeroed.size).toBe(8);
  expectZeroed(sealedRoles);
});

test('[6.03] the issuing key is zeroed after a certificate, a list of revocations and an answer of OCSP', async () => {
  await ask('head.policy');
  expect((await decide('issue')).status).toBe(200);
  expectZeroed();
  joined.mockClear();
  await ask('officer.policy');
  await decide('issue');
  expectZeroed();
});

test('[6.03] the key of time stamps is zeroed after each time stamp', async () => {
  const own = { source: 'own', url: '', account: '', password: '', level: 'B-T' };
  const tried = await office.post('admin', '/signature/time-stamps/try', own);
  expect(tried.status).toBe(200);
  expectZeroed();
});
