import type { Page } from 'playwright-core';
import { dialog } from './people.ts';

/** Refuses a letter that arrived, with a reason, on the open page of arrivals. */
export async function refuseArrival(page: Page, subject: string): Promise<void> {
  await page.getByText(subject, { exact: true }).click();
  await page.getByRole('button', { name: 'ปฏิเสธการรับ' }).click();
  const form = dialog(page, 'ปฏิเสธการรับหนังสือ');
  await form.getByLabel('เหตุผล').fill('ไม่ใช่หนังสือถึงหน่วยงานนี้');
  await form.getByRole('button', { name: 'ปฏิเสธการรับ' }).click();
  await page.getByText('ปฏิเสธการรับแล้ว').waitFor();
}
