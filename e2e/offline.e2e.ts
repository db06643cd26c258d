import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { letterForm, signIn } from './api-client.ts';
import { dialog } from './harness/people.ts';
import { goInside } from './harness/places.ts';
import { useHarness } from './harness/harness.ts';
import { toBeGone } from './harness/look.ts';
import { some } from './harness/several.ts';
import { inFullRun } from '@sarn/server/testing';

const harness = useHarness({ hasWorker: true });
const patience = { timeout: 15_000 };
const reason = 'ขอข้อมูลเพิ่มเติมจากหน่วยงานต้นเรื่อง';

/** A letter that waits for the head. */
async function presented(name: string) {
  const saraban = await signIn(harness.url, 'saraban');
  const form = letterForm(name, await saraban.upload(`Letter`));
  const { documentId } = await saraban.post('/registry/incoming/register', form);
  const target = { on: 'document', targetId: documentId };
  const act = (code: string, answers: object) =>
    saraban.post(`/registry/document/${String(documentId)}/act`, {
      ...{ ...target, act: code, form: answers },
    });
  expect((await act('present', { to: 'head', purpose: 'to-consider' })).status).toBe(200);
  const path = `/sarabun/document/${String(documentId)}`;
  return { id: String(documentId), path, title: form.title, act, api: saraban };
}

type Letter = Awaited<ReturnType<typeof presented>>;

const heading = (page: Page, { title }: Letter) => page.getByRole('heading', { name: title });
const offBar = (page: Page) => page.getByText(/^ไม่มีสัญญาณ ตั้งแต่/);
const firstPage = (page: Page) => page.getByRole('region', { name: /^หน้า 1/ });

/** What the browser keeps of documents, by the keys of the copies. */
const copies = (page: Page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'sarn-copies')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('sarn-copies');
      opening.onerror = () => reject(new Error('the copies were not opened'));
      opening.onsuccess = () => {
        const db = opening.result;
        const asked = db.transaction('entries').objectStore('entries').getAllKeys();
        asked.onsuccess = () => {
          db.close();
          resolve(asked.result.map(String));
        };
      };
    });
  });

const keepsDocument = async (page: Page, { id }: Letter) =>
  (await copies(page)).includes(`document ${id}`);

/** Read online, with its pages, in a browser that can open the application by itself. */
async function read(letter: Letter): Promise<Page> {
  const page = await harness.enter('director', letter.path);
  await isKept(page, letter, 1);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return page;
}

/** The letter is open, and kept with its file. @param files kept so far */
async function isKept(page: Page, letter: Letter, files: number): Promise<void> {
  await heading(page, letter).waitFor();
  await firstPage(page).waitFor();
  await expect
    .poll(async () => (await copies(page)).filter((key) => key.startsWith('file ')), patience)
    .toHaveLength(files);
}

/** Sends it back, as one does with a line. */
async function sendBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ส่งกลับ', exact: true }).click();
  const form = dialog(page, 'ส่งกลับ');
  await form.getByRole('textbox', { name: 'เหตุผล' }).fill(reason);
  await form.getByRole('button', { name: 'ส่งกลับ', exact: true }).click();
  await page.getByText('เก็บไว้แล้ว: ส่งกลับ').waitFor();
}

const stateOf = async ({ api, id }: Letter) => {
  const { item } = await api.get(`/registry/document/${id}`);
  return item as { state: string; history: { act: string }[] };
};

it('[15.07] a letter that was read opens without a line, an act waits for it, and a conflict is shown', async () => {
  const letter = await presented('ไม่มีสัญญาณ 1');
  const page = await read(letter);
  await page.context().setOffline(true);
  await page.reload();
  await heading(page, letter).waitFor();
  await firstPage(page).waitFor();
  await offBar(page).waitFor();
  await page.getByText(/^ข้อมูล ณ .* จากเครื่องนี้$/).waitFor();

  await sendBack(page);
  await page.getByText('รอส่ง', { exact: true }).waitFor();
  await toBeGone(page.getByRole('button', { name: 'ส่งกลับ', exact: true }));
  await page.getByRole('button', { name: 'เก็บงานไว้ 1 รายการ' }).click();
  await page.getByRole('listitem').getByText(`ส่งกลับ: ${letter.title}`).waitFor();
  await page.reload();
  await page.getByText('รอส่ง', { exact: true }).waitFor();
  expect((await stateOf(letter)).state).toBe('PRESENTED');

  await page.context().setOffline(false);
  await page.getByText('ส่งแล้ว: ส่งกลับ').waitFor();
  await toBeGone(offBar(page));
  const { state, history } = await stateOf(letter);
  expect(state).toBe('REGISTERED');
  expect(history.filter(({ act }) => act === 'sendBack')).toHaveLength(1);
  // In the same browser: each one fetches the whole application once more.
  await decideConflict(page);
});

/** An act on what somebody else changed meanwhile is shown with what happened and what was typed. */
async function decideConflict(page: Page): Promise<void> {
  const letter = await presented('ไม่มีสัญญาณ 2');
  await goInside(page, letter.path);
  await isKept(page, letter, 2);
  await page.context().setOffline(true);
  await offBar(page).waitFor();
  // Before it is pressed: the person could not see it.
  expect((await letter.act('withdraw', { reason: 'เสนอผิดคน' })).status).toBe(200);
  await sendBack(page);
  await page.context().setOffline(false);
  await page.getByText('ส่งไม่สำเร็จ: ส่งกลับ').waitFor();
  await page.getByRole('button', { name: 'ดูและตัดสินใจ' }).click();
  const kept = page.getByRole('list', { name: 'งานที่กดไว้' });
  await kept.getByText(/^ยังไม่ส่ง:/).waitFor();
  await kept.getByText(/ถอนคืน/).waitFor();
  await kept.getByText(reason).waitFor();
  await kept.getByRole('button', { name: /^นำออก ส่งกลับ/ }).click();
  await toBeGone(kept);
}

inFullRun(() => {
  it('[15.07] nothing of a classified letter, of one that was withdrawn, or of a person who left', async () => {
    const letter = await presented('ไม่มีสัญญาณ 3');
    const page = await read(letter);
    expect(await keepsDocument(page, letter)).toBe(true);
    await page.route(`**/api/registry/document/${letter.id}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { item: object };
      const item = { ...body.item, secrecy: 'confidential' };
      await route.fulfill({ response, json: { ...body, item } });
    });
    await page.reload();
    await heading(page, letter).waitFor();
    await expect.poll(() => copies(page), patience).not.toContain(`document ${letter.id}`);
    expect((await copies(page)).filter((key) => key.startsWith('file '))).toEqual([]);
    await page.context().setOffline(true);
    // It would answer for the server.
    await page.unrouteAll();
    await page.reload();
    await some(page.getByText('ไม่มีสัญญาณ ส่วนนี้จะแสดงเองเมื่อสัญญาณกลับมา'));
    await toBeGone(heading(page, letter));

    // The line is back: the page loads by itself, and then the person leaves.
    await page.context().setOffline(false);
    await heading(page, letter).waitFor();
    await expect.poll(() => keepsDocument(page, letter), patience).toBe(true);
    await page.getByRole('button', { name: /บัญชี|ธีรเดช/ }).click();
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await page.waitForURL('**/login**');
    expect(await copies(page)).toEqual([]);
  });
});
