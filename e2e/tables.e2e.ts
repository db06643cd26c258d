import { Rotation, inFullRun } from '@sarn/server/testing';
import { expect, it } from 'vitest';
import { useHarness } from './harness/harness.ts';
import { goInside, settled } from './harness/places.ts';
import { firstOf, some } from './harness/several.ts';
import { toBeGone } from './harness/look.ts';
import { atSizes, listSizes } from './harness/sizes.ts';
import { tableFaults } from './harness/table-faults.ts';

const harness = useHarness();
/** All of them, and those of every other page, are asked in all-tables.full.e2e.ts. */
const rotation = new Rotation();

/** Pages with lists, by a person who sees rows in them. */
const walks = {
  saraban: [
    '/sarabun/list/outside',
    '/sarabun/list/all?cols=receiveNo,letterNo,letterDate,title,kind,speed,sender,addressee,state,at',
    '/sarabun/queue/unreceived',
    '/sarabun/register',
    '/sarabun/outgoing',
    '/sarabun/arrivals',
    '/sarabun/circulation',
    '/sarabun/contacts',
    '/sarabun/retention?tab=candidates',
  ],
  director: [
    '/sarabun/queue/jobReceived2',
    '/sarabun/list/view',
    '/sarabun/report',
    '/sarabun/acting',
    '/sarabun/secret',
  ],
  admin: [
    '/settings/3144/history-activity',
    '/settings/3144/holidays',
    '/settings/3144/setting-modules-notification-lists',
    '/settings/3144/register-import',
  ],
} as const satisfies Record<string, readonly string[]>;

// The lists of one of them in a usual run: all are made of one table.
const people = rotation.take(Object.entries(walks), 1);

it.each(people)('every list of %s fits every window', async (account, places) => {
  const walked = rotation.take(places, 2);
  const [first] = walked;
  const page = await harness.enter(account, first);
  const found: string[] = [];
  for (const place of walked) {
    if (place !== first) await goInside(page, place);
    await settled(page);
    const faults = await atSizes(page, listSizes, tableFaults);
    found.push(...faults.map((fault) => `${place} ${fault}`));
  }
  expect(found).toEqual([]);
});

it('[8.01] a row of a settings table is dragged by its handle, and put back by keyboard', async () => {
  const page = await harness.enter('admin', '/settings/3144/employee-type');
  const handles = page.getByRole('button', { name: /^ลาก / });
  const names = () =>
    handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await handles.nth(1).waitFor();
  const [first, second] = await names();
  const moved = () => page.waitForResponse((answer) => answer.url().endsWith('/move'));
  const dragged = moved();
  await handles.nth(0).dragTo(handles.nth(1), { targetPosition: { x: 8, y: 28 } });
  expect((await dragged).status()).toBe(200);
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  await page.getByRole('row').nth(2).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  // The first place is its own: put down there the row would stay.
  await page.getByRole('button', { name: /^แทรก/ }).nth(0).waitFor();
  await page.keyboard.press('Home');
  const returned = moved();
  await page.keyboard.press('Enter');
  expect((await returned).status()).toBe(200);
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([first, second]);
});

inFullRun(() => {
  it('the details of a row open and close by the keyboard', async () => {
    const page = await harness.enter('saraban', '/sarabun/list/outside');
    const rows = page.locator('.s-row');
    await some(rows);
    await page.keyboard.press('KeyJ');
    await page.locator('.s-row:focus').waitFor();
    // The button is in the last cell of the row.
    await page.keyboard.press('ArrowLeft');
    const button = firstOf(rows).getByRole('button', { name: /^รายละเอียดของ / });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await firstOf(rows).getByText('ประเภท').waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Space');
    await toBeGone(page.locator('.s-row-details'));
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });
});
