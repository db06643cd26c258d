import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword, signIn } from './api-client.ts';
import { useHarness } from './harness/harness.ts';
import { fillRegister, newLetter, pickPdf } from './harness/letter.ts';
import { toBeGone } from './harness/look.ts';
import { listening, losesSession } from './harness/lost-session.ts';
import { choose, dialog } from './harness/people.ts';
import { goInside, settled } from './harness/places.ts';
import { firstOf, some } from './harness/several.ts';
import { presented, toReport } from './harness/waiting-documents.ts';

// What is typed and lost on the way is in kept-steps.full.e2e.ts; here it is sent. Drafts: kept-drafts.full.e2e.ts.
const harness = useHarness();
const patience = { timeout: 15_000 };

/** Opens a form from a list, so that Back leads there. */
async function begin(account: string, place: string): Promise<Page> {
  const page = await harness.signedIn(account);
  const listens = listening(page);
  await page.goto(`${harness.url}/sarabun/lists`);
  await settled(page);
  await listens;
  await goInside(page, place);
  return page;
}

async function refresh(page: Page): Promise<void> {
  const listens = listening(page);
  await page.reload();
  await settled(page);
  await listens;
}

async function resume(page: Page): Promise<void> {
  await page.getByText(/ยังไม่ได้ส่ง/).waitFor();
  await page.getByRole('button', { name: 'ทำต่อ', exact: true }).click();
}

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await some(page.getByText(/ไม่มีสัญญาณ/));
}

it('a letter is registered once, with its file, after the line, the page and the session were lost', async () => {
  const letter = newLetter();
  const page = await begin('saraban', '/sarabun/create/outside');
  const title = page.getByRole('textbox', { name: 'เรื่อง', exact: true });
  const send = page.getByRole('button', { name: 'ลงทะเบียนรับ', exact: true });
  const isWhole = async () => {
    await expect.poll(() => title.inputValue(), patience).toBe(letter.title);
    await page.getByText('แนบแล้ว').waitFor();
  };
  await pickPdf(page, 'หนังสือ.pdf');
  await fillRegister(page, letter);
  await goOffline(page);
  await send.click();
  await page.getByText(/ไม่ทราบว่าส่งถึงแล้วหรือยัง/).waitFor();
  await isWhole();
  await page.context().setOffline(false);
  await refresh(page);
  await resume(page);
  await isWhole();
  await losesSession(page, harness.url, 'saraban');
  await isWhole();
  await send.click();
  await page.getByRole('heading', { name: /^เลขรับที่ \d+\/25\d\d$/ }).waitFor();

  // What was sent is not offered again: neither after a refresh nor by Back and a new form.
  await refresh(page);
  await page.goBack();
  await settled(page);
  await goInside(page, '/sarabun/create/outside');
  await expect.poll(() => title.inputValue(), patience).toBe('');
  await toBeGone(page.getByText(/ยังไม่ได้ส่ง/));
  const saraban = await signIn(harness.url, 'saraban');
  const path = `/registry/documents?${new URLSearchParams({ search: letter.title }).toString()}`;
  const { rows } = await saraban.get(path);
  const same = (rows as { title: string }[]).filter((row) => row.title === letter.title);
  expect(same).toHaveLength(1);
});

interface SentAct {
  readonly account: string;
  readonly place: string;
  readonly name: string;
  /** Its code in the history. */
  readonly code: string;
  readonly fill: (form: Locator) => Promise<void>;
  /** Fields that are kept nowhere, typed once more after a refresh. */
  readonly secret?: (form: Locator) => Promise<void>;
  readonly text: string;
  /** The file that is sent with it. */
  readonly file?: string;
}

const words = 'ส่งเมื่อสัญญาณกลับมา';
const acts: Readonly<Record<string, () => Promise<SentAct>>> = {
  ordering: async () => ({
    ...{ account: 'director', place: await presented(harness.url), name: 'สั่งการ', code: 'command' },
    text: 'ข้อความสั่งการ',
    fill: async (form) => {
      await choose(form, 'มอบ');
      await form.getByLabel('ข้อความสั่งการ').fill(words);
      await form.getByRole('button', { name: 'ให้ส่งถึงหน่วยงานหรือบุคคล' }).click();
      await choose(form, 'กองนโยบายและแผน');
    },
    secret: (form) => form.getByLabel('รหัสผ่านของท่าน').fill(demoPassword),
  }),
  reporting: async () => ({
    ...{ account: 'officer.policy', name: 'รายงานผล', code: 'report', text: 'ผลการดำเนินการ' },
    file: 'รายงาน.pdf',
    place: await toReport(harness.url, 'officer.policy'),
    fill: async (form) => {
      await form.getByLabel('ผลการดำเนินการ').fill(words);
      await pickPdf(form, 'รายงาน.pdf');
    },
  }),
};

it.each(Object.keys(acts))(
  '%s is sent once after the page and the session were lost, and while there is no line',
  async (key) => {
    const sent = await acts[key]!();
    const page = await begin(sent.account, sent.place);
    const form = dialog(page, sent.name);
    const opening = page.getByRole('button', { name: sent.name, exact: true });
    await firstOf(opening).click();
    await sent.fill(form);
    await refresh(page);
    await firstOf(opening).click();
    await resume(page);
    const isKept = async () => {
      await expect.poll(() => form.getByLabel(sent.text).inputValue(), patience).toBe(words);
      if (sent.file) await form.getByText(sent.file).waitFor();
    };
    await isKept();
    await losesSession(page, harness.url, sent.account);
    await isKept();
    await sent.secret?.(form);
    await goOffline(page);
    const send = form.getByRole('button', { name: sent.name, exact: true });
    await send.click();
    if (sent.secret) {
      // Who acts must be known by the password, which is kept nowhere: it is sent when there is a line.
      await form.getByText(/งานที่ต้องยืนยันตัวตนเก็บไว้ในเครื่องไม่ได้/).waitFor();
      await isKept();
      await page.context().setOffline(false);
      await toBeGone(page.getByText(/^ไม่มีสัญญาณ ตั้งแต่/));
      await sent.secret(form);
      await send.click();
    } else {
      await some(page.getByText('รอส่ง', { exact: true }));
      await page.context().setOffline(false);
    }
    await expect.poll(() => doneBy(page, sent), patience).toEqual([words]);
    await toBeGone(form);
    // What was sent is not offered again.
    await refresh(page);
    await toBeGone(page.getByText(/ยังไม่ได้ส่ง/));
  },
);

/** The texts with which the act stands in the history of the document. */
async function doneBy(page: Page, { code, place }: SentAct): Promise<string[]> {
  const documentId = place.split('/').at(-1) ?? '';
  return page.evaluate(
    async ([id, act]) => {
      const answer = await fetch(`/api/registry/document/${id}`, {
        headers: { authorization: `Bearer ${localStorage.getItem('sarn_token')}` },
      });
      const { item } = (await answer.json()) as {
        item: { history: { act: string; note: string }[] };
      };
      return item.history.filter((one) => one.act === act).map(({ note }) => note);
    },
    [documentId, code] as const,
  );
}
