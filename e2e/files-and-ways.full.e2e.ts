import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { letterForm, signIn } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { pickPdf } from './harness/letter.ts';
import { dialog } from './harness/people.ts';
import { useHarness } from './harness/harness.ts';
import { firstOf, some } from './harness/several.ts';

const harness = useHarness();
const sender = 'กรมที่ส่งเรื่องมาเป็นประจำ';
const earlierTitle = 'ขอหารือแนวทางปฏิบัติครั้งแรก';
let letterId = '';

beforeAll(async () => {
  const registry = await signIn(harness.url, 'saraban');
  await registry.post('/sarabun/request-pdpa', { F_IS_AGREE_PDPA: 1 });
  const register = async (no: string, title: string) => {
    const form = letterForm(no, await registry.upload(title));
    const answer = await registry.post('/registry/incoming/register', { ...form, sender, title });
    return String(answer['documentId']);
  };
  const units = await registry.get('/identity/units');
  const { rows } = units as unknown as { rows: { id: string; nameTh: string }[] };
  const legal = rows.find((unit) => unit.nameTh === 'กองกฎหมาย')?.id;
  const sent = await register('ค 1', earlierTitle);
  const answer = await registry.post(`/registry/document/${sent}/act`, {
    ...{ on: 'document', targetId: sent, act: 'distribute' },
    form: { recipients: [{ unitId: legal, role: 'main' }] },
  });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  letterId = await register('ค 2', 'ขอหารือแนวทางปฏิบัติเพิ่มเติม');
});

const open = (screen: 'desktop' | 'phone') =>
  harness.enter('saraban', `/sarabun/document/${letterId}`, { screen });

async function replaceScan(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^แทนที่ .* ด้วยรุ่นใหม่$/ }).click();
  const ask = dialog(page, 'แทนที่ไฟล์ด้วยรุ่นใหม่');
  await ask.getByRole('button', { name: 'แทนที่ไฟล์' }).click();
  await ask.getByText('โปรดเลือกไฟล์รุ่นใหม่').waitFor();
  await pickPdf(ask, 'สแกนครบทุกหน้า.pdf');
  await ask.getByRole('button', { name: 'สแกนไม่ชัดหรือไม่ครบทุกหน้า' }).click();
  expect(await brokenRules(page)).toEqual([]);
  await ask.getByRole('button', { name: 'แทนที่ไฟล์' }).click();
  await ask.waitFor({ state: 'detached' });
}

describe('the files of a letter', () => {
  it('[4.12] are replaced by a better scan on the desktop, and the former is read on the phone', async () => {
    const desktop = await open('desktop');
    await replaceScan(desktop);
    await desktop.getByText(/รุ่นที่ 2/).waitFor();
    const phone = await open('phone');
    await phone.getByText('รุ่นก่อนหน้าและไฟล์ที่ถอนออก').click();
    const former = phone.getByRole('list', { name: 'รุ่นก่อนหน้าและไฟล์ที่ถอนออก' });
    await firstOf(former.getByRole('button')).click();
    await phone.getByText(/^ท่านกำลังดูไฟล์รุ่นก่อนหน้า/).waitFor();
    expect(await brokenRules(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'ดูรุ่นล่าสุด' }).click();
    await phone.getByText(/^ท่านกำลังดูไฟล์รุ่นก่อนหน้า/).waitFor({ state: 'detached' });
  });
});

describe('earlier documents', () => {
  it('[4.12] are found by typing, opened from the link, and taken back', async () => {
    const page = await open('desktop');
    await page.getByRole('button', { name: 'เอกสารที่เกี่ยวข้อง' }).click();
    await page.getByRole('button', { name: 'อ้างถึงเรื่องเดิม' }).click();
    await page.getByRole('combobox', { name: 'ค้นหาเรื่องเดิม' }).fill('หารือแนวทางปฏิบัติครั้งแรก');
    await firstOf(page.getByRole('option', { name: new RegExp(earlierTitle) })).click();
    const linked = page.getByRole('region', { name: 'อ้างถึง' });
    await linked.getByRole('button', { name: `เปิด ${earlierTitle}` }).waitFor();
    // A button half hidden by a note or the sticky header would count as too small.
    const note = page.getByRole('alertdialog').filter({ hasText: 'อ้างถึงแล้ว' });
    await note.waitFor();
    await note.waitFor({ state: 'detached' });
    await page.evaluate(() => scrollTo(0, 0));
    expect(await brokenRules(page)).toEqual([]);
    await linked.getByRole('button', { name: `เปิด ${earlierTitle}` }).click();
    await page.getByRole('region', { name: 'ถูกอ้างถึงโดย' }).waitFor();
    await page.keyboard.press('Escape');
    await linked.getByRole('button', { name: /^นำการอ้างถึง/ }).click();
    await linked.waitFor({ state: 'detached' });
  });
});

describe('whom it goes to next', () => {
  it('[8.08] is offered from earlier letters of the sender, and kept as a list for the next one', async () => {
    const page = await open('phone');
    await firstOf(
      page
        .getByRole('button', { name: 'แจกจ่ายหน่วยงาน' })
        .or(page.getByRole('button', { name: 'อื่น ๆ' })),
    ).click();
    const entry = page.getByRole('menuitem', { name: 'แจกจ่ายหน่วยงาน' });
    const ask = dialog(page, 'แจกจ่ายหน่วยงาน');
    await some(entry.or(ask));
    if (await entry.isVisible()) await entry.click();
    const usual = ask.getByRole('group', { name: 'มักส่งต่อให้' });
    await usual.getByRole('button', { name: /^เพิ่ม กองกฎหมาย .*จากหนังสือของผู้ส่งรายเดียวกัน$/ }).click();
    await ask.getByText('เลือกแล้ว 1 ราย').waitFor();
    await ask.getByRole('button', { name: 'เส้นทางที่บันทึกไว้' }).click();
    await page.getByRole('button', { name: 'บันทึกรายชื่อนี้เป็นเส้นทาง' }).click();
    const keep = dialog(page, 'บันทึกรายชื่อนี้เป็นเส้นทาง');
    await keep.getByLabel(/^ชื่อเส้นทาง/).fill('เรื่องหารือ');
    expect(await brokenRules(page)).toEqual([]);
    await keep.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await keep.waitFor({ state: 'detached' });
    await ask.getByRole('button', { name: 'นำ กองกฎหมาย ออก' }).click();
    await ask.getByText('ยังไม่ได้เลือกผู้รับ').waitFor();
    await ask.getByRole('button', { name: 'เส้นทางที่บันทึกไว้' }).click();
    await page.getByRole('button', { name: /^เรื่องหารือ/ }).click();
    await ask.getByText('เลือกแล้ว 1 ราย').waitFor();
  });
});
