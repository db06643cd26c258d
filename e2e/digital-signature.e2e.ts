import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@sarn/testing/temporary-folder';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { answerOf } from './harness/calls.ts';
import { useHarness } from './harness/harness.ts';
import { personOf, sentMemo } from './memo-setup.ts';
import { certify, signingSecret } from './signing-setup.ts';

const harness = useHarness();

/** Drops a file into the page of verification. */
async function check(page: Page, path: string): Promise<void> {
  await page.getByLabel('เลือกไฟล์ PDF').setInputFiles(path);
}

it('a head signs digitally on a phone; a stranger verifies code and file, and learns of one changed byte', async () => {
  const [head, admin] = [
    await signIn(harness.url, 'head.policy'),
    await signIn(harness.url, 'admin'),
  ];
  await certify(head, admin);
  const author = await signIn(harness.url, 'officer.policy');
  const documentId = await sentMemo(author, {
    ...{ title: 'ขออนุมัติจัดประชุมลงนามดิจิทัล', text: 'ตามที่กองขอจัดประชุม' },
    signatoryId: await personOf(head),
  });

  const phone = await harness.enter('head.policy', `/sarabun/document/${documentId}`, {
    screen: 'phone',
  });
  await phone.getByRole('button', { name: 'ลงนาม', exact: true }).tap();
  await phone.getByRole('radio', { name: /^ลายมือชื่อดิจิทัล/ }).waitFor();
  await phone.getByLabel('รหัสลงนาม').fill(signingSecret);
  await answerOf(phone, /\/sign-digitally$/, () =>
    phone.getByRole('button', { name: 'ลงนาม', exact: true }).last().tap(),
  );

  const { rows } = await author.get(`/registry/document/${documentId}/signatures`);
  const [{ code }] = rows as [{ code: string }];
  const answer = await fetch(`${harness.url}/api/registry/document/${documentId}/printed`, {
    headers: { authorization: `Bearer ${author.token}` },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const folder = temporaryFolder('sarn-signed-');
  const [signed, changed] = [join(folder, 'signed.pdf'), join(folder, 'changed.pdf')];
  writeFileSync(signed, bytes);
  bytes[2000] = (bytes[2000] ?? 0) ^ 1;
  writeFileSync(changed, bytes);

  const stranger = await harness.stranger();
  await stranger.goto(`${harness.url}/v#${code}`);
  await stranger.getByText('พบหนังสือที่ลงนามแล้ว').waitFor();
  await stranger.getByText('ขออนุมัติจัดประชุมลงนามดิจิทัล').waitFor();
  await check(stranger, signed);
  await stranger.getByText('เป็นฉบับที่ลงนาม ทุกไบต์ตรงกัน').waitFor();
  await stranger.getByText('ลายมือชื่อถูกต้อง').waitFor();
  expect(await brokenRules(stranger)).toEqual([]);
  await check(stranger, changed);
  await stranger.getByText('ไม่ใช่ฉบับที่ลงนาม').waitFor();
  // Where the byte lies in the structure of the file, the file is refused as a whole.
  await stranger.getByText(/ลายมือชื่อใช้ไม่ได้|โครงสร้างไฟล์เสีย/).waitFor();
});
