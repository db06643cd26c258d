import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherAuthority } from '@sarn/signing/other-authority';
import type { OtherAuthority } from '@sarn/signing/other-authority';
import { programs } from '@sarn/signing/programs';
import type { Programs } from '@sarn/signing/programs';
import { softTokens } from '@sarn/signing/soft-token';
import type { SoftTokens } from '@sarn/signing/soft-token';
import { temporaryFolder } from '@sarn/testing/temporary-folder';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, signIn } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { answerOf } from './harness/calls.ts';
import { useHarness } from './harness/harness.ts';
import { useInstance } from './harness/instance.ts';
import { listening, losesSession } from './harness/lost-session.ts';
import { settled } from './harness/places.ts';
import { personOf, sentMemo } from './memo-setup.ts';

/*
 * Keys in a token (PKCS#11) and certificates of another authority, as a head walks them. The token is SoftHSM, which
 * Debian calls softhsm2: without it the whole file is skipped, and its name says why.
 */
const isInstalled = existsSync('/usr/bin/softhsm2-util');

describe.runIf(isInstalled)('[6.10] with softhsm2 installed', () => {
  let tokens: SoftTokens;
  let tools: Programs;
  let national: OtherAuthority;
  beforeAll(async () => {
    [tokens, tools] = [await softTokens(), await programs()];
    await tokens.add('HSM-01');
    national = await otherAuthority(tools, 'National');
  }, 120_000);
  afterAll(async () => {
    await national.stop();
    tokens.remove();
    tools.remove();
  });

  const instance = useInstance(() => ({ SARN_PKCS11_LIBRARY: tokens.program }));
  const harness = useHarness({ at: () => instance.url, isLive: true });

  /** The own page, connected; the certificate of the demo agency is given back. */
  async function profileOf(account: string): Promise<Page> {
    const own = await signIn(harness.url, account);
    await own.post('/certificate/revoke-own', { reason: 'ย้ายกุญแจ' });
    const page = await harness.signedIn(account);
    const listens = listening(page);
    await page.goto(`${harness.url}/profile`);
    await settled(page);
    await listens;
    return page;
  }

  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'ขอใบรับรอง' });
  async function asks(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'ขอใบรับรอง', exact: true }).click();
    await dialogOf(page).waitFor();
  }
  const chooses = (page: Page, words: string) =>
    dialogOf(page).locator('label').filter({ hasText: words }).click();
  async function refresh(page: Page): Promise<void> {
    const listens = listening(page);
    await page.reload();
    await settled(page);
    await listens;
  }

  it('a key is made in the only token, also after a refresh and a lost session; its PIN signs a memo that everybody can verify', async () => {
    const signatoryId = await personOf(await signIn(harness.url, 'head.policy'));
    const page = await profileOf('head.policy');
    const dialog = dialogOf(page);
    const pin = dialog.getByLabel('PIN ของอุปกรณ์');
    await asks(page);
    await chooses(page, 'อุปกรณ์เก็บกุญแจ');
    // The only token is chosen already.
    await dialog.getByRole('button', { name: /HSM-01/ }).waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await pin.fill(tokens.pin);
    await refresh(page);
    await asks(page);
    await dialog.getByRole('button', { name: 'ทำต่อ' }).click();
    await dialog.getByRole('button', { name: /HSM-01/ }).waitFor();
    // What was chosen outlives a refresh; no secret does.
    expect(await pin.inputValue()).toBe('');
    await pin.fill(tokens.pin);
    await losesSession(page, harness.url, 'head.policy');
    expect(await pin.inputValue()).toBe(tokens.pin);
    await dialog.getByLabel('รหัสผ่านของบัญชี').fill(demoPassword);
    await answerOf(page, /\/certificate\/ask-in-token$/, () =>
      dialog.getByRole('button', { name: 'ขอใบรับรอง', exact: true }).click(),
    );
    const admin = await signIn(harness.url, 'admin');
    const { rows } = await admin.get('/certificate/requests');
    const [request] = rows as [{ id: string }];
    await admin.post('/certificate/decide', { id: request.id, decision: 'issue' });
    await refresh(page);
    await page.getByText('อยู่ในอุปกรณ์ HSM-01').waitFor();

    const author = await signIn(harness.url, 'officer.policy');
    const documentId = await sentMemo(author, {
      ...{ title: 'ขออนุมัติด้วยกุญแจในอุปกรณ์', text: 'ตามที่กองขอจัดประชุม', signatoryId },
    });
    await page.goto(`${harness.url}/sarabun/document/${documentId}`);
    await page.getByRole('button', { name: 'ลงนาม', exact: true }).click();
    await page.getByLabel(/^PIN/).fill(tokens.pin);
    await answerOf(page, /\/sign-digitally$/, () =>
      page.getByRole('button', { name: 'ลงนาม', exact: true }).last().click(),
    );
    await page.getByText('ลายมือชื่อถูกต้องทั้ง 1 รายการ').waitFor();

    const { rows: signatures } = await author.get(`/registry/document/${documentId}/signatures`);
    const [{ code }] = signatures as [{ code: string }];
    const printed = await fetch(`${harness.url}/api/registry/document/${documentId}/printed`, {
      headers: { authorization: `Bearer ${author.token}` },
    });
    const file = join(temporaryFolder('sarn-token-'), 'signed.pdf');
    writeFileSync(file, Buffer.from(await printed.arrayBuffer()));
    const stranger = await harness.stranger();
    await stranger.goto(`${harness.url}/v#${code}`);
    await stranger.getByText('พบหนังสือที่ลงนามแล้ว').waitFor();
    await stranger.getByLabel('เลือกไฟล์ PDF').setInputFiles(file);
    await stranger.getByText('เป็นฉบับที่ลงนาม ทุกไบต์ตรงกัน').waitFor();
    await stranger.getByText('ลายมือชื่อถูกต้อง').waitFor();
  });

  it('a certificate of another authority is asked for and brought, also after a refresh and lost sessions', async () => {
    const admin = await signIn(harness.url, 'admin');
    const added = { certificates: national.rootPem };
    expect((await admin.post('/signature/foreign-authorities/add', added)).status).toBe(200);
    const secret = 'ต้นไม้ริมทาง-42';
    const page = await profileOf('head.legal');
    const dialog = dialogOf(page);
    await asks(page);
    await chooses(page, 'ผู้ให้บริการออกใบรับรองอื่น');
    const fields = [dialog.getByLabel(/^รหัสลงนาม(?!อีก)/), dialog.getByLabel('รหัสลงนามอีกครั้ง')];
    for (const field of fields) await field.fill(secret);
    await losesSession(page, harness.url, 'head.legal');
    for (const field of fields) expect(await field.inputValue()).toBe(secret);
    await dialog.getByLabel('รหัสผ่านของบัญชี').fill(demoPassword);
    await answerOf(page, /\/certificate\/ask$/, () =>
      dialog.getByRole('button', { name: 'ขอใบรับรอง', exact: true }).click(),
    );
    await page.getByText('รอใบรับรองจากผู้ให้บริการ').waitFor();
    await refresh(page);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'ดาวน์โหลดไฟล์คำขอ' }).click();
    const request = await (await downloaded).createReadStream().then(async (stream) => {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      return Buffer.concat(parts).toString();
    });
    const { p7b } = await national.certify(request);
    await page.getByRole('button', { name: 'นำใบรับรองมา' }).click();
    const bringing = page.getByRole('dialog', { name: 'นำใบรับรองมา' });
    await bringing.locator('input[type=file]').setInputFiles({
      ...{ name: 'certificate.p7b', mimeType: 'application/x-pkcs7-certificates' },
      buffer: Buffer.from(p7b),
    });
    await bringing.getByText('certificate.p7b').waitFor();
    await losesSession(page, harness.url, 'head.legal');
    await bringing.getByText('certificate.p7b').waitFor();
    await answerOf(page, /\/certificate\/bring$/, () =>
      bringing.getByRole('button', { name: 'นำใบรับรองมา', exact: true }).click(),
    );
    await page.getByText('National Issuing').waitFor();
    // What the header covers half of a button is no fault of the page.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await brokenRules(page)).toEqual([]);
  });
});
