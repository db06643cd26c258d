import { readFileSync } from 'node:fs';
import { hundredMegapixels, samplePng, stroke } from '@sarn/testing';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dialog, signInByForm } from './harness/people.ts';
import { agreeBefore } from './harness/session.ts';
import { useHarness } from './harness/harness.ts';
import { toBeGone } from './harness/look.ts';
import { lookOver } from './harness/look-over.ts';
import { firstOf, some } from './harness/several.ts';

const harness = useHarness();
const account = 'officer2.finance';
/** Only a step that hangs takes so long. */
const patience = { timeout: 15_000 };

/** The first bytes of the file that the signature pad saves. */
const exportedKinds = [
  ['PNG', '\u0089PNG'],
  ['JPEG', '\u00ff\u00d8'],
  ['SVG', '<svg'],
] as const;

const said = (page: Page, words: string) =>
  some(page.locator('.s-toast, [role=alert]').getByText(words));
const choose = (at: Locator, name: string, buffer: Buffer) =>
  at.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });

/** A row of the profile: its label, its value, who changes it. */
const fact = (page: Page, label: string) =>
  page.locator('.profile-fact').filter({ has: page.getByText(label, { exact: true }) });

it('[2.12] [2.13] a picture is cut by the keys and shown everywhere at once', async () => {
  // A photograph is shown by the cookie of the session, which the form of the page gets.
  await agreeBefore(harness.url, account);
  const page = await harness.stranger();
  await page.goto(`${harness.url}/login?next=/profile`);
  await signInByForm(page, account);
  const shown = page.locator('.user-button img');
  const before = await shown.getAttribute('src');
  await page.getByRole('button', { name: 'เปลี่ยนรูป' }).click();
  const window = dialog(page, 'จัดรูปประจำตัว');
  await choose(window, 'me.png', Buffer.from('<!doctype html><script>1</script>'.repeat(9)));
  await window.getByText('ไฟล์นี้ไม่ใช่รูปภาพ').waitFor();
  await choose(window, 'large.png', hundredMegapixels());
  await window.getByText('รูปภาพมีขนาด 10000 × 10000 จุด ซึ่งใหญ่เกินกำหนด').waitFor();
  const half = samplePng(800, 400, (x) => (x < 400 ? [200, 0, 0, 255] : [0, 0, 200, 255]));
  await choose(window, 'me.png', half);
  await window.getByRole('slider', { name: 'เลื่อนซ้ายขวา' }).focus();
  await page.keyboard.press('End');
  await window.getByRole('slider', { name: 'ขยาย' }).focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
  await window.getByText('115%').waitFor();
  await lookOver(page, 'picture window');
  await window.getByRole('button', { name: 'ใช้รูปนี้' }).click();
  await said(page, 'เปลี่ยนรูปประจำตัวเรียบร้อยแล้ว');
  await expect.poll(() => shown.getAttribute('src'), patience).not.toBe(before);
  const picture = page.locator('.picture-card-image');
  await expect.poll(() => middleOf(picture), patience).toEqual([0, 0, 200]);
  await page.getByRole('button', { name: 'ลบรูป' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ลบรูป' }).click();
  await said(page, 'ลบรูปประจำตัวเรียบร้อยแล้ว');
});

it('[2.12] a signature is drawn, typed or taken from paper; the old one goes', async () => {
  const page = await harness.enter(account, '/profile');
  await page.getByRole('button', { name: /(เพิ่ม|เปลี่ยน)ลายมือชื่อ$/ }).click();
  const window = dialog(page, 'ลายมือชื่อ');
  expect(await window.getByRole('button', { name: 'ใช้ลายมือชื่อนี้' }).isDisabled()).toBe(true);
  await draw(page, window.locator('.signature-pad'));
  await window.getByText('เขียนแล้ว 1 เส้น').waitFor();
  // Another way is looked at meanwhile.
  await window.getByRole('tab', { name: 'พิมพ์' }).click();
  await window.getByRole('img', { name: /^ตัวอย่างลายมือชื่อ/ }).waitFor();
  await window.getByRole('tab', { name: 'เขียน' }).click();
  await window.getByText('เขียนแล้ว 1 เส้น').waitFor();
  await lookOver(page, 'signature pad');
  for (const [kind, start] of exportedKinds) {
    const saved = page.waitForEvent('download');
    await window.getByRole('button', { name: 'บันทึกเป็นไฟล์' }).click();
    await page.getByRole('menuitem', { name: kind }).click();
    const file = readFileSync(await (await saved).path());
    expect(file.toString('latin1').startsWith(start)).toBe(true);
  }
  await window.getByRole('button', { name: 'ใช้ลายมือชื่อนี้' }).click();
  await said(page, 'บันทึกลายมือชื่อเรียบร้อยแล้ว');
  await some(page.getByRole('img', { name: /^ลายมือชื่อของท่าน/ }));

  await page.getByRole('button', { name: 'เปลี่ยนลายมือชื่อ' }).click();
  await window.getByRole('tab', { name: 'พิมพ์' }).click();
  await window.getByRole('img', { name: /^ตัวอย่างลายมือชื่อ/ }).waitFor();
  await lookOver(page, 'typed signature');
  await window.getByRole('tab', { name: 'ใช้รูป' }).click();
  await choose(
    window,
    'empty.png',
    samplePng(300, 120, () => [250, 250, 250, 255]),
  );
  await window.getByText('ไม่พบลายมือชื่อในรูปภาพ').waitFor();
  const item = samplePng(300, 120, (x, y) =>
    stroke(x, y)[3] ? stroke(x, y) : [252, 250, 245, 255],
  );
  await choose(window, 'paper.png', item);
  await window.getByRole('img', { name: 'ลายมือชื่อจากรูป' }).waitFor();
  await lookOver(page, 'signature from paper');
  await window.getByRole('button', { name: 'ใช้ลายมือชื่อนี้' }).click();
  await window.waitFor({ state: 'detached' });
  // No document shows the one before: it is gone.
  await toBeGone(page.getByText(/^แบบเดิม/));
  await firstOf(page.getByRole('button', { name: /^ลบ ลายมือชื่อที่เพิ่มเมื่อ/ })).click();
  await page.getByRole('alertdialog').getByText('จะถูกลบออกจากระบบถาวร').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ลบ' }).click();
  await said(page, 'ลบลายมือชื่อเรียบร้อยแล้ว');
});

it('[2.12] a finger draws the signature, and two fingers enlarge the picture', async () => {
  const page = await harness.enter(account, '/profile', { screen: 'phone' });
  await page.getByRole('button', { name: /(เพิ่ม|เปลี่ยน)ลายมือชื่อ$/ }).click();
  const signature = dialog(page, 'ลายมือชื่อ');
  await touch(page, signature.locator('.signature-pad'), [
    [[0.2, 0.3]],
    [[0.5, 0.7]],
    [[0.8, 0.4]],
  ]);
  await signature.getByText('เขียนแล้ว 1 เส้น').waitFor();
  // The whole screen, which is written on sideways: from its top to its bottom, with the right edge above.
  await signature.getByRole('button', { name: 'ล้าง' }).click();
  await signature.getByRole('button', { name: 'เขียนเต็มจอ' }).tap();
  const board = signature.locator('.signature-pad');
  // Touched before, the stroke would lie on the small sheet.
  await expect.poll(async () => (await board.boundingBox())?.height, patience).toBeGreaterThan(500);
  await touch(page, board, [[[0.3, 0.1]], [[0.4, 0.5]], [[0.3, 0.9]]]);
  await signature.getByRole('button', { name: 'เขียนเสร็จแล้ว' }).tap();
  await signature.getByText('เขียนแล้ว 1 เส้น').waitFor();
  // The strokes are fitted in the frame after the sheet is small again.
  await expect
    .poll(() => inkShape(board), patience)
    .toMatchObject({ isWide: true, isLong: true, isCut: false });
  await signature.getByRole('button', { name: 'ยกเลิก' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('ข้อมูลนี้เก็บไว้ไม่ได้').waitFor();
  await question.getByRole('button', { name: 'ออกโดยไม่เก็บ' }).click();

  await page.getByRole('button', { name: 'เปลี่ยนรูป' }).click();
  const window = dialog(page, 'จัดรูปประจำตัว');
  await choose(
    window,
    'me.png',
    samplePng(800, 400, (x) => [Math.floor(x / 4), 90, 90, 255]),
  );
  const view = window.locator('.picture-crop-view');
  await view.waitFor();
  await touch(page, view, [[[0.3, 0.5]], [[0.7, 0.5]]]);
  const across = window.getByRole('slider', { name: 'เลื่อนซ้ายขวา' });
  await expect.poll(async () => Number(await across.inputValue()), patience).toBeLessThan(0.3);
  await touch(page, view, [
    [
      [0.4, 0.5],
      [0.6, 0.5],
    ],
    [
      [0.3, 0.5],
      [0.7, 0.5],
    ],
  ]);
  const zoom = window.getByRole('slider', { name: 'ขยาย' });
  await expect.poll(async () => Number(await zoom.inputValue()), patience).toBeGreaterThan(1.5);
});

it('[2.12] the personnel office types a birthday in the Buddhist era', async () => {
  const page = await harness.enter('admin', '/settings/3144/employee-information');
  await page.getByRole('searchbox', { name: 'ค้นหาชื่อหรือรหัสบุคลากร' }).fill('ธีรเดช');
  await page.getByRole('row', { name: /ธีรเดช/ }).click();
  await page.getByRole('button', { name: 'แก้ไขข้อมูลบุคลากร' }).click();
  const form = dialog(page, 'แก้ไขข้อมูลบุคลากร');
  await form.getByRole('textbox', { name: 'วันเกิด' }).fill('๕/๑๒/๒๕๒๐');
  await form.getByLabel('เลขประจำตัวประชาชน').fill('1-1017-00203-45-0');
  await form.getByRole('button', { name: 'บันทึก' }).click();
  await fact(page, 'วันเกิด').getByText('5 ธันวาคม 2520').waitFor();
  await fact(page, 'เลขประจำตัวประชาชน').getByText('•-••••-••••3-45-0').waitFor();
  await lookOver(page, 'personnel');
});

/** One stroke from left to right, up and down. */
async function draw(page: Page, pad: Locator): Promise<void> {
  const box = await pad.boundingBox();
  if (!box) throw new Error('there is no pad');
  const at = (share: number) => ({
    x: box.x + box.width * (0.1 + 0.8 * share),
    y: box.y + box.height * (0.5 + 0.3 * Math.sin(share * 14)),
  });
  await page.mouse.move(at(0).x, at(0).y);
  await page.mouse.down();
  for (let step = 1; step <= 40; step += 1) await page.mouse.move(at(step / 40).x, at(step / 40).y);
  await page.mouse.up();
}

type Finger = readonly [across: number, down: number];

/** Touches that move from place to place, in shares of the element's size, and end. */
async function touch(page: Page, on: Locator, places: readonly (readonly Finger[])[]) {
  const box = await on.boundingBox();
  if (!box) throw new Error('there is nothing to touch');
  const screen = await page.context().newCDPSession(page);
  for (const [index, fingers] of places.entries()) {
    const touchPoints = fingers.map(([across, down], id) => ({
      id,
      x: box.x + box.width * across,
      y: box.y + box.height * down,
    }));
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The colour in the middle of a picture, rounded as JPEG keeps it. */
async function middleOf(picture: Locator): Promise<number[]> {
  return picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const pixel = pen?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
    return [...(pixel ?? [])].slice(0, 3).map((value) => Math.round(value / 10) * 10);
  });
}

/** Whether what is drawn on a canvas is wider than high, and touches its edge. */
const inkShape = (canvas: Locator) =>
  canvas.evaluate((at) => {
    if (!(at instanceof HTMLCanvasElement)) throw new Error('no canvas');
    const { width, height } = at;
    const data = at.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const seen = [...Array(width * height).keys()].filter(
      (place) => (data[place * 4 + 3] ?? 0) > 40,
    );
    const [xs, ys] = [
      seen.map((place) => place % width),
      seen.map((place) => Math.floor(place / width)),
    ];
    const least = (list: number[]) => list.reduce((one, other) => Math.min(one, other), Infinity);
    const most = (list: number[]) => list.reduce((one, other) => Math.max(one, other), -1);
    const isCut =
      least(xs) <= 0 || least(ys) <= 0 || most(xs) >= width - 1 || most(ys) >= height - 1;
    const length = most(xs) - least(xs);
    return { isWide: length > 2 * (most(ys) - least(ys)), isLong: length > width / 3, isCut };
  });
