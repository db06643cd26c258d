import type { Page } from 'playwright-core';
import { demoPassword, signIn } from '../api-client.ts';
import { dialog } from './people.ts';

/** Resolves when the page is connected, and will be told that its session was taken over. */
export const listening = (page: Page): Promise<unknown> =>
  page.waitForEvent('console', {
    predicate: (message) => message.text() === 'Socket is Connected',
  });

/** The account signs in elsewhere, which ends the session of this page; it is taken back above the page. */
export async function losesSession(page: Page, url: string, account: string): Promise<void> {
  await signIn(url, account);
  const again = dialog(page, 'กรุณาเข้าสู่ระบบอีกครั้ง');
  await again.getByLabel('ชื่อผู้ใช้งาน').fill(account);
  await again.getByLabel('รหัสผ่าน', { exact: true }).fill(demoPassword);
  await again.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  const taken = dialog(page, 'บัญชีนี้กำลังใช้งานอยู่');
  await taken.getByRole('button', { name: 'ยืนยัน' }).click();
  await again.waitFor({ state: 'detached' });
}
