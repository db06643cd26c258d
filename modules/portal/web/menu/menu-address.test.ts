import { expect, test } from 'vitest';
import { menuAddress } from './menu-address.ts';

const item = {
  MENU_SEQ: 1,
  MENU_ID: 7,
  MENU_NAME: '',
  MENU_ICON: '',
  PM_QUERY: 1,
  PM_MANAGE: 0,
  COUNT: null,
} as const;

test('[1.07] [3.11] areas are full pages, other entries routes with the parameters of their menu', () => {
  for (const area of ['sarabun', 'room']) {
    const there = { isFullPage: true, path: `/${area}`, search: {} };
    expect(menuAddress({ ...item, MENU_ACTION: area })).toEqual(there);
  }
  expect(menuAddress({ ...item, MENU_ACTION: 'sarabun/register' })).toEqual({
    isFullPage: false,
    path: '/sarabun/register',
    search: { menuID: 7, query: 1, manage: 0 },
  });
});
