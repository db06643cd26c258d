import { createHash, randomUUID } from 'node:crypto';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { samplePassword } from '@sarn/testing';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listSignatures,
  prepareSigning,
  signDigitally as signDigitallyCall,
  stillPrepared,
} from '../../contract/index.ts';
import {
  certify,
  demand,
  makeAuthority,
  memoToSign,
  printedFile,
  secret,
  signDigitally,
} from '../signature.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
  await makeAuthority(office);
  for (const account of ['head.policy', 'head.legal']) await certify(office, account);
});
afterAll(() => office.close());

const act = (documentId: string) => ({ on: 'document', targetId: documentId, act: 'sign' });

async function prepare(documentId: string, earlier?: string, account = 'head.policy') {
  const answer = await office.post(account, `/registry/document/${documentId}/prepare-signing`, {
    ...{ ...act(documentId), earlier },
    form: JSON.stringify({ note: '' }),
  });
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
  return prepareSigning.output.parse(answer);
}

const sign = (
  documentId: string,
  {
    prepared,
    code = '',
    account = 'head.policy',
  }: { readonly prepared?: string; readonly code?: string; readonly account?: string },
) =>
  office.post(account, `/registry/document/${documentId}/sign-digitally`, {
    ...{ ...act(documentId), attemptId: randomUUID(), code, prepared },
    form: JSON.stringify({ password: secret, note: '' }),
  });

/** Whether what was prepared would still get its numbers. */
async function isCurrent(numbers: string, account = 'head.policy'): Promise<boolean> {
  const answer = await office.post(account, '/signature/still-prepared', { numbers });
  return stillPrepared.output.parse(answer).isCurrent;
}

/** SHA-256 of what the first signature of a file is over, as any program finds it. */
function signedBytesOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)/.exec(file.toString('latin1'));
  const [first = 0, length = 0, second = 0, rest = 0] = range?.slice(1).map(Number) ?? [];
  return createHash('sha256')
    .update(file.subarray(first, first + length))
    .update(file.subarray(second, second + rest))
    .digest('hex');
}

const stateOf = async (documentId: string) =>
  (await office.document('officer.policy', documentId)).state;

/** The running number of a document that was signed. */
const orderOf = (answer: object): number =>
  Number(/(\d+)$/.exec(signDigitallyCall.output.parse(answer).number ?? '')?.[1]);

const anew = { status: 409, code: 'signature.prepared-anew' };

test('[6.07] the hash that is shown before the secret is that of the signed bytes, and takes no number', async () => {
  const documentId = await memoToSign(office);
  const { sha256, prepared, until } = await prepare(documentId);
  expect(Date.parse(until)).toBeGreaterThan(Date.now());
  // Looked at again it is the same file, with the same hash.
  const again = await prepare(documentId, prepared);
  expect(again).toMatchObject({ sha256, until });
  expect(await stateOf(documentId)).toBe('AWAITING_SIGN');
  const signed = await sign(documentId, again);
  expect(signed, JSON.stringify(signed)).toMatchObject({ status: 200 });
  const bytes = await printedFile(office, 'officer.policy', documentId);
  expect(signedBytesOf(bytes)).toBe(sha256);
  const { rows } = listSignatures.output.parse(
    await office.get('officer.policy', `/registry/document/${documentId}/signatures`),
  );
  expect(rows).toMatchObject([{ signedSha256: sha256 }]);
  const next = await signDigitally(office, 'head.policy', await memoToSign(office));
  expect(orderOf(next)).toBe(orderOf(signed) + 1);
});

test('[6.07] where the number was given to another document nothing is signed, and the new hash is another one', async () => {
  const documentId = await memoToSign(office);
  const { sha256, prepared, number, numbers } = await prepare(documentId);
  expect(await isCurrent(numbers)).toBe(true);
  const other = await signDigitally(office, 'head.policy', await memoToSign(office));
  expect(other).toMatchObject({ number });
  // The form learns it before the person has typed the secret.
  expect(await isCurrent(numbers)).toBe(false);
  expect(await sign(documentId, { prepared })).toMatchObject(anew);
  expect(await stateOf(documentId)).toBe('AWAITING_SIGN');
  const second = await prepare(documentId, prepared);
  expect(second.sha256).not.toBe(sha256);
  expect(second.number).not.toBe(number);
  expect(await isCurrent(second.numbers)).toBe(true);
  expect(await isCurrent(second.numbers, 'head.legal')).toBe(false);
  expect(await sign(documentId, second)).toMatchObject({ status: 200, number: second.number });
  const bytes = await printedFile(office, 'officer.policy', documentId);
  expect(signedBytesOf(bytes)).toBe(second.sha256);
});

test('[6.07] what was prepared for somebody else, for another document, or made by hand signs nothing', async () => {
  const [one, other] = [await memoToSign(office), await memoToSign(office)];
  const { prepared } = await prepare(one);
  const ofLegal = await prepare(await memoToSign(office, 'legal'), undefined, 'head.legal');
  const changed = `${prepared.slice(0, -4)}AAAA`;
  expect(await sign(other, { prepared })).toMatchObject(anew);
  for (const wrong of [changed, ofLegal.prepared, 'x']) {
    expect(await sign(one, { prepared: wrong })).toMatchObject(anew);
  }
  expect([await stateOf(one), await stateOf(other)]).toEqual(['AWAITING_SIGN', 'AWAITING_SIGN']);
});

test('[6.07] nothing that was prepared is signed twice, though the same words wait again', async () => {
  const documentId = await office.draft('officer.policy', ['legal']);
  const submit = () =>
    office.act('officer.policy', documentId, 'submit', {
      ...{ reviewerIds: [], signatoryId: office.person('head.policy') },
      coSignatoryIds: [office.person('head.legal')],
    });
  await submit();
  const { prepared } = await prepare(documentId, undefined, 'head.legal');
  const by = { prepared, account: 'head.legal' };
  expect(await sign(documentId, by)).toMatchObject({ status: 200 });
  await office.act('head.policy', documentId, 'sendBack', { reason: 'ขอแก้ไขข้อ ๒' });
  await submit();
  expect(await sign(documentId, by)).toMatchObject(anew);
});

test('[6.07] the second signatory sees the hash of the file with the first signature', async () => {
  const documentId = await office.draft('officer.policy', ['legal']);
  await office.act('officer.policy', documentId, 'submit', {
    ...{ reviewerIds: [], signatoryId: office.person('head.policy') },
    coSignatoryIds: [office.person('head.legal')],
  });
  expect(await signDigitally(office, 'head.legal', documentId)).toMatchObject({ status: 200 });
  const second = await prepare(documentId);
  expect(await sign(documentId, second)).toMatchObject({ status: 200 });
  const { rows } = listSignatures.output.parse(
    await office.get('officer.policy', `/registry/document/${documentId}/signatures`),
  );
  expect(rows.map(({ signedSha256 }) => signedSha256).at(-1)).toBe(second.sha256);
});

test('[6.02] a code of the own app is not used up where the file was prepared anew', async () => {
  const own = '/identity/second-factor/app';
  const begun = await office.post('head.policy', `${own}/begin`, { password: samplePassword });
  const app = new TOTP({ secret: String(begun['secret' as never]) });
  const codeIn = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 });
  const confirmed = await office.post('head.policy', `${own}/confirm`, { code: codeIn(0) });
  expect(confirmed, JSON.stringify(confirmed)).toMatchObject({ status: 200 });
  const documentId = await memoToSign(office);
  const { prepared } = await prepare(documentId);
  await signDigitally(office, 'head.policy', await memoToSign(office));
  await demand(office, 'password', true);
  const code = codeIn(1);
  expect(await sign(documentId, { prepared, code })).toMatchObject(anew);
  const second = await prepare(documentId, prepared);
  const signed = await sign(documentId, { prepared: second.prepared, code });
  await demand(office, 'password', false);
  expect(signed, JSON.stringify(signed)).toMatchObject({ status: 200 });
});
