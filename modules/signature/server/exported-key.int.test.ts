import type { OfficeInstance } from '@sarn/server/testing';
import { keySigner, openKey, sealPdf } from '@sarn/signing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  judgedFile,
  memoToSign,
  openSigningOffice,
  printedFile,
  publishedFile,
  secret,
} from './signature.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openSigningOffice();
});
afterAll(() => office.close());

/** What somebody has who knows the secret and took the row of the key out of the database. */
async function exportedKey() {
  const [row] = await office.app.db.query<{ sealed: string; der: Buffer }>(
    'select sealed_key sealed, der from person_certificate where person_id = $1',
    [office.person('head.policy')],
  );
  const pkcs8 = await openKey(row?.sealed ?? '', secret);
  const issuing = await office.app.fetch('/api/certificate/pki/issuing.crt');
  const chain = [
    new Uint8Array(await issuing.arrayBuffer()),
    await publishedFile(office, 'root.crt'),
  ];
  return keySigner(pkcs8, new Uint8Array(row?.der ?? []), chain);
}

const codesOf = ({ signatures }: Awaited<ReturnType<typeof judgedFile>>) =>
  signatures.flatMap(({ problems }) => problems.map(({ code }) => code));

test('[6.03] what is signed elsewhere with an exported key is invalid once its owner revoked it, whatever time it claims', async () => {
  const key = await exportedKey();
  const pages = await printedFile(office, 'officer.policy', await memoToSign(office));
  const signedAt = async (at: Date) => {
    const { bytes } = await sealPdf(pages, { at, signerName: 'ผู้อื่น' }, key);
    return bytes;
  };
  const before = await signedAt(new Date());
  expect(codesOf(await judgedFile(office, before))).not.toContain('revoked');
  const reason = 'มีผู้อื่นรู้รหัสลงนาม';
  expect((await office.post('head.policy', '/certificate/revoke-own', { reason })).status).toBe(
    200,
  );
  // No authority of time stands for the day that it claims.
  for (const bytes of [before, await signedAt(new Date(Date.now() - 60_000))]) {
    const judged = await judgedFile(office, bytes);
    expect([judged.verdict, codesOf(judged)]).toEqual(['invalid', ['revoked']]);
  }
  // The key is gone here, too: it can be taken only once.
  const rows = await office.app.db.query(
    'select 1 from person_certificate where person_id = $1 and sealed_key is not null',
    [office.person('head.policy')],
  );
  expect(rows).toEqual([]);
});
