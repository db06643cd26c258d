import { expect, it } from 'vitest';
import { expectAskedFirst, expectDrawnFirst, expectPlaceKept } from './harness/first-frame.ts';
import { useHarness } from './harness/harness.ts';
import { dialog } from './harness/people.ts';

// What stands around a page; its parts one by one are in chrome.full.e2e.ts.
const harness = useHarness();

it('[3.11] [3.13] the frame drawn before the application says what the page will say', () =>
  expectDrawnFirst(harness, { place: '/sarabun/dashboard', language: 'th', screen: 'desktop' }));

it('[3.12] the landing page of a head is drawn before the application', () =>
  expectDrawnFirst(harness, { place: '/portal', language: 'th', screen: 'phone' }));

it('the application keeps the place of the work that was drawn before it', () =>
  expectPlaceKept(harness));

it.each([
  { place: '/portal', asks: ['/api/get-todo-lists', '/api/registry/home/head'] },
  { place: '/sarabun/dashboard', asks: ['/api/registry/home'] },
])('$place asks for what it shows first before it loads the application', (at) =>
  expectAskedFirst(harness, at),
);

it('[3.13] the header of the phone has the menu, the logo to the portal, and the user', async () => {
  const page = await harness.enter('director', '/sarabun/dashboard', { screen: 'phone' });
  const logo = page.getByRole('link', { name: 'กลับหน้าแรก' });
  expect(await logo.getAttribute('href')).toBe('/portal');
  await page.getByRole('button', { name: /^บัญชีผู้ใช้งาน/ }).waitFor();
  await page.getByRole('button', { name: 'เปิดเมนู' }).click();
  await dialog(page, 'เมนู').getByRole('link', { name: 'ทะเบียนหนังสือ' }).waitFor();
  // From then on the menu is there at once: it waits for no answer of the server.
  await page.route('**/get-authen-user-menu-permission*', () => {});
  await page.reload();
  await page.getByRole('button', { name: 'เปิดเมนู' }).click();
  const menu = dialog(page, 'เมนู');
  await menu.getByRole('link', { name: 'ทะเบียนหนังสือ' }).waitFor();
  await menu.getByRole('link', { name: 'งานสารบรรณ', exact: true }).waitFor();
});
