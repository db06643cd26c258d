import { samplePdf } from '@sarn/testing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dialog } from './harness/people.ts';
import { goInside } from './harness/places.ts';
import { sessionOf } from './harness/session.ts';
import { useHarness } from './harness/harness.ts';
import { faultsOf } from './harness/walk.ts';
import { toBeGone, toCount } from './harness/look.ts';
import { firstOf, some } from './harness/several.ts';

const harness = useHarness();

const settings = '/settings/3144/DocumentManual';
const patience = { timeout: 15_000 };

async function isFitting(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

describe('[2.14] the manual', () => {
  it('is found by its contents and by a word, with pictures, and is printed alone', async () => {
    const page = await harness.enter('clerk.legal', '/manual');
    await page.getByRole('searchbox', { name: 'ค้นหาในคู่มือ' }).fill('กล่องหนังสือเข้า');
    await page.getByText('พบ 1 เรื่อง').waitFor();
    await page.getByRole('link', { name: /^ลงทะเบียนรับหนังสือ/ }).click();
    await page.getByRole('heading', { level: 1, name: 'ลงทะเบียนรับหนังสือ' }).waitFor();
    const picture = firstOf(page.locator('.reading img'));
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width, patience).toBeGreaterThan(500);

    await page.getByRole('link', { name: /^เรื่องถัดไป/ }).click();
    await page.getByRole('heading', { level: 1, name: 'พิจารณาและสั่งการ' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.reading').isVisible()).toBe(true);
    for (const part of ['.app-header', '.manual-side', '.manual-nav', '.app-footer']) {
      expect([part, await firstOf(page.locator(part)).isVisible()]).toEqual([part, false]);
    }
    await page.emulateMedia({ media: 'screen' });

    await goInside(page, '/manual');
    await page.getByRole('searchbox').fill('ไม่มีคำนี้แน่นอน');
    await page.getByText('ไม่พบเรื่องที่มีคำว่า “ไม่มีคำนี้แน่นอน”').waitFor();
    await page.getByRole('link', { name: /^ขั้นตอนงานสารบรรณ ตาราง/ }).click();
    await page.waitForURL('**/sarabun/help/flow');
  });

  it('reads well on the phone: every page, no wider than the screen, every picture there', async () => {
    const page = await harness.enter('clerk.legal', '/manual', { screen: 'phone' });
    await some(page.locator('.manual-contents-link'));
    const places = await page
      .locator('.manual-contents-link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(places.length).toBeGreaterThanOrEqual(11);
    for (const place of places) {
      await goInside(page, place);
      await some(page.locator('.reading h2'));
      for (const picture of await page.locator('.reading img').all()) {
        await picture.scrollIntoViewIfNeeded();
        const isThere = () =>
          picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
        await expect.poll(isThere, patience).toBe(true);
      }
      expect([place, await isFitting(page)]).toEqual([place, true]);
    }
  });

  it('says so when a page of that name is not there', async () => {
    const page = await harness.enter('clerk.legal', '/manual/no-such-page');
    await page.getByText('ไม่พบเรื่องนี้ในคู่มือ').waitFor();
  });
});

/** A video of two seconds, made by the browser itself. */
async function film(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const paint = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start(200);
    const began = performance.now();
    await new Promise<void>((resolve) => {
      const draw = () => {
        const passed = performance.now() - began;
        if (paint) paint.fillStyle = `hsl(${passed % 360} 80% 50%)`;
        paint?.fillRect(0, 0, canvas.width, canvas.height);
        if (passed > 2_000) resolve();
        else requestAnimationFrame(draw);
      };
      draw();
    });
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

interface NewManual {
  readonly kind: string;
  readonly titleTh: string;
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

async function fillManual(form: Locator, { kind, titleTh, file }: NewManual): Promise<void> {
  await form.getByText(kind, { exact: true }).click();
  await form.getByRole('textbox', { name: 'ชื่อภาษาไทย' }).fill(titleTh);
  await form.getByRole('textbox', { name: 'ชื่อภาษาอังกฤษ' }).fill(`${titleTh} in English`);
  await form.locator('input[type=file]').setInputFiles(file);
}

async function addManual(page: Page, manual: NewManual): Promise<void> {
  await page.getByRole('button', { name: 'เพิ่มคู่มือ' }).click();
  const form = dialog(page, 'เพิ่มคู่มือ');
  await fillManual(form, manual);
  await form.getByRole('button', { name: 'บันทึก' }).click();
  await form.waitFor({ state: 'detached' });
}

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf(name.replaceAll(/[^ -~]/g, ' '))),
});

async function press(page: Page, name: string, command: string): Promise<void> {
  await page.getByRole('button', { name: `คำสั่งสำหรับ ${name}` }).click();
  await page.getByRole('menuitem', { name: command }).click();
}

const titles = (page: Page) => page.locator('.manual-file strong').allTextContents();

it('[11.05] the administrator adds films and documents, orders, hides and removes them', async () => {
  const admin = await harness.enter('admin', settings);
  await admin.getByText('กดเพิ่มคู่มือเพื่ออัปโหลด').waitFor();
  const buffer = await film(admin);
  await addManual(admin, {
    kind: 'วิดีโอ',
    titleTh: 'วิดีโอลงรับ',
    file: { name: 'receive.webm', mimeType: 'video/webm', buffer },
  });
  await addManual(admin, { kind: 'เอกสาร', titleTh: 'เอกสารย่อ', file: pdf('short.pdf') });
  await addManual(admin, { kind: 'คู่มือ', titleTh: 'คู่มือฉบับเต็ม', file: pdf('full.pdf') });
  await expect.poll(() => titles(admin), patience).toEqual(['วิดีโอลงรับ', 'เอกสารย่อ', 'คู่มือฉบับเต็ม']);
  await admin.getByRole('button', { name: 'เลื่อนขึ้น คู่มือฉบับเต็ม' }).click();
  await expect.poll(() => titles(admin), patience).toEqual(['วิดีโอลงรับ', 'คู่มือฉบับเต็ม', 'เอกสารย่อ']);

  const clerk = await harness.enter('clerk.legal', '/manual-document-video');
  await expect.poll(() => titles(clerk), patience).toEqual(['วิดีโอลงรับ', 'คู่มือฉบับเต็ม', 'เอกสารย่อ']);
  await clerk.getByRole('button', { name: 'เปิดอ่าน เอกสารย่อ' }).click();
  await some(clerk.locator('.file-sheet-picture'));
  await clerk.keyboard.press('Escape');
  const kept = clerk.waitForEvent('download');
  await clerk.getByRole('button', { name: 'ดาวน์โหลด เอกสารย่อ' }).click();
  expect((await kept).suggestedFilename()).toBe('short.pdf');
  await goInside(clerk, '/manual');
  await expect.poll(() => titles(clerk), patience).toEqual(['คู่มือฉบับเต็ม']);

  await press(admin, 'เอกสารย่อ', 'ซ่อน');
  await admin.getByText('ซ่อนอยู่').waitFor();
  await press(admin, 'คู่มือฉบับเต็ม', 'แก้ไขชื่อและผู้ที่เห็น');
  const change = dialog(admin, 'แก้ไขชื่อและผู้ที่เห็น');
  await change.getByRole('textbox', { name: 'ชื่อภาษาไทย' }).fill('คู่มือปี 2570');
  await change.getByRole('button', { name: 'บันทึก' }).click();
  await change.waitFor({ state: 'detached' });
  // Loaded anew: an open page is not told of changes of the manuals.
  await clerk.goto(`${harness.url}/manual-document`);
  await expect.poll(() => titles(clerk), patience).toEqual(['คู่มือปี 2570']);

  await press(admin, 'คู่มือปี 2570', 'ลบ');
  await admin
    .getByRole('alertdialog', { name: 'ลบคู่มือ “คู่มือปี 2570” หรือไม่' })
    .getByRole('button', { name: 'ลบ' })
    .click();
  await expect.poll(() => titles(admin), patience).toEqual(['วิดีโอลงรับ', 'เอกสารย่อ']);
});

it('[11.05] a film plays and can be moved about in', async () => {
  const page = await harness.enter('clerk.legal', '/manual-video', { screen: 'phone' });
  const parts: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/help/manual-view/')) parts.push(response.status());
  });
  await page.getByRole('button', { name: 'เล่นวิดีโอ วิดีโอลงรับ' }).click();
  const video = page.locator('video');
  const state = () => video.evaluate((one) => (one as HTMLVideoElement).readyState);
  await expect.poll(state, patience).toBeGreaterThanOrEqual(1);
  const position = await video.evaluate(async (one) => {
    const player = one as HTMLVideoElement;
    player.muted = true;
    await player.play();
    player.pause();
    const moved = new Promise((resolve) => player.addEventListener('seeked', resolve));
    player.currentTime = 1;
    await moved;
    return player.currentTime;
  });
  expect(position).toBeCloseTo(1, 1);
  expect(parts).toContain(206);
});

it('[11.05] a file of the wrong kind is refused before it is sent, and nothing typed is lost', async () => {
  const page = await harness.enter('admin', settings);
  await page.getByRole('button', { name: 'เพิ่มคู่มือ' }).click();
  const form = dialog(page, 'เพิ่มคู่มือ');
  await form.getByRole('button', { name: 'บันทึก' }).click();
  await toCount(form.getByText('กรุณากรอกชื่อ'), 2);
  await form.getByText('กรุณาเลือกไฟล์').waitFor();
  await fillManual(form, { kind: 'วิดีโอ', titleTh: 'ผิดชนิด', file: pdf('wrong.pdf') });
  await some(form.getByText(/MP4, WEBM/));
  await form.getByRole('button', { name: 'บันทึก' }).click();
  expect(await form.getByRole('textbox', { name: 'ชื่อภาษาไทย' }).inputValue()).toBe('ผิดชนิด');
  // A file named as a video that is none: the server detects it by its bytes.
  await form.getByRole('button', { name: /wrong\.pdf/ }).click();
  await form
    .locator('input[type=file]')
    .setInputFiles({ ...pdf('film.mp4'), mimeType: 'video/mp4' });
  await form.getByRole('button', { name: 'บันทึก' }).click();
  await form.getByText(/นามสกุลของไฟล์ film\.mp4 ไม่ตรงกับเนื้อหา/).waitFor();
});

describe('[2.14] the privacy policy', () => {
  it('is read from the question about it, which waits', async () => {
    const kept = await sessionOf(harness.url, 'clerk.legal');
    const page = await harness.stranger();
    await page.addInitScript((entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    }, kept);
    const token = { authorization: `Bearer ${kept['sarn_token']}` };
    await fetch(`${harness.url}/api/sarabun/request-pdpa`, {
      method: 'POST',
      headers: { ...token, 'content-type': 'application/json' },
      body: JSON.stringify({ F_IS_AGREE_PDPA: 0 }),
    });
    await page.goto(`${harness.url}/manual`);
    const question = dialog(page, 'นโยบายคุ้มครองข้อมูลส่วนบุคคล');
    const opened = page.context().waitForEvent('page');
    await question.getByRole('link', { name: /^อ่านนโยบายฉบับเต็ม/ }).click();
    const policy = await opened;
    await policy.getByRole('heading', { level: 1, name: 'นโยบายคุ้มครองข้อมูลส่วนบุคคล' }).waitFor();
    await some(policy.getByText('พระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล'));
    await page.bringToFront();
    await question.getByRole('button', { name: 'ยินยอม', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'คู่มือการใช้งาน' }).waitFor();
    await toBeGone(dialog(policy, 'นโยบายคุ้มครองข้อมูลส่วนบุคคล'));
  });

  it('gets a new version by the administrator; every version is there to read', async () => {
    const page = await harness.enter('admin', '/settings/3144/privacy-policy');
    await page.getByRole('textbox', { name: 'เลขฉบับ' }).fill('2.0');
    await page.getByRole('textbox', { name: 'วันที่มีผลบังคับใช้' }).fill('1/1/2600');
    await page.getByRole('textbox', { name: 'ข้อความภาษาไทย' }).fill('## ข้อใหม่\n\nข้อความใหม่');
    await page.getByRole('button', { name: 'ประกาศใช้' }).click();
    const sure = page.getByRole('alertdialog', { name: 'ประกาศใช้นโยบายฉบับที่ 2.0 หรือไม่' });
    await sure.getByRole('button', { name: 'ประกาศใช้' }).click();
    await some(page.getByText('ประกาศใช้แล้ว'));
    await page.getByText('ยังไม่มีผลบังคับใช้').waitFor();

    const reader = await harness.stranger({ screen: 'phone' });
    await reader.goto(`${harness.url}/privacy-policy`);
    await reader.getByText('ฉบับที่ 1.0 · มีผลบังคับใช้').waitFor();
    await reader.getByRole('button', { name: /^ฉบับที่ 2\.0/ }).click();
    await reader.getByText('ข้อความใหม่').waitFor();
    expect(await isFitting(reader)).toBe(true);
    await reader.getByRole('link', { name: 'กลับหน้าเข้าสู่ระบบ' }).click();
    await reader.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
  });
});

it('[2.14] [11.05] screens with manuals on them break no rule of WCAG 2.2 A and AA, and fit', async () => {
  const page = await harness.enter('admin', settings);
  const found: Record<string, string[]> = {};
  for (const place of [settings, '/manual-document-video', '/manual-document']) {
    await goInside(page, place);
    found[place] = await faultsOf(page, 'th');
  }
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
});
