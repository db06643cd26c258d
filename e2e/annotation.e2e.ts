import type { Page } from 'playwright-core';
import { samplePng } from '@sarn/testing';
import { expect, it } from 'vitest';
import { demoPassword, letterForm, signIn } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { answerOf } from './harness/calls.ts';
import { useHarness } from './harness/harness.ts';
import { toCount } from './harness/look.ts';
import { choose, dialog } from './harness/people.ts';
import { inFullRun } from '@sarn/server/testing';

const harness = useHarness();

/** A letter that is stamped and waits for the director; of a scan where one is given. */
async function presented(scan?: Buffer): Promise<string> {
  const registry = await signIn(harness.url, 'saraban');
  const fileId = await registry.upload(scan ?? 'Please consider');
  const form = letterForm(scan ? 'annotation of a scan' : 'annotation', fileId);
  const { documentId } = await registry.post('/registry/incoming/register', form);
  const asked = { on: 'document', targetId: documentId, act: 'present' };
  const to = { to: 'head', purpose: 'to-consider' };
  const done = await registry.post(`/registry/document/${String(documentId)}/act`, {
    ...asked,
    form: to,
  });
  expect(done.status, JSON.stringify(done)).toBe(200);
  // The stamp follows in a job.
  const stamped = async () =>
    JSON.stringify(await registry.get(`/registry/document/${String(documentId)}/annotation`));
  await expect.poll(stamped, { timeout: 60_000 }).toContain('"kind":"stamp"');
  return String(documentId);
}

/** Draws a wave by hand in the middle of what is seen of the page. */
async function drawOn(page: Page): Promise<void> {
  const sheets = page.getByRole('dialog').locator('.file-sheets');
  const seen = await sheets.boundingBox();
  if (!seen) throw new Error('no page is seen');
  const [x, y] = [seen.x + seen.width * 0.4, seen.y + seen.height * 0.5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let at = 1; at < 20; at += 1) {
    await page.mouse.move(x + at * 6, y + 12 * Math.sin(at / 2));
  }
  await page.mouse.up();
}

const adding = /\/annotation\/add$/;

it('a head notes a letter by hand on the phone and passes it on in four taps; the clerk reads it on the page', async () => {
  const documentId = await presented();
  const at = `/sarabun/document/${documentId}`;
  const phone = await harness.enter('director', at, { screen: 'phone' });
  // The first tap.
  await phone.getByRole('button', { name: 'เขียนเกษียน' }).tap();
  await phone.getByRole('img', { name: 'เขียนบนหน้า 1' }).last().waitFor();
  await drawOn(phone);
  expect(await brokenRules(phone, { within: '.file-large' })).toEqual([]);
  // The second.
  const save = phone.getByRole('button', { name: 'บันทึกเกษียน แล้วสั่งการต่อ' });
  await answerOf(phone, adding, () => save.tap());
  const order = dialog(phone, 'สั่งการ');
  await order.getByLabel('รหัสผ่านของท่าน').fill(demoPassword);
  // The third and the fourth.
  await choose(order, 'ทราบ');
  await answerOf(phone, /\/act$/, () =>
    order.getByRole('button', { name: 'สั่งการ', exact: true }).tap(),
  );

  const clerk = await harness.enter('saraban', at);
  await clerk.getByRole('button', { name: 'ชั้นบนหนังสือ 2 ชั้น' }).click();
  const side = clerk.getByRole('complementary', { name: 'ชั้นบนหนังสือ' });
  await side.getByText('ธีรเดช').waitFor();
  // Registering the letter stamped it.
  await side.getByText(/^ตรารับหนังสือ/).waitFor();
  const drawn = clerk.locator('.annotation path');
  await toCount(drawn, 1);
  await side.getByRole('button', { name: 'ซ่อน ลายมือ' }).click();
  await toCount(drawn, 0);
});

/** A sheet with lines, as a scanner makes it. */
const scan = () =>
  samplePng(420, 594, (x, y) => {
    const isInk = x > 60 && x < 360 && y > 90 && y < 400 && y % 24 < 5;
    return isInk ? [30, 30, 40, 255] : [252, 252, 250, 255];
  });

inFullRun(() => {
  it('a scanned picture is written on as a page, and saved with and without what was written', async () => {
    const documentId = await presented(scan());
    const at = `/sarabun/document/${documentId}`;
    const page = await harness.enter('director', at);
    await page.getByRole('button', { name: 'ชั้นบนหนังสือ 1 ชั้น' }).waitFor();
    await page.getByRole('button', { name: 'เขียนเกษียน' }).click();
    await page.getByRole('button', { name: 'พิมพ์ข้อความ' }).click();
    await page.getByLabel('ข้อความเกษียน').fill('มอบกองกฎหมายพิจารณา');
    await answerOf(page, adding, () => page.getByRole('button', { name: 'บันทึกเกษียน' }).click());
    await page.getByRole('button', { name: 'ชั้นบนหนังสือ 2 ชั้น' }).waitFor();
    expect(await brokenRules(page, { within: '.file-viewer' })).toEqual([]);
    const save = async (way: string) => {
      await page.getByRole('button', { name: 'ดาวน์โหลดไฟล์' }).click();
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: way }).click(),
      ]);
      return saved.suggestedFilename();
    };
    expect(await save('ดาวน์โหลดพร้อมชั้นบนหนังสือ')).toBe('scan.pdf');
    expect(await save('ดาวน์โหลดต้นฉบับเท่านั้น')).toBe('scan.png');
  });
});
