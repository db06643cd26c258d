import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@sarn/testing/temporary-folder';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword, signIn } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { answerOf } from './harness/calls.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();
const secret = 'tonmai-rim-tang-42';

const post = async (api: ApiClient, path: string, body: object) => {
  const answer = await api.post(path, body);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer;
};

/** The head of a division has a certificate of the agency's authority. */
async function certify(head: ApiClient, admin: ApiClient): Promise<void> {
  const order = { name: 'กรมตัวอย่าง', passphrase: 'long enough a phrase', password: demoPassword };
  await post(admin, '/certificate/authority/make', order);
  const { id } = await post(head, '/certificate/ask', { secret, password: demoPassword });
  await post(admin, '/certificate/decide', { id, decision: 'issue' });
}

/** A memo that waits for the signature of the head. */
async function memoToSign(author: ApiClient, signatoryId: string): Promise<string> {
  const memo = {
    ...{ title: 'ขออนุมัติจัดประชุมลงนามดิจิทัล', addressee: 'ผู้อำนวยการ', unitIds: [] as string[] },
    bodyJson: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ตามที่กองขอจัดประชุม' }] }],
    },
  };
  const documentId = String((await post(author, '/registry/memo/save', memo))['documentId']);
  const { item } = await author.get(`/registry/document/${documentId}`);
  const { ownerUnit, version } = item as { ownerUnit: { id: string }; version: number };
  const whole = { ...memo, documentId, version, unitIds: [ownerUnit.id] };
  await post(author, '/registry/memo/save', whole);
  await post(author, `/registry/document/${documentId}/act`, {
    ...{ on: 'document', targetId: documentId, act: 'submit' },
    form: { reviewerIds: [], signatoryId },
  });
  return documentId;
}

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
  const { userLogin } = await head.post('/verify', {});
  const author = await signIn(harness.url, 'officer.policy');
  const documentId = await memoToSign(author, (userLogin as { F_PERSON_ID: string }).F_PERSON_ID);

  const phone = await harness.enter('head.policy', `/sarabun/document/${documentId}`, {
    screen: 'phone',
  });
  await phone.getByRole('button', { name: 'ลงนาม', exact: true }).tap();
  await phone.getByRole('radio', { name: /^ลายมือชื่อดิจิทัล/ }).waitFor();
  await phone.getByLabel('รหัสลงนาม').fill(secret);
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
  await stranger.getByText('ลายมือชื่อใช้ไม่ได้').waitFor();
});
