import { screen, show } from '@sarn/platform-web/testing';
import type { HeaderMenuItem } from '@sarn/portal/contract';
import { expect, test } from 'vitest';
import { HeaderMenuLink } from './HeaderMenuLink.tsx';

const item: HeaderMenuItem = {
  ...{ MENU_SEQ: 1, MENU_ID: 4000, MENU_NAME: 'งานที่ต้องดำเนินการ', MENU_ICON: 'inbox' },
  ...{ MENU_ACTION: 'sarabun/dashboard', PM_QUERY: 1, PM_MANAGE: 0, COUNT: null },
};
const shown = async (COUNT: number | null, isCounted = true) => {
  await show(<HeaderMenuLink item={{ ...item, COUNT }} isLit={false} isCounted={isCounted} />);
  return screen.getByRole('link').querySelector('.header-menu-count');
};

test.each([
  [12, '12'],
  [1200, '999+'],
])('[1.07] an entry says how much waits: %i as %s', async (count, said) => {
  expect((await shown(count))?.querySelector('[aria-hidden]')?.textContent).toBe(said);
});

test('[1.07] where nothing waits it says nothing', async () => {
  expect(await shown(0)).toBeNull();
});

test('[1.07] before it is counted the place of the number is kept', async () => {
  expect((await shown(12, false))?.textContent).toBe('');
});
