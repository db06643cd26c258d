// @vitest-environment jsdom
import { clearSession, keptMenuKey } from '@sarn/platform-web';
import type { HeaderMenuItem } from '@sarn/portal/contract';
import { afterEach, expect, test } from 'vitest';
import { keepMenu, keptMenu } from './kept-menu.ts';

const owner = { personId: 'a', language: 'th', parent: 3099 } as const;
const item: HeaderMenuItem = {
  ...{ MENU_SEQ: 1, MENU_ID: 7, MENU_NAME: 'ค้นหา', MENU_ICON: 'search' },
  ...{ MENU_ACTION: 'sarabun/documents', PM_QUERY: 1, PM_MANAGE: 0, COUNT: null },
};

afterEach(() => localStorage.clear());

test('[1.07] the menu is kept for its person, in its language, below its parent', () => {
  keepMenu(owner, [item]);
  keepMenu({ ...owner, parent: 3090 }, []);
  expect(keptMenu(owner)).toEqual([item]);
  expect(keptMenu({ ...owner, parent: 3090 })).toEqual([]);
  expect(keptMenu({ ...owner, language: 'en' })).toBeUndefined();
  expect(keptMenu({ ...owner, personId: 'b' })).toBeUndefined();
});

test('[1.07] the menu of the next person replaces it, and signing out removes it', () => {
  keepMenu(owner, [item]);
  keepMenu({ ...owner, personId: 'b' }, []);
  expect(keptMenu(owner)).toBeUndefined();
  clearSession();
  expect(localStorage.getItem(keptMenuKey)).toBeNull();
});

test('what another version kept is not shown', () => {
  localStorage.setItem(keptMenuKey, JSON.stringify({ personId: 'a', menus: { '3099.th': [{}] } }));
  expect(keptMenu(owner)).toBeUndefined();
});
