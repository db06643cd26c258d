import { expect, it } from 'vitest';
import { dialog } from './harness/people.ts';
import { signIn } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { goInside } from './harness/places.ts';
import { atBothSizes } from './harness/sizes.ts';
import { useHarness } from './harness/harness.ts';
import { some } from './harness/several.ts';

const harness = useHarness();

it('the administrator reads the holidays and when people are reminded, and a wrong row is named', async () => {
  const page = await harness.enter('admin', '/settings/3144/holidays');
  await page.getByText('วันรัฐธรรมนูญ').waitFor();
  expect(await atBothSizes(page, brokenRules)).toEqual([]);
  await page.getByRole('button', { name: 'นำเข้ารายการ' }).click();
  const form = page.getByRole('dialog', { name: 'นำเข้ารายการวันหยุด' });
  await form.getByLabel('รายการวันหยุด').fill('31/2/2571; วันที่ไม่มีจริง');
  await form.getByRole('button', { name: 'นำเข้า' }).click();
  await form.getByText(/อ่านบรรทัดที่ 1 ไม่ได้/).waitFor();
  expect(await form.getByLabel('รายการวันหยุด').inputValue()).toContain('31/2/2571');
  expect(await atBothSizes(page, brokenRules)).toEqual([]);
  await goInside(page, '/settings/3144/assignment-reminders');
  await some(page.getByRole('main').getByText('แจ้งหัวหน้าเมื่อเกินกำหนด'));
  expect(await atBothSizes(page, brokenRules)).toEqual([]);
});

it('the head reads the report of a matter, whole and per person', async () => {
  const api = await signIn(harness.url, 'head.policy');
  const { data } = await api.post('/sarabun/get-todo-list', { typeCode: 'jobFollow' });
  const [row] = data as { F_DOC_ID: string }[];
  const page = await harness.enter('head.policy', `/sarabun/document/${row?.F_DOC_ID}`);
  await page.getByRole('button', { name: 'ดูรายงาน' }).click();
  const report = dialog(page, 'รายงานผลการดำเนินการ');
  await report.getByText(/รายงานผลแล้ว \d+ จาก \d+ งาน/).waitFor();
  expect(await atBothSizes(page, brokenRules)).toEqual([]);
  await report.getByRole('tab', { name: /^รายบุคคล/ }).click();
  await some(report.getByText(/^มอบหมายเมื่อ/));
  expect(await atBothSizes(page, brokenRules)).toEqual([]);
});
