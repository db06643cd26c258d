import { plain, readBack } from '@sarn/pdf/testing';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { answerOf } from './harness/calls.ts';
import { useHarness } from './harness/harness.ts';
import { toCount } from './harness/look.ts';
import { personOf, sentMemo } from './memo-setup.ts';

const harness = useHarness();

const act = (api: ApiClient, documentId: string, name: string, form: object) =>
  api.post(`/registry/document/${documentId}/act`, {
    ...{ on: 'document', targetId: documentId, act: name, form },
  });

/** A memo that waits for its reviewer. */
const inReview = async (author: ApiClient, text: string): Promise<string> =>
  sentMemo(author, {
    ...{ title: 'ขออนุมัติจัดประชุม', text },
    reviewerIds: [await personOf(await signIn(harness.url, 'officer2.policy'))],
    signatoryId: await personOf(await signIn(harness.url, 'head.policy')),
  });

/** The words of the pages that are printed. */
async function printed({ token }: ApiClient, documentId: string): Promise<string> {
  const path = `${harness.url}/api/registry/document/${documentId}/printed`;
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return plain((await readBack(new Uint8Array(await answer.arrayBuffer()))).join(' '));
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) await page.keyboard.press(key);
}

it('a reviewer suggests in the text and comments, its author accepts, and nothing of it is printed', async () => {
  const author = await signIn(harness.url, 'officer.policy');
  const documentId = await inReview(author, 'ตามที่กองขอจัดประชุมนั้น');
  const at = `/sarabun/review/${documentId}`;
  // Who is to sign reads it by calls: a sign-in would end the session of a browser.
  const head = await signIn(harness.url, 'head.policy');
  const reviewer = await harness.enter('officer2.policy', at);
  const text = reviewer.getByRole('textbox', { name: 'ข้อความของร่าง' });
  await text.click();
  // Nothing is typed into a text that is read, but words are selected by the keyboard.
  await reviewer.keyboard.type('ก');
  await reviewer.keyboard.press('Control+Home');
  await press(reviewer, 'Shift+ArrowRight', 4);
  await reviewer.getByRole('button', { name: 'ให้ความเห็น' }).click();
  await reviewer.getByRole('textbox', { name: 'ความเห็น' }).fill('อ้างหนังสือด้วย');
  await answerOf(reviewer, /\/review\/add$/, () =>
    reviewer.getByRole('button', { name: 'ส่งความเห็น' }).click(),
  );
  await reviewer.getByRole('article').getByText('ต่อ “ตามที่”').waitFor();

  await reviewer.getByRole('button', { name: 'เสนอแก้ไข' }).click();
  await text.click();
  await reviewer.keyboard.press('Control+End');
  await reviewer.keyboard.type(' โดยด่วน');
  await reviewer.keyboard.press('Control+Home');
  await press(reviewer, 'Shift+ArrowRight', 4);
  await reviewer.keyboard.type('ด้วย');
  const own = reviewer.getByRole('region', { name: 'ข้อเสนอของท่าน' });
  await toCount(own.getByRole('listitem'), 2);
  expect(await brokenRules(reviewer)).toEqual([]);
  // What was not sent is still there after a refresh.
  await reviewer.reload();
  await own.getByRole('button', { name: 'ทำต่อ' }).click();
  await toCount(text.locator('ins'), 2);
  await answerOf(reviewer, /\/review\/add$/, () =>
    own.getByRole('button', { name: 'ส่งข้อเสนอ 2 ข้อ' }).click(),
  );
  await toCount(reviewer.getByRole('article'), 3);
  expect(await printed(head, documentId)).not.toMatch(/ด่วน|ด้วย|อ้างหนังสือ/);

  const api = await signIn(harness.url, 'officer2.policy');
  await act(api, documentId, 'sendBack', { reason: 'โปรดแก้ตามข้อเสนอ' });
  const phone = await harness.enter('officer.policy', at, { screen: 'phone' });
  const card = phone.getByRole('article', { name: /^ข้อ 3 / });
  await card.getByText('โดยด่วน').tap();
  const name = card.locator('.review-card-author > strong');
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await brokenRules(phone)).toEqual([]);
  await answerOf(phone, /\/review\/decide$/, () =>
    phone.getByRole('button', { name: 'ใช้ข้อ 3', exact: true }).tap(),
  );
  await card.getByText('ใช้แล้ว', { exact: true }).waitFor();
  expect(await printed(head, documentId)).toContain('ตามที่กองขอจัดประชุมนั้นโดยด่วน');
  await phone.getByRole('button', { name: 'ไม่ใช้ 2' }).tap();
  await phone
    .getByRole('button', { name: 'ส่งตรวจ/ลงนาม' })
    .and(phone.locator(':enabled'))
    .waitFor();
  expect(await printed(head, documentId)).not.toContain('อ้างหนังสือ');
});
