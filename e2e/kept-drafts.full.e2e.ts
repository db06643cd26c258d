import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cast } from './harness/cast.ts';
import { useHarness } from './harness/harness.ts';
import { untilIdle } from './harness/idle.ts';
import { typeWords } from './harness/letter.ts';
import { listening, losesSession } from './harness/lost-session.ts';
import { dialog } from './harness/people.ts';
import { goInside, settled } from './harness/places.ts';
import { some } from './harness/several.ts';

const harness = useHarness();
const patience = { timeout: 15_000 };
const account = 'officer.policy';
const submit = 'ส่งตรวจ/ลงนาม';

interface Draft {
  readonly kind: string;
  readonly screen: 'desktop' | 'phone';
  readonly signatory: keyof typeof cast;
  /** A field that other kinds do not have, and what is typed there. */
  readonly own: (page: Page) => Locator;
  readonly typed: string;
  /** Fields without which it is not sent. */
  readonly fill?: (page: Page) => Promise<void>;
}

const box = (name: RegExp | string) => (page: Page) => page.getByRole('textbox', { name });
const drafts: readonly Draft[] = [
  {
    ...{ kind: 'outgoing', screen: 'desktop', signatory: 'head.policy' },
    ...{ own: box('เรียน'), typed: 'ผู้ว่าราชการจังหวัดตัวอย่าง' },
    fill: (page) => typeWords(page, 'ผู้รับรายที่ 1', 'จังหวัดตัวอย่าง'),
  },
  {
    ...{ kind: 'command', screen: 'phone', signatory: 'director' },
    ...{ own: box('ให้ใช้บังคับตั้งแต่วันที่'), typed: '1/12/2569' },
  },
  {
    ...{ kind: 'report', screen: 'phone', signatory: 'director' },
    ...{ own: box('ชื่อ ลำดับที่ 1'), typed: 'นายตัวอย่าง ประชุมดี, ประธาน' },
    fill: async (page) => {
      await typeWords(page, 'ชื่อการประชุม', 'การประชุมคณะทำงานทดสอบ');
      await box('ครั้งที่')(page).fill('7/2569');
      await box('วันที่ประชุม')(page).fill('2/11/2569');
      const add = page.getByRole('combobox', { name: 'เพิ่มผู้มาประชุม' });
      await add.fill('นายตัวอย่าง');
      await add.press('Enter');
    },
  },
];

const text = (page: Page) => page.getByRole('textbox', { name: /^ข้อความ/ });

/** Types at the end of the text and leaves it: while somebody types, the form is told after a pause. */
async function write(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
  await text(page).blur();
}

async function expectTyped(page: Page, draft: Draft, words: string): Promise<void> {
  await expect.poll(() => text(page).textContent(), patience).toBe(words);
  expect(await draft.own(page).inputValue()).toBe(draft.typed);
}

const offer = (page: Page) => page.getByRole('alert').filter({ hasText: /ยังไม่ได้ส่ง/ });

/** What was typed is offered where one looks, and comes back. */
async function resume(page: Page): Promise<void> {
  const own = offer(page).getByRole('button', { name: 'ทำต่อ', exact: true });
  await own.waitFor();
  const isInSight = () =>
    own.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isInSight, patience).toBe(true);
  await own.click();
}

async function goOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  if (isOffline) await some(page.getByText(/ไม่มีสัญญาณ/));
}

async function refresh(page: Page): Promise<void> {
  const listens = listening(page);
  await page.reload();
  await settled(page);
  await listens;
}

/** Back asks; what was kept is offered when one returns, also in the middle of the form. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'กลับไปทำต่อ' }).click();
  await question.waitFor({ state: 'detached' });
  await page.goBack();
  await question.getByRole('button', { name: 'เก็บไว้ทำต่อ' }).click();
  await page.getByRole('heading', { level: 1, name: 'รายการงานและเอกสาร' }).waitFor();
  await page.goForward();
  await settled(page);
  await resume(page);
}

/** The way from the first word to the saved draft. @returns its text */
async function written(page: Page, draft: Draft): Promise<string> {
  await page.getByRole('textbox', { name: 'เรื่อง', exact: true }).fill(`ค้างไว้ ${draft.kind}`);
  await draft.fill?.(page);
  await draft.own(page).fill(draft.typed);
  await write(page, 'หนึ่ง');
  await goOffline(page, true);
  await write(page, ' สอง');
  const save = page.getByRole('button', { name: 'บันทึกร่าง', exact: true });
  await save.click();
  await page.getByText(/ไม่ทราบว่าส่งถึงแล้วหรือยัง/).waitFor();
  await expectTyped(page, draft, 'หนึ่ง สอง');
  await goOffline(page, false);
  await refresh(page);
  await resume(page);
  await expectTyped(page, draft, 'หนึ่ง สอง');
  await write(page, ' สาม');
  await losesSession(page, harness.url, account);
  await expectTyped(page, draft, 'หนึ่ง สอง สาม');
  await save.click();
  await page.waitForURL(/\/edit$/);
  await write(page, ' สี่');
  await leaveAndReturn(page);
  await expectTyped(page, draft, 'หนึ่ง สอง สาม สี่');
  // The page is known now, and is scrolled at once to where one was.
  await leaveAndReturn(page);
  await expectTyped(page, draft, 'หนึ่ง สอง สาม สี่');
  return 'หนึ่ง สอง สาม สี่';
}

/** The form of its sending, once the usual ways are there: they push its fields down. */
async function opensSending(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: submit, exact: true }).click();
  const form = dialog(page, submit);
  await form.waitFor();
  await untilIdle(page);
  return form;
}

/** With the keys: the list lies under the keyboard of a phone. */
async function picksSignatory(form: Locator, name: string): Promise<void> {
  const field = form.getByRole('combobox', { name: 'ผู้ลงนาม' });
  await field.fill(name);
  await form.page().getByRole('option', { name }).waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect.poll(() => field.inputValue(), patience).toContain(name);
}

it.each(drafts)(
  '$kind on a $screen outlives a lost line, a refresh, Back and a lost session, while written and while sent',
  { timeout: 5 * 60_000 },
  async (draft) => {
    const page = await harness.signedIn(account, { screen: draft.screen });
    const listens = listening(page);
    await page.goto(`${harness.url}/sarabun/lists`);
    await settled(page);
    await listens;
    await goInside(page, `/sarabun/create/${draft.kind}`);
    const words = await written(page, draft);

    const form = await opensSending(page);
    await picksSignatory(form, cast[draft.signatory]);
    const note = form.getByRole('textbox', { name: 'หมายเหตุ' });
    const signatory = form.getByRole('combobox', { name: 'ผู้ลงนาม' });
    await note.fill('โปรดลงนาม');
    await refresh(page);
    await expectTyped(page, draft, words);
    await opensSending(page);
    await resume(page);
    const expectChosen = async () => {
      await expect.poll(() => note.inputValue(), patience).toBe('โปรดลงนาม');
      expect(await signatory.inputValue()).toContain(cast[draft.signatory]);
    };
    await expectChosen();
    await losesSession(page, harness.url, account);
    await expectChosen();
    const [, documentId = ''] = /publication\/([^/]+)\/edit/.exec(page.url()) ?? [];
    await goOffline(page, true);
    await form.getByRole('button', { name: submit, exact: true }).click();
    // The act waits on the device until the line is back.
    await some(page.getByText('รอส่ง', { exact: true }));
    const isSent = page.waitForResponse(
      (answer) => answer.url().includes(`/registry/document/${documentId}/act`) && answer.ok(),
    );
    await goOffline(page, false);
    await isSent;
    await page.getByRole('heading', { level: 1, name: `ค้างไว้ ${draft.kind}` }).waitFor();
    await some(page.getByText(/อยู่ระหว่างตรวจ|รอลงนาม/));
  },
);
