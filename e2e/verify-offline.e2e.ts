import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sealPdf } from '@sarn/signing/server';
import { sampleAuthority } from '@sarn/signing/testing';
import { temporaryFolder } from '@sarn/testing/temporary-folder';
import { expect, it, vi } from 'vitest';
import { signIn } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { useHarness } from './harness/harness.ts';
import { toBeGone, toCount } from './harness/look.ts';
import { personOf, sentMemo, surely } from './memo-setup.ts';
import { signingSecret } from './signing-setup.ts';

const harness = useHarness();
const folder = temporaryFolder('sarn-offline-');

const bytesOf = async (path: string, token = ''): Promise<Buffer> => {
  const answer = await fetch(`${harness.url}/api${path}`, {
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

function kept(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** A memo that waits for the signature of the head. */
const memo = async (author: ApiClient, head: ApiClient, title: string): Promise<string> =>
  sentMemo(author, { title, text: 'ตามที่กองขอจัดประชุม', signatoryId: await personOf(head) });

/** Signs it, and waits until its file carries what proves it. */
async function signedForLong(documentId: string, head: ApiClient, admin: ApiClient): Promise<void> {
  await surely(head, `/registry/document/${documentId}/sign-digitally`, {
    ...{ on: 'document', targetId: documentId, act: 'sign' },
    attemptId: crypto.randomUUID(),
    form: { password: signingSecret, note: '' },
  });
  const { version } = await admin.get('/signature/time-stamps');
  const setting = { source: 'own', level: 'B-LTA', version };
  await surely(admin, '/signature/time-stamps/save', setting);
  await surely(admin, '/signature/time-stamps/renew', {});
  await vi.waitFor(async () => {
    const { file } = await head.get(`/registry/document/${documentId}/signatures`);
    expect(file).toMatchObject({ level: 'B-LTA' });
  }, 20_000);
}

it('[6.09] one file verifies without a network: a valid document, a changed byte, another authority', async () => {
  const [head, admin, author] = [
    await signIn(harness.url, 'head.policy'),
    await signIn(harness.url, 'admin'),
    await signIn(harness.url, 'officer.policy'),
  ];
  const documentId = await memo(author, head, 'ขออนุมัติตรวจโดยไม่ใช้เครือข่าย');
  await signedForLong(documentId, head, admin);
  const signed = await bytesOf(`/registry/document/${documentId}/printed`, author.token);
  const changed = Buffer.from(signed);
  const within = changed.indexOf('stream') + 40;
  changed[within] = (changed[within] ?? 0) ^ 1;
  const unsignedId = await memo(author, head, 'ยังไม่ลงนาม');
  const pages = await bytesOf(`/registry/document/${unsignedId}/printed`, author.token);
  const other = await (await sampleAuthority('อื่น')).signer('นายอื่น ไม่ใช่ของเรา');
  const foreign = await sealPdf(pages, { at: new Date(), signerName: 'นายอื่น' }, other);

  const html = await bytesOf('/signature/offline-verifier');
  const { verifier } = await admin.get('/signature/time-stamps');
  expect(verifier).toEqual({
    sha256: createHash('sha256').update(html).digest('hex'),
    bytes: html.length,
  });
  const page = await harness.stranger();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(kept('verify.html', html)).href);
  const outcome = page.locator('.outcome');
  const file = page.getByLabel('เลือกไฟล์ PDF');
  await file.setInputFiles(kept('signed.pdf', signed));
  await outcome.filter({ hasText: 'ลายมือชื่อถูกต้อง' }).nth(1).waitFor();
  expect(await outcome.evaluateAll((all) => all.map((one) => one.dataset['verdict']))).toEqual([
    'valid',
    'valid',
  ]);
  expect(await brokenRules(page)).toEqual([]);
  await file.setInputFiles(kept('changed.pdf', changed));
  await page
    .getByText(/ลายมือชื่อใช้ไม่ได้|โครงสร้างไฟล์เสีย/)
    .nth(0)
    .waitFor();
  await toBeGone(page.locator('.outcome[data-verdict="valid"]'));
  await file.setInputFiles(kept('foreign.pdf', foreign.bytes));
  await page.getByText('นายอื่น ไม่ใช่ของเรา').waitFor();
  await toCount(page.locator('.outcome[data-verdict="unproven"]'), 1);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText('not issued by an authority that this agency trusts').waitFor();
  expect(asked.filter((url) => !/^(file|blob|data):/.test(url))).toEqual([]);
});
