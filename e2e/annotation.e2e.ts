import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword, letterForm, signIn } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { answerOf } from './harness/calls.ts';
import { useHarness } from './harness/harness.ts';
import { toCount } from './harness/look.ts';
import { choose, dialog } from './harness/people.ts';

const harness = useHarness();

/** A letter that is stamped and waits for the director. */
async function presented(): Promise<string> {
  const registry = await signIn(harness.url, 'saraban');
  const form = letterForm('annotation', await registry.upload('Please consider'));
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
