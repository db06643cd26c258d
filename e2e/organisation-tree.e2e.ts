import { addDays, civilDateAt } from '@sarn/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { brokenRules } from './harness/axe.ts';
import { useHarness } from './harness/harness.ts';
import { toBeGone } from './harness/look.ts';
import { atSizes } from './harness/sizes.ts';
import { foreignWords, untranslatedKeys } from './harness/words.ts';
import { inFullRun } from '@sarn/server/testing';

const harness = useHarness();
const settings = '/settings/3144/setup-organization';
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

async function expectGood(page: Page): Promise<void> {
  await toBeGone(page.locator('.s-toast'));
  const faults = await atSizes(page, sizes, async () => [
    ...(await brokenRules(page)),
    ...(await untranslatedKeys(page)),
    ...(await foreignWords(page)),
    ...(await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
    })),
  ]);
  expect(faults).toEqual([]);
}

inFullRun(() => {
  it('[8.01] a unit is moved by keyboard for a day to come, seen as a plan, and called off', async () => {
    const page = await harness.enter('admin', settings);
    const line = (name: string) => page.getByRole('treeitem', { name });
    await line('กองนโยบายและแผน').focus();
    await page.keyboard.press('ArrowRight');
    await line('กลุ่มติดตามและประเมินผล').waitFor();
    await expectGood(page);
    await line('กลุ่มติดตามและประเมินผล').focus();
    await page.keyboard.press('m');
    await page.getByText('ย้ายออก', { exact: true }).waitFor();
    await line('กองกฎหมาย').focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('region', { name: 'ย้าย กลุ่มติดตามและประเมินผล' });
    await form.getByText('เลขเดินต่อ ไม่เริ่มใหม่', { exact: true }).waitFor();
    await expectGood(page);
    const [year = 0, month, date] = addDays(civilDateAt(new Date()), 30).split('-').map(Number);
    await form.getByRole('textbox', { name: 'มีผลวันที่' }).fill(`${date}/${month}/${year + 543}`);
    await form.getByRole('textbox', { name: 'คำสั่งที่' }).fill('412/2569');
    await form.getByRole('textbox', { name: 'เหตุผล' }).fill('ปรับโครงสร้าง');
    await form.getByRole('button', { name: 'กำหนดไว้ล่วงหน้า', exact: true }).click();
    const plan = page.getByRole('listitem').filter({ hasText: 'ย้ายไปอยู่ใต้ กองกฎหมาย' });
    await plan.getByText('รอถึงกำหนด', { exact: true }).waitFor();
    await expectGood(page);
    await plan.getByRole('button', { name: 'ยกเลิกกำหนด กลุ่มติดตามและประเมินผล' }).click();
    const asked = page.getByRole('dialog', { name: 'ยกเลิกกำหนด กลุ่มติดตามและประเมินผล' });
    await asked.getByRole('textbox', { name: 'เหตุผล' }).fill('คำสั่งถูกเพิกถอน');
    await asked.getByRole('button', { name: 'ยกเลิกกำหนด', exact: true }).click();
    await plan.getByText('ยกเลิกแล้ว', { exact: true }).waitFor();
  });
});

it('[8.01] a unit is dragged onto another one, and put back', async () => {
  const page = await harness.enter('admin', settings);
  const line = (name: string) => page.getByRole('treeitem', { name });
  await line('ศูนย์เทคโนโลยีสารสนเทศ').dragTo(line('กองกฎหมาย'));
  const form = page.getByRole('region', { name: 'ย้าย ศูนย์เทคโนโลยีสารสนเทศ' });
  await form.getByText('ไปอยู่ใต้', { exact: true }).waitFor();
  await page.getByText('ย้ายเข้า', { exact: true }).waitFor();
  await form.getByRole('button', { name: 'ยกเลิก', exact: true }).click();
  await toBeGone(page.getByText('ย้ายเข้า', { exact: true }));
});

inFullRun(() => {
  it('[8.01] whoever may not set the organisation gets no page of it', async () => {
    const page = await harness.enter('clerk.legal', settings);
    await page.getByRole('heading', { name: 'ท่านไม่มีสิทธิ์เปิดหน้านี้' }).waitFor();
  });
});
