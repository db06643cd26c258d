import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { samplePassword } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSigningOffer, signatureRuleTable } from '../contract/index.ts';
import { certify, makeAuthority, memoToSign, signDigitally } from './signature.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
  await makeAuthority(office);
  await certify(office, 'head.policy');
}, 120_000);
afterAll(() => office.close());

const table = `/settings/tables/${signatureRuleTable.code}`;

/** Sets by what memos are signed at least. */
async function demand(weakest: 'password' | 'certificate') {
  const { rows } = (await office.get('admin', `${table}/rows`)) as unknown as {
    rows: { code: string; nameTh: string; nameEn: string; version: number; validFrom: string }[];
  };
  const row = rows.find(({ code }) => code === 'inside');
  const saved = await office.post('admin', `${table}/save`, {
    ...{ ...row, validTo: null, values: { weakest } },
  });
  expect(saved.status, JSON.stringify(saved)).toBe(200);
}

const signByPassword = (documentId: string) =>
  office.post('head.policy', `/registry/document/${documentId}/act`, {
    ...{ on: 'document', targetId: documentId, act: 'sign' },
    form: JSON.stringify({ password: samplePassword, note: '' }),
  });

test('[6.04] where the agency wants digital signatures, a password does not sign', async () => {
  const documentId = await memoToSign(office);
  await demand('certificate');
  expect(await signByPassword(documentId)).toMatchObject({
    ...{ status: 409, code: 'signature.certificate-needed' },
  });
  const offer = getSigningOffer.output.parse(
    await office.get('head.policy', `/registry/document/${documentId}/signing`),
  );
  expect(offer).toMatchObject({ offer: 'ready', isNeeded: true });
  expect((await signDigitally(office, 'head.policy', documentId)).status).toBe(200);
  const second = await memoToSign(office);
  await demand('password');
  expect((await signByPassword(second)).status).toBe(200);
});
