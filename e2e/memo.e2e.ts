import { randomInt } from 'node:crypto';
import { toThaiDigits } from '@sarn/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cast } from './harness/cast.ts';
import { doStep } from './harness/step.ts';
import { pickPdf, typeWords } from './harness/letter.ts';
import { act, byPassword, choose, dialog, openFromQueue, pickPerson } from './harness/people.ts';
import { goInside } from './harness/places.ts';
import { useHarness } from './harness/harness.ts';
import { some } from './harness/several.ts';

const harness = useHarness();
const title = `ขออนุมัติจัดประชุมเชิงปฏิบัติการ ครั้งที่ ${randomInt(1, 1_000_000_000)}`;
const dashboard = '/sarabun/dashboard';
const boldText = 'จัดประชุมเชิงปฏิบัติการ ในวันที่ 15 มกราคม 2569';

it('[4.02] is drafted, sent back, mended, passed, signed by password, received and filed', async () => {
  const officer = await harness.enter('officer.policy', '/sarabun/create/inside');
  await officer.getByRole('textbox', { name: 'เรื่อง' }).fill(title);
  await typeWords(officer, 'เรียน', 'ผู้อำนวยการกองกฎหมาย');
  await officer.getByRole('button', { name: 'เลือกหน่วยงาน' }).click();
  await choose(officer.getByRole('dialog', { name: 'ส่งถึงหน่วยงาน' }), 'กองกฎหมาย');
  await officer.keyboard.press('Escape');
  // The page beside the form is drawn, and follows what is typed.
  const drawn = () =>
    officer
      .getByRole('img', { name: 'หน้า 1 จาก 1' })
      .evaluate((page: HTMLImageElement) => (page.naturalWidth > 0 ? page.src : ''));
  await expect.poll(drawn, { timeout: 15_000 }).toMatch(/^blob:/);
  const before = await drawn();
  await writeBody(officer);
  await expect.poll(drawn, { timeout: 15_000 }).not.toBe(before);
  // A press on the page leads to its field.
  const page = officer.getByRole('button', { name: 'ไปยังช่องที่กดบนหน้า 1' });
  const { width = 0, height = 0 } = (await page.boundingBox()) ?? {};
  await page.click({ position: { x: width / 2, y: height * 0.19 } });
  const subject = officer.getByRole('textbox', { name: 'เรื่อง' });
  await expect.poll(() => subject.evaluate((box) => box.matches(':focus'))).toBe(true);
  await pickPdf(officer, 'กำหนดการ.pdf');
  await officer.getByRole('button', { name: 'ส่งตรวจ/ลงนาม' }).click();
  const route = dialog(officer, 'ส่งตรวจ/ลงนาม');
  await pickPerson(route, 'ผู้ตรวจ/ทาน ตามลำดับ', cast['officer2.policy']);
  await pickWhileItScrolls(officer, route, 'ผู้ลงนาม', cast['head.policy']);
  await route.getByRole('button', { name: 'ส่งตรวจ/ลงนาม' }).click();
  await officer.getByRole('heading', { name: title, level: 1 }).waitFor();

  const reviewer = await harness.enter('officer2.policy', dashboard);
  await doStep(reviewer, title, {
    queue: 'รอตรวจ/ทาน',
    name: 'ส่งกลับ',
    fill: (form) => form.getByRole('textbox', { name: 'เหตุผล' }).fill('ขอให้ระบุวันที่จัดประชุม'),
  });

  await goInside(officer, dashboard);
  await openFromQueue(officer, 'รอผู้อื่นตรวจ/ลงนาม', title);
  await officer.getByRole('note').getByText('เหตุผล: ขอให้ระบุวันที่จัดประชุม').waitFor();
  const principal = officer.getByRole('region', { name: 'ตอนนี้เรื่องอยู่ที่' });
  await principal.getByText(cast['officer.policy']).waitFor();
  await officer.getByRole('link', { name: 'แก้ไขร่าง' }).click();
  const body = officer.getByRole('textbox', { name: 'ข้อความ' });
  await body.press('End');
  await body.pressSequentially(' ในวันที่ 15 มกราคม 2569');
  // What was added is at the end of the bold words, and is bold like them.
  expect(await body.locator('strong').textContent()).toBe(boldText);
  await officer.getByRole('button', { name: 'ส่งตรวจ/ลงนาม' }).click();
  // The route is remembered from the first time; the signatory's name may be among the proposals.
  const reviewers = route.getByRole('listitem');
  await reviewers.filter({ hasText: cast['officer2.policy'] }).waitFor();
  await route.getByRole('button', { name: 'ส่งตรวจ/ลงนาม' }).click();
  await officer.getByRole('heading', { name: title, level: 1 }).waitFor();
  await officer.waitForURL('**/sarabun/document/*');
  const document = new URL(officer.url()).pathname;

  await doStep(reviewer, title, {
    queue: 'รอตรวจ/ทาน',
    name: 'ผ่านการตรวจ',
    fill: (form) => form.getByLabel('หมายเหตุ').fill('ถูกต้องแล้ว'),
  });

  const head = await harness.enter('head.policy', dashboard);
  await openFromQueue(head, 'รอลงนาม', title);
  await act(head, 'ลงนาม', async (form) => {
    await form.getByLabel('หมายเหตุ').fill('เห็นชอบ');
    await byPassword(form, 'wrong-password');
    await form.getByRole('button', { name: 'ลงนาม', exact: true }).click();
    await form.getByText('รหัสผ่านไม่ถูกต้อง กรุณากรอกใหม่อีกครั้ง').waitFor();
    expect(await form.getByLabel('หมายเหตุ').inputValue()).toBe('เห็นชอบ');
    await form.getByLabel('รหัสผ่านของท่าน').fill('Sarn2569');
  });
  const told = await head.getByText(/^ลงนามเรียบร้อยแล้ว เลขที่ .+\/\d+$/).textContent();
  const number = told?.replace('ลงนามเรียบร้อยแล้ว เลขที่ ', '') ?? '';

  const clerk = await harness.enter('clerk.legal', dashboard);
  await openFromQueue(clerk, 'รอลงรับ', title);
  await some(clerk.getByText(`ที่ ${number}`));
  // The numbered memo is its printed page.
  const sheet = clerk.getByRole('region', { name: `เอกสาร ${number} ${title}.pdf` });
  await sheet.getByText('บันทึกข้อความ').waitFor();
  const text = (await sheet.textContent())?.replace(/\s/g, '');
  for (const part of [title, boldText, cast['head.policy'], number]) {
    expect(text).toContain(toThaiDigits(part).replace(/\s/g, ''));
  }
  await act(clerk, 'ลงรับ');
  await clerk.getByText(/ลงรับเรียบร้อยแล้ว เลขที่ \d+\/25\d\d/).waitFor();

  // Its end: presented to the addressee, and filed by the head in one step.
  await goInside(clerk, document);
  await act(clerk, 'เสนอ', async () => undefined);
  const legal = await harness.enter('head.legal', document);
  await act(legal, 'ทราบและเก็บเรื่อง', (form) => choose(form, 'เก็บ 10 ปี'));
  await legal.reload();
  await legal.getByRole('heading', { name: title, level: 1 }).waitFor();
  const ended = legal.getByRole('region', { name: 'ตอนนี้เรื่องอยู่ที่' });
  await ended.getByText('เรื่องสิ้นสุดแล้ว', { exact: true }).waitFor();
});

/** What was typed is found, also when the window scrolled before the answer came. */
async function pickWhileItScrolls(page: Page, form: Locator, label: string, name: string) {
  const hasScrolled = Promise.withResolvers<void>();
  const people = '**/api/identity/people?*';
  await page.route(people, async (call) => {
    await hasScrolled.promise;
    await call.continue();
  });
  const box = form.getByRole('combobox', { name: label });
  await box.fill(name);
  await page.getByRole('listbox').waitFor();
  await box.evaluate((field) => field.closest('form')?.dispatchEvent(new Event('scroll')));
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  hasScrolled.resolve();
  await page.getByRole('option', { name }).click();
  await page.unroute(people);
}

/** A paragraph with some of its words in bold, made with the keyboard. */
async function writeBody(page: Page): Promise<void> {
  const body = page.getByRole('textbox', { name: 'ข้อความ' });
  await body.pressSequentially('ด้วยกองนโยบายและแผนขออนุมัติ');
  await body.press('Control+b');
  await body.pressSequentially('จัดประชุมเชิงปฏิบัติการ');
  await body.press('Control+b');
}
