import { expect, test } from 'vitest';
import { menuAddress } from './menu-address.ts';

const item = {
  MENU_SEQ: 1,
  MENU_ID: 7,
  MENU_NAME: '',
  MENU_ICON: '',
  PM_QUERY: 1,
  PM_MANAGE: 0,
} as const;

test('areas are opened as they are, other entries with the parameters of their menu', () => {
  expect(menuAddress({ ...item, MENU_ACTION: 'room' })).toEqual({ path: '/room', search: {} });
  expect(menuAddress({ ...item, MENU_ACTION: 'sarabun/register' })).toEqual({
    path: '/sarabun/register',
    search: { menuID: 7, query: 1, manage: 0 },
  });
});
