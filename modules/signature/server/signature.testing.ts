import { randomUUID } from 'node:crypto';
import { listCertificateRequests } from '@sarn/certificate/contract';
import { listCaughtMail } from '@sarn/platform-server';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { judgePdf } from '@sarn/signing/contract';
import type { Programs } from '@sarn/signing/programs';
import { sampleAuthority, samplePassword } from '@sarn/testing';
import { expect } from 'vitest';
import { signatureRuleTable } from '../contract/index.ts';

// An attempt that a test leaves behind.
export { beginJob } from './signing-job.store.ts';

/** The signing password of everybody in the tests. */
export const secret = 'ต้นไม้ริมทาง-42';

/** A command that must succeed: what follows would fail for a reason that nobody understands. */
async function done(
  office: OfficeInstance,
  account: string,
  path: string,
  body: object,
): Promise<void> {
  const answer = await office.post(account, path, body);
  expect(answer.status, `${path}: ${JSON.stringify(answer)}`).toBe(200);
}

/** Makes the authority of the agency. */
export async function makeAuthority(office: OfficeInstance): Promise<void> {
  await done(office, 'admin', '/certificate/authority/make', sampleAuthority);
}

/** Gives somebody a certificate: they ask, the administrator issues it. */
export async function certify(office: OfficeInstance, account: string): Promise<void> {
  await done(office, account, '/certificate/ask', { secret, password: samplePassword });
  const { rows } = listCertificateRequests.output.parse(
    await office.get('admin', '/certificate/requests'),
  );
  for (const { id } of rows) {
    await done(office, 'admin', '/certificate/decide', { id, decision: 'issue' });
  }
}

/** An office with an authority of its own, in which the head of policy has a certificate. */
export async function openSigningOffice(
  options: Parameters<typeof openInstance>[0] = {},
): Promise<OfficeInstance> {
  const office = await openInstance(options);
  await makeAuthority(office);
  await certify(office, 'head.policy');
  return office;
}

/** The file of a document as one of its readers gets it. */
export async function printedFile(
  office: OfficeInstance,
  account: string,
  documentId: string,
): Promise<Uint8Array> {
  const answer = await office.app.fetch(`/api/registry/document/${documentId}/printed`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

/** What everybody gets of the authority, such as `root.crt`, DER. */
export async function publishedFile(
  office: OfficeInstance,
  name: 'root.crt' | 'root.crl' | 'issuing.crl',
): Promise<Uint8Array> {
  const answer = await office.app.fetch(`/api/certificate/pki/${name}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Judged as anybody does who has the file, and the root and the lists of the agency. */
export async function judgedFile(office: OfficeInstance, bytes: Uint8Array) {
  const answer = await judgePdf(bytes, {
    trustedRoots: [await publishedFile(office, 'root.crt')],
    crls: [await publishedFile(office, 'root.crl'), await publishedFile(office, 'issuing.crl')],
    now: Date.now(),
  });
  if (answer.kind !== 'signed') throw new Error(answer.kind);
  return answer;
}

/** What is seen of a file, with the words of its signatures, as it is printed. */
export async function seenText(tools: Programs, bytes: Uint8Array): Promise<string> {
  tools.write('seen.pdf', bytes);
  await tools.run('pdftocairo', '-pdf', 'seen.pdf', 'flat.pdf');
  return (await tools.run('pdftotext', '-layout', 'flat.pdf', '-')).said;
}

/** A memo of a division, that of policy unless told, which waits for the signature of its head. */
export async function memoToSign(
  office: OfficeInstance,
  division: 'policy' | 'legal' = 'policy',
): Promise<string> {
  const author = `officer.${division}`;
  const documentId = await office.draft(author, [division === 'legal' ? 'policy' : 'legal']);
  await office.act(author, documentId, 'submit', {
    signatoryId: office.person(`head.${division}`),
  });
  return documentId;
}

/** Signs with the certificate; the answer as the server gives it. */
export const signDigitally = (
  office: OfficeInstance,
  account: string,
  documentId: string,
  asked: { readonly secret?: string; readonly attemptId?: string; readonly code?: string } = {},
) =>
  office.post(account, `/registry/document/${documentId}/sign-digitally`, {
    ...{ on: 'document', targetId: documentId, act: 'sign' },
    ...{ attemptId: asked.attemptId ?? randomUUID(), code: asked.code ?? '' },
    form: JSON.stringify({ password: asked.secret ?? secret, note: '' }),
  });

const table = `/settings/tables/${signatureRuleTable.code}`;

/** Sets by what a kind is signed at least, memos unless told, and whether a digital signature asks for a code. */
export async function demand(
  office: OfficeInstance,
  weakest: 'password' | 'picture' | 'executive' | 'certificate',
  asksCode = false,
  { kind = 'inside', sealSecond = false } = {},
): Promise<void> {
  const { rows } = (await office.get('admin', `${table}/rows`)) as unknown as {
    rows: { code: string; nameTh: string; nameEn: string; version: number; validFrom: string }[];
  };
  const row = rows.find(({ code }) => code === kind);
  const saved = await office.post('admin', `${table}/save`, {
    ...{ ...row, validTo: null, values: { weakest, asksCode, sealSecond } },
  });
  expect(saved.status, JSON.stringify(saved)).toBe(200);
}

const seenMails = new Set<string>();

/** The code of the newest mail; mails are sent by a job. */
export async function sentCode(office: OfficeInstance): Promise<string> {
  let text = '';
  const look = async () => {
    const mails = await listCaughtMail(office.app.dataDir);
    const mail = mails.find(
      ({ name, subject }) => subject.includes('ลงนาม') && !seenMails.has(name),
    );
    if (!mail) return false;
    seenMails.add(mail.name);
    ({ text } = mail);
    return true;
  };
  await expect.poll(look, { timeout: 20_000 }).toBe(true);
  return /(\d{6})/.exec(text)?.[1] ?? '';
}
