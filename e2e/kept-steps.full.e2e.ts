import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useHarness } from './harness/harness.ts';
import { listening, losesSession } from './harness/lost-session.ts';
import { dialog } from './harness/people.ts';
import { goInside, settled } from './harness/places.ts';
import { some } from './harness/several.ts';
import { commenting, openingClassified, refusingArrival, replying } from './harness/typed-forms.ts';
import type { TypedForm } from './harness/typed-forms.ts';
import { presented, toReport } from './harness/waiting-documents.ts';

const harness = useHarness();
const patience = { timeout: 15_000 };

const subject = (page: Page) => page.getByRole('textbox', { name: /^เรื่อง/ });

const forms: Readonly<Record<string, () => Promise<TypedForm>>> = {
  registering: async () => ({
    ...{ account: 'saraban', place: '/sarabun/create/outside', field: subject },
  }),
  drafting: async () => ({
    ...{ account: 'officer.legal', place: '/sarabun/create/inside', field: subject },
  }),
  ordering: async () => ({
    ...{ account: 'director', place: await presented(harness.url), act: 'สั่งการ' },
    field: (page) => dialog(page, 'สั่งการ').getByLabel('ข้อความสั่งการ'),
  }),
  reporting: async () => ({
    ...{
      account: 'officer.policy',
      place: await toReport(harness.url, 'officer.policy'),
      act: 'รายงานผล',
    },
    field: (page) => dialog(page, 'รายงานผล').getByLabel('ผลการดำเนินการ'),
  }),
  'opening a classified letter': () => openingClassified(harness.url),
  'refusing what arrived': () => refusingArrival(harness.url),
  commenting: () => commenting(harness.url),
  replying: () => replying(harness.url),
};

async function open(page: Page, form: TypedForm): Promise<void> {
  if (form.act) await page.getByRole('button', { name: form.act, exact: true }).click();
  await form.begin?.(page);
  await form.field(page).waitFor();
}

const typed = 'ข้อความที่พิมพ์ค้างไว้';

async function expectTyped(page: Page, form: TypedForm): Promise<void> {
  await expect.poll(() => form.field(page).inputValue(), patience).toBe(typed);
}

/** What was typed is offered, and comes back. */
async function resume(page: Page, form: TypedForm): Promise<void> {
  await page.getByText(/ยังไม่ได้ส่ง/).waitFor();
  await page.getByRole('button', { name: 'ทำต่อ', exact: true }).click();
  await expectTyped(page, form);
}

/** The line is lost while one types, and comes back. */
async function loseLine(page: Page, form: TypedForm): Promise<void> {
  await page.context().setOffline(true);
  await some(page.getByText(/ไม่มีสัญญาณ/));
  await expectTyped(page, form);
  await page.context().setOffline(false);
  await expectTyped(page, form);
}

async function refresh(page: Page, form: TypedForm): Promise<void> {
  await page.reload();
  await settled(page);
  await open(page, form);
  await resume(page, form);
}

async function goBack(page: Page, form: TypedForm): Promise<void> {
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'กลับไปทำต่อ' }).click();
  await expectTyped(page, form);
  await page.goBack();
  await question.getByRole('button', { name: 'เก็บไว้ทำต่อ' }).click();
  await page.getByRole('heading', { level: 1, name: 'รายการงานและเอกสาร' }).waitFor();
  await goInside(page, form.place);
  await open(page, form);
  await resume(page, form);
}

/** The account signs in elsewhere: the session of this page is over. */
async function loseSession(page: Page, form: TypedForm): Promise<void> {
  await losesSession(page, harness.url, form.account);
  await expectTyped(page, form);
}

it.each(Object.keys(forms))(
  'what is typed while %s outlives a refresh, Back, a lost line and a lost session',
  async (name) => {
    const form = await forms[name]!();
    const page = await harness.signedIn(form.account);
    const isListening = listening(page);
    await page.goto(`${harness.url}/sarabun/lists`);
    await settled(page);
    await isListening;
    await goInside(page, form.place);
    await open(page, form);
    await form.field(page).fill(typed);
    await loseLine(page, form);
    await goBack(page, form);
    const listensAgain = listening(page);
    await refresh(page, form);
    await listensAgain;
    await loseSession(page, form);
  },
);
