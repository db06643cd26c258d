import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword } from './api-client.ts';
import { dialog, fillSignIn } from './harness/people.ts';
import { useHarness } from './harness/harness.ts';
import { Rotation, inFullRun } from '@sarn/server/testing';

const harness = useHarness();
const patience = { timeout: 15_000 };

const registering = '/sarabun/create/outside';
const subject = (page: Page) => page.getByLabel(/^เรื่อง/);
const offer = (page: Page) => page.getByText(/ยังไม่ได้ส่ง/);
const keptHere = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sarn_input')));

it('what is typed into a letter survives a refresh and a menu, and is offered back', async () => {
  const page = await harness.enter('saraban', registering);
  await subject(page).fill('ขอเชิญประชุมคณะทำงาน');
  await page.reload();
  await offer(page).waitFor();
  await page.getByRole('button', { name: 'ทำต่อ' }).click();
  await expect.poll(() => subject(page).inputValue(), patience).toBe('ขอเชิญประชุมคณะทำงาน');

  await page.getByRole('link', { name: 'ทะเบียนหนังสือ', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'กลับไปทำต่อ' }).click();
  expect(new URL(page.url()).pathname).toBe(registering);
  await page.getByRole('link', { name: 'ทะเบียนหนังสือ', exact: true }).click();
  await question.getByRole('button', { name: 'เก็บไว้ทำต่อ' }).click();
  await page.getByRole('heading', { level: 1, name: 'ทะเบียนหนังสือ', exact: true }).waitFor();
  await page.goBack();
  await offer(page).waitFor();
  await page.getByRole('button', { name: 'ทิ้ง' }).click();
  await expect.poll(() => subject(page).inputValue()).toBe('');
  expect(await keptHere(page)).toEqual([]);
});

inFullRun(() => {
  it('nothing of a classified letter stays on the device', async () => {
    const page = await harness.enter('saraban', registering);
    await subject(page).fill('เรื่องชั้นลับ');
    await expect.poll(() => keptHere(page), patience).toHaveLength(1);
    const kept = page.waitForResponse('**/api/identity/kept-input');
    await page.getByRole('button', { name: /ชั้นความลับ/ }).click();
    await page.getByRole('option', { name: 'ลับ', exact: true }).click();
    await kept;
    await expect.poll(() => keptHere(page), patience).toEqual([]);
  });
});

it.each(new Rotation().take(['desktop', 'phone'] as const, 1))(
  'a message covers nothing of the bar with which a draft is saved, on the %s',
  async (screen) => {
    const page = await harness.enter('officer2.legal', '/sarabun/create/inside', { screen });
    await subject(page).fill(`ร่างที่บันทึกแล้ว ${screen}`);
    await page.getByRole('button', { name: 'บันทึกร่าง', exact: true }).click();
    await page.locator('.s-toast').waitFor();
    const bar = page.locator('.s-form-actions');
    const overlap = async () => {
      const [own, toast] = [await bar.boundingBox(), await page.locator('.s-toasts').boundingBox()];
      return own && toast ? own.y + own.height - toast.y : null;
    };
    await expect.poll(overlap, patience).toBeLessThanOrEqual(1);
  },
);

it('a session that is taken over is taken back above the page, with all its input', async () => {
  const page = await harness.signedIn('officer.legal');
  const isListening = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'Socket is Connected',
  });
  await page.goto(`${harness.url}/sarabun/create/inside`);
  await isListening;
  await subject(page).fill('บันทึกที่ยังไม่ได้ส่ง');
  const other = await harness.stranger();
  await other.goto(harness.url);
  await fillSignIn(other, 'officer.legal', demoPassword);
  await dialog(other, 'บัญชีนี้กำลังใช้งานอยู่').getByRole('button', { name: 'ยืนยัน' }).click();
  const again = dialog(page, 'กรุณาเข้าสู่ระบบอีกครั้ง');
  await again.getByText('มีการเข้าใช้งานบัญชีนี้จากเครื่องอื่น').waitFor();
  await again.getByLabel('ชื่อผู้ใช้งาน').fill('officer.legal');
  await again.getByLabel('รหัสผ่าน', { exact: true }).fill(demoPassword);
  await again.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await dialog(page, 'บัญชีนี้กำลังใช้งานอยู่').getByRole('button', { name: 'ยืนยัน' }).click();
  await again.waitFor({ state: 'detached' });
  expect(await subject(page).inputValue()).toBe('บันทึกที่ยังไม่ได้ส่ง');
});
