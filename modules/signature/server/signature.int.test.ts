import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getOwnCertificate, listCertificateRequests } from '@sarn/certificate/contract';
import { readBack } from '@sarn/pdf/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { pem, programs } from '@sarn/signing/programs';
import type { Programs } from '@sarn/signing/programs';
import { samplePassword } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getSigningOffer,
  groupedCode,
  listSignatures,
  verifySignature,
} from '../contract/index.ts';
import {
  certify,
  memoToSign,
  openSigningOffice,
  printedFile,
  publishedFile,
  secret,
  signDigitally,
} from './signature.testing.ts';
import { listOpen } from './attempt-list.store.ts';

let office: OfficeInstance;
let tools: Programs;
beforeAll(async () => {
  office = await openSigningOffice();
  tools = await programs();
});
afterAll(async () => {
  tools.remove();
  await office.close();
});

const bytesOf = (account: string, documentId: string) => printedFile(office, account, documentId);

const signaturesOf = async (documentId: string) =>
  listSignatures.output.parse(
    await office.get('officer.policy', `/registry/document/${documentId}/signatures`),
  ).rows;

const verify = async (code: string) => {
  const answer = await office.app.fetch(`/api/signature/verify/${code}`);
  return verifySignature.output.parse(await answer.json());
};

/** What pdfsig says with the root of the agency trusted. */
async function judged(bytes: Uint8Array): Promise<string> {
  tools.write('signed.pdf', bytes);
  tools.write('root.pem', pem('CERTIFICATE', await publishedFile(office, 'root.crt')));
  await tools.run('mkdir', '-p', 'nss');
  await tools.run('certutil', '-N', '-d', 'sql:nss', '--empty-password');
  await tools.run(
    ...([
      'certutil',
      '-A',
      '-d',
      'sql:nss',
      '-n',
      'root',
      '-t',
      'CT,CT,CT',
      '-i',
      'root.pem',
    ] as const),
  );
  return (await tools.run('pdfsig', '-nssdir', 'nss', 'signed.pdf')).said;
}

test('[6.07] a signed memo is numbered, and pdfsig trusts its file for everybody who reads it', async () => {
  const documentId = await memoToSign(office);
  const done = await signDigitally(office, 'head.policy', documentId);
  expect(done, JSON.stringify(done)).toMatchObject({ status: 200 });
  const document = await office.document('officer.policy', documentId);
  expect(document.letterNo).not.toBe('');
  const bytes = await bytesOf('officer.policy', documentId);
  const said = await judged(bytes);
  expect(said).toContain('Signature is Valid');
  expect(said).toContain('Certificate is Trusted');
  expect(said).toContain('Total document signed');
  expect(await bytesOf('head.legal', documentId)).toEqual(bytes);
  const [signature, ...others] = await signaturesOf(documentId);
  expect(others).toEqual([]);
  expect(signature).toMatchObject({ level: 'B-T' });
  // The code of verification is printed, so that also paper leads to the page.
  expect((await readBack(bytes)).join('')).toContain(signature?.code ?? 'none');
});

test('[6.09] the printed code tells everybody number, subject, signer and hash; an unknown one nothing', async () => {
  const documentId = await memoToSign(office);
  await signDigitally(office, 'head.policy', documentId);
  const [signature] = await signaturesOf(documentId);
  const { document, roots } = await verify(signature?.code ?? '');
  expect(roots).toHaveLength(2);
  expect(document).toMatchObject({ sha256: signature?.sha256, validity: 'counts' });
  expect(document?.signatures).toHaveLength(1);
  expect(await verify(signature?.code.toLowerCase().replaceAll('-', ' ') ?? '')).toMatchObject({
    document: { sha256: signature?.sha256 },
  });
  expect((await verify(groupedCode('0123456789ABCDEF'))).document).toBeNull();
  expect((await verify('short')).document).toBeNull();
});

test('[6.07] a wrong secret signs nothing and leaves the memo where it was', async () => {
  const documentId = await memoToSign(office);
  const before = await office.document('officer.policy', documentId);
  expect(
    await signDigitally(office, 'head.policy', documentId, { secret: samplePassword }),
  ).toMatchObject({ status: 403, code: 'certificate.wrong-secret' });
  expect(await office.document('officer.policy', documentId)).toEqual(before);
  expect(await signaturesOf(documentId)).toEqual([]);
});

test('[6.07] an attempt that is sent twice signs once; of two at once one signs', async () => {
  const documentId = await memoToSign(office);
  const attemptId = randomUUID();
  const first = await signDigitally(office, 'head.policy', documentId, { attemptId });
  const again = await signDigitally(office, 'head.policy', documentId, { attemptId });
  expect(again).toMatchObject({ status: 200, number: first['number' as never] });
  const second = await memoToSign(office);
  const both = await Promise.all([1, 2].map(() => signDigitally(office, 'head.policy', second)));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(await signaturesOf(documentId)).toHaveLength(1);
  expect(await signaturesOf(second)).toHaveLength(1);
});

test('[6.07] memos signed at the same time have numbers without gap or repetition, each in its own file', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(() => memoToSign(office)));
  const answers = await Promise.all(ids.map((id) => signDigitally(office, 'head.policy', id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const numbers = answers.map((one) =>
    Number(
      String(one['number' as never])
        .split('/')
        .at(-1),
    ),
  );
  const sorted = numbers.toSorted((one, other) => one - other);
  expect(sorted.map((number) => number - (sorted[0] ?? 0))).toEqual([0, 1, 2, 3]);
  expect(await listOpen(office.app.platform.db)).toEqual([]);
  // Those that had to be signed anew, because another one took the number, are not left on disk.
  expect(readdirSync(join(office.app.dataDir, 'files', 'arriving'))).toEqual([]);
  for (const id of ids) {
    expect(await judged(await bytesOf('head.policy', id))).toContain('Signature is Valid');
  }
});

test('[6.03] without a certificate, or with a suspended one, nobody signs digitally', async () => {
  const documentId = await memoToSign(office);
  const offer = async (account: string) =>
    getSigningOffer.output.parse(
      await office.get(account, `/registry/document/${documentId}/signing`),
    ).offer;
  expect(await offer('head.policy')).toBe('ready');
  expect(await offer('officer.policy')).toBe('no-certificate');
  const { rows } = (await office.get('admin', '/certificate/people?filter=in-use')) as unknown as {
    rows: { certificate: { id: string } }[];
  };
  const id = rows[0]?.certificate.id;
  const change = (act: string) =>
    office.post('admin', '/certificate/change', { id, act, reason: 'ตรวจสอบ' });
  await change('suspend');
  expect(await offer('head.policy')).toBe('suspended');
  expect(await signDigitally(office, 'head.policy', documentId)).toMatchObject({
    code: 'certificate.suspended',
  });
  await change('resume');
  expect((await signDigitally(office, 'head.policy', documentId, { secret })).status).toBe(200);
});

test.each([
  ['has ended', `not_after = now() - interval '1 minute'`, 'expired', 'not-valid-now'],
  ['is not valid yet', `not_before = now() + interval '1 minute'`, 'not-begun', 'not-yet-valid'],
] as const)(
  '[6.03] with a certificate that %s nobody signs, and the memo waits as before',
  async (_how, change, offered, code) => {
    const documentId = await memoToSign(office);
    const before = await office.document('head.policy', documentId);
    const sql = `update person_certificate set {} where person_id = $1 and state = 'valid'`;
    const set = (what: string) =>
      office.app.db.query(sql.replace('{}', what), [office.person('head.policy')]);
    const [was] = await office.app.db.query<{ from: string; to: string }>(
      `select not_before as "from", not_after as "to" from person_certificate
       where person_id = $1 and state = 'valid'`,
      [office.person('head.policy')],
    );
    await set(change);
    const shown = getSigningOffer.output.parse(
      await office.get('head.policy', `/registry/document/${documentId}/signing`),
    );
    expect(shown.offer).toBe(offered);
    expect(await signDigitally(office, 'head.policy', documentId)).toMatchObject({
      ...{ status: 422, code: `certificate.${code}` },
    });
    await office.app.db.query(
      `update person_certificate set not_before = $2, not_after = $3
       where person_id = $1 and state = 'valid'`,
      [office.person('head.policy'), was?.from, was?.to],
    );
    expect(await office.document('head.policy', documentId)).toEqual(before);
    expect(await signaturesOf(documentId)).toEqual([]);
    expect((await signDigitally(office, 'head.policy', documentId)).status).toBe(200);
  },
);

test('[6.03] with a revoked certificate nobody signs, and a new one signs the same memo', async () => {
  await certify(office, 'head.legal');
  const documentId = await memoToSign(office, 'legal');
  const reason = 'เครื่องหาย';
  expect((await office.post('head.legal', '/certificate/revoke-own', { reason })).status).toBe(200);
  expect(await signDigitally(office, 'head.legal', documentId)).toMatchObject({
    ...{ status: 409, code: 'certificate.none' },
  });
  expect((await office.document('officer.legal', documentId)).state).toBe('AWAITING_SIGN');
  await certify(office, 'head.legal');
  expect((await signDigitally(office, 'head.legal', documentId)).status).toBe(200);
});

test('[6.03] what was signed is counted, and stays valid when the certificate is renewed', async () => {
  const own = async () =>
    getOwnCertificate.output.parse(await office.get('head.policy', '/certificate/mine'));
  const before = await own();
  const documentId = await memoToSign(office);
  expect((await signDigitally(office, 'head.policy', documentId, { secret })).status).toBe(200);
  const { certificate, signed } = await own();
  expect(signed?.documents).toBe((before.signed?.documents ?? 0) + 1);
  expect(signed?.lastAt).not.toBeNull();
  await office.app.db.query(
    `update person_certificate set not_after = now() + interval '10 days' where id = $1`,
    [certificate?.id],
  );
  expect((await office.post('head.policy', '/certificate/ask-renewal', {})).status).toBe(200);
  const [asked] = listCertificateRequests.output.parse(
    await office.get('admin', '/certificate/requests'),
  ).rows;
  const decision = { id: asked?.id, decision: 'issue' };
  expect((await office.post('admin', '/certificate/decide', decision)).status).toBe(200);
  // The key stays, and so does what it signed; the renewed certificate has signed nothing yet.
  expect((await own()).signed).toEqual({ ...signed, ofThis: 0 });
  const said = await judged(await bytesOf('officer.policy', documentId));
  expect(said).toContain('Signature is Valid');
  expect(said).toContain('Certificate is Trusted');
  const [signature] = await signaturesOf(documentId);
  const { document } = await verify(signature?.code ?? '');
  expect(document).toMatchObject({ validity: 'counts' });
  // The secret stays.
  const next = await memoToSign(office);
  expect((await signDigitally(office, 'head.policy', next, { secret })).status).toBe(200);
  expect((await own()).signed).toMatchObject({
    documents: (signed?.documents ?? 0) + 1,
    ofThis: 1,
  });
  // Whoever gives a key up and gets another one begins anew.
  const reason = 'เปลี่ยนเครื่อง';
  expect((await office.post('head.policy', '/certificate/revoke-own', { reason })).status).toBe(
    200,
  );
  await certify(office, 'head.policy');
  expect((await own()).signed).toEqual({ documents: 0, ofThis: 0, lastAt: null });
});

test('[6.06] a substitute signs with a certificate of their own, and the phrase of the order is on the pages', async () => {
  await certify(office, 'officer2.policy');
  const { today } = office;
  const [post] = await office.app.db.query<{ id: string }>(
    'select post_id id from post_holding where person_id = $1',
    [office.person('head.policy')],
  );
  const begun = await office.post('head.policy', '/registry/acting/begin', {
    ...{ power: 'substitute', principalPostId: post?.id, orderNo: '77/2569', orderDate: today },
    ...{ delegatePersonId: office.person('officer2.policy'), fromDay: today, toDay: today },
  });
  expect(begun.status, JSON.stringify(begun)).toBe(200);
  const documentId = await memoToSign(office);
  // The key of the head is no help to the substitute.
  const done = await signDigitally(office, 'officer2.policy', documentId);
  expect(done, JSON.stringify(done)).toMatchObject({ status: 200 });
  const [signature] = await signaturesOf(documentId);
  const own = await office.document('officer2.policy', documentId);
  expect(own.letterNo).not.toBe('');
  expect(signature?.signerLines.join(' ')).toContain('รักษาราชการแทน');
  const bytes = await bytesOf('officer.policy', documentId);
  expect((await readBack(bytes)).join('').replaceAll(/\s/g, '')).toContain('รักษาราชการแทน');
  const said = await judged(bytes);
  expect(said).toContain('Signature is Valid');
  expect(said).toContain(signature?.signerName ?? 'none');
  // Both at the same step at the same moment: one signs, and the other is told so.
  const both = await memoToSign(office);
  const answers = await Promise.all(
    ['head.policy', 'officer2.policy'].map((account) => signDigitally(office, account, both)),
  );
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.message).not.toBe('');
  expect(await signaturesOf(both)).toHaveLength(1);
  expect(await listOpen(office.app.platform.db)).toEqual([]);
});
