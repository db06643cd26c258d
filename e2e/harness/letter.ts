import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplePdf } from '@sarn/testing';
import type { Locator, Page } from 'playwright-core';

/** A letter that arrived on paper or by mail, as its clerk reads it. */
export interface Letter {
  readonly sender: string;
  readonly letterNo: string;
  /** As typed: day/month/Buddhist year. */
  readonly letterDate: string;
  readonly title: string;
  /** The text of its page. */
  readonly text: string;
}

/** A letter unlike any other; runs may share a register. */
export function newLetter(): Letter {
  const mark = randomInt(1, 1_000_000_000);
  return {
    sender: 'สำนักงานคณะกรรมการทดสอบระบบ',
    letterNo: `ทส 0901/${mark}`,
    letterDate: '5/1/2569',
    title: `ขอเชิญประชุมพิจารณาแผนปฏิบัติการ ครั้งที่ ${mark}`,
    text: `Meeting invitation ${mark}`,
  };
}

/**
 * Drops a PDF on the field for files as from the desktop: through the browser's own drag input,
 * which no script of a page can produce.
 */
export async function dropPdf(page: Page, name: string, text: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sarn-letter-'));
  const path = join(folder, name);
  writeFileSync(path, samplePdf(text));
  const box = await page.getByText('ลากไฟล์มาวางที่นี่').boundingBox();
  if (!box) throw new Error('there is nowhere to drop a file');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, ...at, data });
  }
  await page.getByText('แนบแล้ว').waitFor();
  rmSync(folder, { recursive: true });
}

/** Types into a field that proposes known values, and goes on to the next field. */
export async function typeWords(page: Page, label: string, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(words);
  await box.press('Tab');
}

/** Fills the register form, date typed; the file is dropped before. */
export async function fillRegister(page: Page, letter: Letter): Promise<void> {
  await typeWords(page, 'จาก', letter.sender);
  await page.getByRole('textbox', { name: 'ที่', exact: true }).fill(letter.letterNo);
  await page.getByRole('textbox', { name: 'ลงวันที่' }).fill(letter.letterDate);
  await page.getByRole('textbox', { name: 'เรื่อง' }).fill(letter.title);
  await typeWords(page, 'เรียน', 'ผู้อำนวยการสำนักงาน');
}

/** Picks a PDF with the button of the field for files. */
export async function pickPdf(form: Locator | Page, name: string): Promise<void> {
  await form.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(samplePdf(name.replaceAll(/[^ -~]/g, ' '))),
  });
  await form.getByText('แนบแล้ว').waitFor();
}
