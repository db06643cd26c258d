import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dialog } from './harness/people.ts';
import { useHarness } from './harness/harness.ts';
import { isGoneAfter, ok, stillPage } from './harness/still.ts';
import { toBeGone, toCount } from './harness/look.ts';
import { some } from './harness/several.ts';

/* The sentences of specification §2, §5, §8 and §9 about forgotten and new passwords, one by one. */
const harness = useHarness();

describe('a forgotten password', () => {
  const title = 'เกิดข้อผิดพลาด !';
  const warning = 'กรุณากรอกอีเมลให้ถูกต้อง.';

  it('[2.07] [14.04] takes the keys of an address only, and warns 2.5 s of others', async () => {
    const page = await stillPage(harness, '/forgot-password');
    const field = page.getByLabel('อีเมล');
    await field.pressSequentially('a.B-c_1@');
    await toBeGone(dialog(page, title));
    for (const key of ['!', ' ', 'ก', '+']) {
      // The driver has no keys for Thai letters: they are inserted, as by phones and by pasting.
      await field.pressSequentially(key);
      await dialog(page, title).getByText(warning, { exact: true }).waitFor();
      await isGoneAfter(page, title, 2500);
    }
    expect(await field.inputValue()).toBe('a.B-c_1@');
  });

  it('[2.07] loses nothing that is typed while the warning stands, however fast', async () => {
    const page = await stillPage(harness, '/forgot-password');
    await page.getByLabel('อีเมล').pressSequentially('a!');
    await dialog(page, title).waitFor();
    await page.clock.runFor(2_000);
    await page.keyboard.type('b!c@x.go');
    expect(await page.getByLabel('อีเมล').inputValue()).toBe('abc@x.go');
    // The second wrong key does not begin the time again.
    await page.clock.runFor(600);
    await toBeGone(dialog(page, title));
  });

  it('[2.07] never sends a wrong address, and answers alike for one nobody has', async () => {
    const page = await harness.stranger();
    await page.goto(`${harness.url}/forgot-password`);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/core/forgot-password')) sent.push(request.postData() ?? '');
    });
    const send = page.getByRole('button', { name: 'ส่ง', exact: true });
    for (const wrong of ['', 'a@b', 'a@b.c', 'a@b.abcdefghijklmnopqrstuvwxyz']) {
      await page.getByLabel('อีเมล').fill(wrong);
      await send.click();
      await dialog(page, title).getByText(warning, { exact: true }).waitFor();
      await ok(page, title);
    }
    expect(sent).toEqual([]);
    await page.getByLabel('อีเมล').fill('nobody@land-policy.example');
    await send.click();
    await dialog(page, 'ทำรายการสำเร็จ!')
      .getByText(/^หากอีเมลนี้อยู่ในระบบ/)
      .waitFor();
    expect(sent).toHaveLength(1);
  });

  it('[2.07] [16.08] in the other reading the server alone refuses a wrong address', async () => {
    const page = await harness.stranger();
    await page.route('**/api/portal/deployment', async (route) => {
      const body = (await (await route.fetch()).json()) as { item: { flags: object } };
      const flags = { ...body.item.flags, forgotPasswordChecksEmail: false };
      await route.fulfill({ json: { ...body, item: { ...body.item, flags } } });
    });
    await page.goto(`${harness.url}/forgot-password`);
    await page.getByLabel('อีเมล').fill('a@b');
    const sent = page.waitForRequest('**/api/core/forgot-password');
    await page.getByRole('button', { name: 'ส่ง', exact: true }).click();
    expect(new URLSearchParams((await sent).postData() ?? '').get('F_EMAIL')).toBe('a@b');
    await dialog(page, title).waitFor();
  });

  it('[2.07] [1.02] asks for the ID card where the deployment does, under its mark', async () => {
    const page = await harness.stranger();
    await page.route('**/api/portal/deployment', async (route) => {
      const body = (await (await route.fetch()).json()) as { item: { flags: object } };
      const flags = { ...body.item.flags, forgotPasswordAsksIdCard: true };
      await route.fulfill({ json: { ...body, item: { ...body.item, flags } } });
    });
    await page.goto(`${harness.url}/forgot-password`);
    await page.locator('.login-brand img[src$="deployments/sarn.svg"]').waitFor();
    await page.getByLabel('อีเมล').fill('nobody@land-policy.example');
    const send = page.getByRole('button', { name: 'ส่ง', exact: true });
    await page.getByLabel('เลขประจำตัวประชาชน').fill('1234567890123');
    await send.click();
    await dialog(page, title)
      .getByText(/เลขประจำตัวประชาชน/)
      .waitFor();
    await ok(page, title);
    await page.getByLabel('เลขประจำตัวประชาชน').fill('๑-๒๓๔๕-๖๗๘๙๐-๑๒-๑');
    const sent = page.waitForRequest('**/api/core/forgot-password');
    await send.click();
    const fields = new URLSearchParams((await sent).postData() ?? '');
    expect([fields.get('F_EMAIL'), fields.get('F_ID_CARD')]).toEqual([
      'nobody@land-policy.example',
      '1234567890121',
    ]);
    await dialog(page, 'ทำรายการสำเร็จ!').waitFor();
  });

  it('[2.07] [14.04] shows the server’s sentence when it is refused, and leads back', async () => {
    const page = await harness.stranger();
    await page.goto(`${harness.url}/forgot-password`);
    await page.route('**/api/core/forgot-password', (route) =>
      route.fulfill({ status: 422, json: { status: 'error', message: 'คำตอบจากเครื่องแม่ข่าย' } }),
    );
    await page.getByLabel('อีเมล').fill('a@land-policy.example');
    await page.getByRole('button', { name: 'ส่ง', exact: true }).click();
    await dialog(page, title).getByText('คำตอบจากเครื่องแม่ข่าย').waitFor();
    await ok(page, title);
    await page.getByRole('link', { name: 'กลับหน้าเข้าสู่ระบบ' }).click();
    await page.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
  });
});

describe('a new password', () => {
  const title = 'เกิดข้อผิดพลาด !';
  const fill = async (page: Page, password: string, repeated: string, code: string) => {
    await page.getByRole('textbox', { name: 'รหัสผ่านใหม่', exact: true }).fill(password);
    await page.getByRole('textbox', { name: 'ยืนยันรหัสผ่านใหม่', exact: true }).fill(repeated);
    await page.getByLabel('รหัสยืนยัน').fill(code);
    await page.getByRole('button', { name: 'บันทึก' }).click();
  };

  it('[2.08] [14.04] needs a key: without one the sign-in page takes its place', async () => {
    const page = await harness.stranger();
    await page.goto(`${harness.url}/forgot-password`);
    await page.goto(`${harness.url}/reset-password`);
    await page.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.goBack();
    await page.getByRole('heading', { name: 'ลืมรหัสผ่าน' }).waitFor();
  });

  it('[2.08] hints at each rule and ticks it as it is met', async () => {
    const page = await harness.stranger();
    await page.goto(`${harness.url}/reset-password?key=a`);
    const rules = page.getByRole('list', { name: 'รหัสผ่านใหม่ต้องมี' }).getByRole('listitem');
    const met = rules.and(page.locator('[data-met]'));
    await some(rules);
    await toCount(rules, 5);
    await toBeGone(met);
    const field = page.getByRole('textbox', { name: 'รหัสผ่านใหม่', exact: true });
    for (const [text, count] of [
      ['a', 2],
      ['aB', 3],
      ['aB1', 4],
      ['aB1aB1aB', 5],
      ['aB1กaB1a', 4],
    ] as const) {
      await field.fill(text);
      await toCount(met, count);
    }
  });

  it('[2.08] [14.04] refuses short, different and simple ones, and a missing code, unsent', async () => {
    const page = await harness.stranger();
    await page.goto(`${harness.url}/reset-password?key=a`);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/core/reset-password')) sent.push(request.url());
    });
    for (const [password, repeated, code, sentence] of [
      ['Ab1', 'Ab1', '1', 'กรุณากรอกรหัสผ่านใหม่อย่างน้อย 8 ตัวอักษร'],
      ['Saraban2570', 'Ab1', '1', 'กรุณากรอกรหัสผ่านใหม่อย่างน้อย 8 ตัวอักษร'],
      ['Saraban2570', 'Saraban2571', '1', 'รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน'],
      [
        'saraban2570',
        'saraban2570',
        '1',
        'รหัสผ่านใหม่ต้องมีตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก และตัวเลข อย่างน้อยอย่างละหนึ่งตัว',
      ],
      [
        'สารบรรณAa1',
        'สารบรรณAa1',
        '1',
        'รหัสผ่านใหม่ใช้ได้เฉพาะตัวอักษรภาษาอังกฤษ ตัวเลข และเครื่องหมาย โดยไม่เว้นวรรค',
      ],
      ['Saraban2570', 'Saraban2570', ' ', 'กรุณากรอกรหัสยืนยัน'],
    ] as const) {
      await fill(page, password, repeated, code);
      await dialog(page, title).getByText(sentence, { exact: true }).waitFor();
      await ok(page, title);
    }
    expect(sent).toEqual([]);
  });

  it('[2.08] [14.04] says that a code is not right', async () => {
    const page = await harness.stranger();
    await page.goto(`${harness.url}/reset-password?key=made-up-key`);
    await fill(page, 'Saraban2570', 'Saraban2570', '12345678');
    await dialog(page, title)
      .getByText(/^รหัสยืนยันไม่ถูกต้องหรือหมดอายุแล้ว/)
      .waitFor();
  });

  it('[2.08] [14.04] shows the server’s sentence for 3.5 s, then the sign-in page', async () => {
    const page = await stillPage(harness, '/reset-password?key=a');
    await page.route('**/api/core/reset-password', (route) =>
      route.fulfill({ json: { status: 'success', message: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว' } }),
    );
    await fill(page, 'Saraban2570', 'Saraban2570', '12345678');
    await dialog(page, 'ทำรายการสำเร็จ!').getByText('เปลี่ยนรหัสผ่านเรียบร้อยแล้ว').waitFor();
    await isGoneAfter(page, 'ทำรายการสำเร็จ!', 3500);
    await page.clock.resume();
    await page.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
  });
});
