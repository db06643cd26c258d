import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '../api-client.ts';
import { answerOf } from './calls.ts';
import { some } from './several.ts';

/** Signs in through the form, as a person does, up to the first page. */
export async function signInByForm(
  page: Page,
  account: string,
  password: string = demoPassword,
): Promise<void> {
  await fillSignIn(page, account, password);
  const transferWork = page.getByRole('dialog', { name: 'บัญชีนี้กำลังใช้งานอยู่' });
  const welcome = page.getByRole('dialog', { name: 'เข้าสู่ระบบสำเร็จ' });
  await transferWork.or(welcome).waitFor();
  if (await transferWork.isVisible()) {
    await transferWork.getByRole('button', { name: 'ยืนยัน' }).click();
    await welcome.waitFor();
  }
  await welcome.getByRole('button', { name: 'ตกลง' }).click();
}

/** Fills the form of the sign-in page and presses its button. */
export async function fillSignIn(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('ชื่อผู้ใช้งาน').fill(account);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
}

/** The window of that title, or the form of that title beside a document. */
export function dialog(page: Page, title: string | RegExp): Locator {
  const window = page.getByRole('dialog', { name: title });
  const beside = page.locator('.s-form-panel').and(page.getByRole('region', { name: title }));
  // A form is inside the window of its document, whose title may have the same words.
  return window.or(beside).last();
}

const acting = /\/registry\/document\/[^/]+\/act$/;

/** Presses an act of the document, fills its form, sends it and waits for the answer. */
export async function act(
  page: Page,
  name: string,
  fill?: (form: Locator) => Promise<void>,
): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if (fill) {
    await button.click();
    const form = dialog(page, name);
    await fill(form);
    await answerOf(page, acting, () => form.getByRole('button', { name, exact: true }).click());
  } else {
    await answerOf(page, acting, () => button.click());
  }
  await some(page.locator('.s-toast').getByText(`${name}เรียบร้อยแล้ว`));
}

/**
 * In the form of a signature: whoever has a certificate signs with it unless they choose the password.
 *
 * @param password typed, too, where it is given
 */
export async function byPassword(form: Locator, password?: string): Promise<void> {
  await form.getByText('พิมพ์ชื่อ ยืนยันด้วยรหัสผ่าน').click();
  if (password !== undefined) await form.getByLabel('รหัสผ่านของท่าน').fill(password);
}

/** Opens the queue of the card, finds the document in it and opens that. */
export async function openFromQueue(page: Page, queue: string, title: string): Promise<void> {
  await card(page, queue).click();
  await dialog(page, queue).getByRole('row', { name: title }).click();
  await dialog(page, title).waitFor();
}

/** The to-do card of that queue, or its name in the line of the empty ones. */
export function card(page: Page, queue: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${queue}( \\d+ เรื่อง|$)`) });
}

/** How many documents the card of a queue counts. */
export async function cardCount(page: Page, queue: string): Promise<number> {
  const words = await card(page, queue).textContent();
  return Number(/(\d+) เรื่อง/.exec(words ?? '')?.[1] ?? 0);
}

/** Picks the person of that name in a search field. */
export async function pickPerson(form: Locator, label: string, name: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).fill(name);
  await form.page().getByRole('option', { name }).click();
}

/** Chooses a radio button or check box by its label; a button may have the same label. */
export async function choose(form: Locator, words: string): Promise<void> {
  const choices = form.page().locator('label, label *');
  await form.getByText(words, { exact: true }).and(choices).click();
}
