import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pdfsig, programs } from '@sarn/signing/programs';
import { temporaryFolder } from '@sarn/testing/temporary-folder';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import { inFullRun } from '@sarn/server/testing';
import { brokenRules } from './harness/axe.ts';
import { answerOf } from './harness/calls.ts';
import { useHarness } from './harness/harness.ts';
import { sizes } from './harness/sizes.ts';
import { personOf, sentMemo } from './memo-setup.ts';
import { signingSecret } from './signing-setup.ts';

const harness = useHarness();

/** Drops a file into the page of verification. */
async function check(page: Page, path: string): Promise<void> {
  await page.getByLabel('เลือกไฟล์ PDF').setInputFiles(path);
}

const signButton = (page: Page) => page.getByRole('button', { name: 'ลงนาม', exact: true }).last();

/** Whether something ends above where something else begins. */
async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above !== null && below !== null && above.y + above.height <= below.y;
}

it('a head signs digitally on a phone; a stranger verifies code and file, and learns of one changed byte', async () => {
  const head = await signIn(harness.url, 'head.policy');
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
  // Secret and button are in sight together without scrolling, on a small phone, too.
  for (const height of [640, sizes.phone.height]) {
    await phone.setViewportSize({ width: height === 640 ? 360 : sizes.phone.width, height });
    expect(await isAbove(phone.getByLabel('รหัสลงนาม'), signButton(phone))).toBe(true);
  }
  // What will be signed is shown before the secret.
  await phone.getByText('ค่าแฮช SHA-256 ของไฟล์ที่จะลงนาม').tap();
  const hash = await phone.locator('.signing-hash details > code').textContent();
  await phone.getByLabel('รหัสลงนาม').fill(signingSecret);
  await answerOf(phone, /\/sign-digitally$/, () => signButton(phone).tap());

  // The device judges the file that it shows.
  await phone.getByText('ลายมือชื่อถูกต้องทั้ง 1 รายการ').waitFor();

  const { rows } = await author.get(`/registry/document/${documentId}/signatures`);
  const [{ code, signedSha256 }] = rows as [{ code: string; signedSha256: string }];
  expect(hash?.replaceAll(/\s/g, '')).toBe(signedSha256);
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

inFullRun(() => {
  it('[6.08] a head signs several on a phone with one secret, also when the page is loaded again meanwhile', async () => {
    const [head, author] = [
      await signIn(harness.url, 'head.policy'),
      await signIn(harness.url, 'officer.policy'),
    ];
    const signatoryId = await personOf(head);
    const titles = ['ขอจัดซื้อครุภัณฑ์ชุดที่ ๑', 'ขอจัดซื้อครุภัณฑ์ชุดที่ ๒', 'ขอจัดซื้อครุภัณฑ์ชุดที่ ๓'];
    const ids: string[] = [];
    for (const title of titles) {
      ids.push(await sentMemo(author, { title, text: 'ตามที่กองขอจัดซื้อ', signatoryId }));
    }
    const phone = await harness.enter('head.policy', '/sarabun/queue/sign', { screen: 'phone' });
    await phone.getByRole('button', { name: 'ลงนามหลายเรื่อง' }).tap();
    await phone.getByRole('heading', { name: 'ลงนามหลายเรื่อง' }).waitFor();
    // Only these: what else waits is taken out, and stays out after a refresh.
    await phone.getByText('เลือกทั้งหมด').tap();
    for (const title of titles) {
      await phone.locator('.sign-many-row').filter({ hasText: title }).locator('.s-check').tap();
    }
    await phone.getByRole('button', { name: 'ลงนาม 3 เรื่อง' }).waitFor();
    await phone.reload();
    await phone.locator('.file-first-page canvas').nth(1).waitFor();
    expect(await brokenRules(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'ลงนาม 3 เรื่อง' }).tap();
    await phone.getByText('เลขที่และค่าแฮช SHA-256 ของ 3 เรื่องที่จะลงนาม').tap();
    const hashes = await phone.locator('.sign-many-prepared code').allTextContents();
    await phone.getByLabel('รหัสลงนามของใบรับรอง').fill(signingSecret);
    await phone.getByRole('dialog').getByRole('button', { name: 'ลงนาม 3 เรื่อง' }).tap();
    await phone.waitForURL('**/sarabun/sign-many/*');
    await phone.reload();
    await phone.getByRole('heading', { name: 'ลงนามแล้ว 3 จาก 3 เรื่อง' }).waitFor();
    expect(await brokenRules(phone)).toEqual([]);
    for (const id of ids) {
      const { rows } = await author.get(`/registry/document/${id}/signatures`);
      expect(rows).toHaveLength(1);
      const [{ signedSha256 }] = rows as [{ signedSha256: string }];
      expect(hashes.map((hash) => hash.replaceAll(/\s/g, ''))).toContain(signedSha256);
    }
    await phone.getByRole('button', { name: 'กลับไปรอลงนาม' }).tap();
    await phone.waitForURL('**/sarabun/queue/sign');
  });
});

inFullRun(() => {
  it('[6.06] two sign one memo, on a wide screen and on a phone; each device judges what both and the e-seal signed, as pdfsig does', async () => {
    const [first, last, author] = [
      await signIn(harness.url, 'deputy'),
      await signIn(harness.url, 'head.policy'),
      await signIn(harness.url, 'officer.policy'),
    ];
    const documentId = await sentMemo(author, {
      ...{ title: 'ขออนุมัติแผนงานร่วม', text: 'ตามที่ทั้งสองหน่วยร่วมกันจัดทำแผนงาน' },
      ...{ coSignatoryIds: [await personOf(first)], signatoryId: await personOf(last) },
    });
    const sign = async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: 'ลงนาม', exact: true }).click();
      await page.getByLabel('รหัสลงนาม').fill(signingSecret);
      await answerOf(page, /\/sign-digitally$/, () =>
        page.getByRole('button', { name: 'ลงนาม', exact: true }).last().click(),
      );
    };
    const wide = await harness.enter('deputy', `/sarabun/document/${documentId}`);
    await wide.getByRole('button', { name: 'ลงนาม', exact: true }).click();
    await wide.getByRole('radio', { name: /^ลายมือชื่อดิจิทัล/ }).waitFor();
    // The form is longer than the window, and its button is seen without scrolling.
    const button = wide.getByRole('button', { name: 'ลงนาม', exact: true }).last();
    const { y = Infinity, height = 0 } = (await button.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(sizes.desktop.height);
    await wide.getByRole('button', { name: 'ยกเลิก', exact: true }).click();
    await sign(wide);
    await wide.getByText('ลายมือชื่อถูกต้องทั้ง 1 รายการ').waitFor();

    const phone = await harness.enter('head.policy', `/sarabun/document/${documentId}`, {
      screen: 'phone',
    });
    await phone.getByText('ลายมือชื่อถูกต้องทั้ง 1 รายการ').waitFor();
    await sign(phone);
    // The e-seal adds the number after the answer.
    await expect
      .poll(async () => {
        const { seals } = await author.get(`/registry/document/${documentId}/signatures`);
        return (seals as { state: string }[]).map(({ state }) => state);
      })
      .toEqual(['sealed']);
    await phone.reload();
    await phone.getByText('ลายมือชื่อถูกต้องทั้ง 3 รายการ').waitFor();
    expect(await brokenRules(phone)).toEqual([]);

    const tools = await programs();
    const fileAt = async (path: string) => {
      const headers = { authorization: `Bearer ${author.token}` };
      const answer = await fetch(`${harness.url}/api/${path}`, { headers });
      return new Uint8Array(await answer.arrayBuffer());
    };
    const bytes = await fileAt(`registry/document/${documentId}/printed`);
    const judged = await pdfsig(tools, await fileAt('certificate/pki/root.crt'), bytes);
    expect(judged.map(({ isValid, isTrusted }) => isValid && isTrusted)).toEqual([
      true,
      true,
      true,
    ]);
    tools.remove();
  });
});
