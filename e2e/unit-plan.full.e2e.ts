import { randomInt } from 'node:crypto';
import { addDays, civilDateAt, formatDate } from '@sarn/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { clientWith } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { dialog } from './harness/people.ts';
import { useHarness } from './harness/harness.ts';
import { useInstance } from './harness/instance.ts';
import { foreignWords, untranslatedKeys } from './harness/words.ts';
import { toBeGone } from './harness/look.ts';

const instance = useInstance();
const harness = useHarness({ at: () => instance.url });

// The plan is entered at once; that a second person confirms it is shown by tests of the module.
beforeAll(async () => {
  const { db, announcements } = instance.app.platform;
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into switch_setting (code, is_on, version) values ('secondPerson', false, 1)`,
    );
    await announcements.announce(tx, 'switches');
  });
});

const settings = '/settings/3144/unit-dissolution';
const unit = 'กลุ่มติดตามและประเมินผล';

interface Plan {
  readonly id: string;
  readonly state: string;
  readonly orderNo: string;
  readonly unit: { readonly name: string };
}

async function plansOf(api: ApiClient): Promise<readonly Plan[]> {
  return (await api.get('/registry/unit-dissolutions'))['plans'] as readonly Plan[];
}

/** An interrupted run may have left a plan, and a unit has one at most. */
async function callOffOlder(api: ApiClient): Promise<void> {
  const open = (await plansOf(api)).filter((plan) => plan.state === 'planned');
  for (const { id } of open.filter((plan) => plan.unit.name === unit)) {
    await api.post(`/registry/unit-dissolution-plans/${id}/cancel`, { reason: 'เริ่มการทดสอบใหม่' });
  }
}

async function expectGood(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await toBeGone(page.locator('.s-toast'));
  const faults = await brokenRules(page);
  expect([...faults, ...(await untranslatedKeys(page)), ...(await foreignWords(page))]).toEqual([]);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
}

it('[8.01] the end of a unit is planned for a day to come, and called off with the reason', async () => {
  const orderNo = `${randomInt(1, 1_000_000_000)}/2569`;
  const lastDay = addDays(civilDateAt(new Date()), 300);
  const page = await harness.enter('admin', settings);
  const token = await page.evaluate(() => localStorage.getItem('sarn_token'));
  const api = clientWith(harness.url, token ?? '');
  await callOffOlder(api);

  await page.getByRole('combobox', { name: 'หน่วยงานที่สิ้นสุด' }).fill(unit);
  await page.getByRole('option', { name: unit, exact: true }).click();
  await page.locator('label').filter({ hasText: 'เรื่องอื่นไปที่หน่วยงานเหนือขึ้นไป' }).click();
  await page.getByRole('textbox', { name: 'เลขที่คำสั่ง' }).fill(orderNo);
  const day = page.getByRole('textbox', { name: 'วันสุดท้ายของหน่วยงาน' });
  const [year = 0, month, date] = lastDay.split('-').map(Number);
  await day.fill(`${date}/${month}/${year + 543}`);
  await page.getByText('สิ่งที่จะเกิดขึ้นเมื่อถึงกำหนด').waitFor();
  await expectGood(page);
  await page.getByRole('button', { name: 'ตรวจแล้ว กำหนดไว้ล่วงหน้า' }).click();
  const sure = page.getByRole('alertdialog', { name: `ยุบเลิก${unit}` });
  await sure.getByText(formatDate(lastDay, 'full', 'th')).waitFor();
  await sure.getByRole('button', { name: 'ยืนยัน', exact: true }).click();
  const line = page.getByRole('listitem').filter({ hasText: orderNo });
  await line.getByText('รอถึงกำหนด', { exact: true }).waitFor();

  // Called off from the phone; the plan stays in the list with the reason.
  const phone = await harness.enter('admin', settings, { screen: 'phone' });
  const planned = phone.getByRole('listitem').filter({ hasText: orderNo });
  await planned.getByRole('button', { name: `ยกเลิกกำหนด ${unit}` }).click();
  const asked = dialog(phone, `ยกเลิกกำหนด ${unit}`);
  await asked.getByRole('button', { name: 'ยกเลิกกำหนด', exact: true }).click();
  await asked.getByText('กรุณากรอก', { exact: true }).waitFor();
  await asked.getByRole('textbox', { name: 'เหตุผล' }).fill('คำสั่งถูกยกเลิก');
  await asked.getByRole('button', { name: 'ยกเลิกกำหนด', exact: true }).click();
  await asked.waitFor({ state: 'detached' });
  await planned.getByText('ยกเลิกกำหนดแล้ว', { exact: true }).waitFor();
  await planned.getByText('เหตุผลที่ยกเลิก: คำสั่งถูกยกเลิก', { exact: true }).waitFor();
  await expectGood(phone);
  await toBeGone(planned.getByRole('button'));
});
