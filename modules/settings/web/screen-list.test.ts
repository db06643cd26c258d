import type { WebSettingsScreen } from '@sarn/platform-web';
import { describe, expect, test } from 'vitest';
import { findScreens, groupsOf, rowAddress } from './screen-list.ts';

const screen = (path: string, th: string, more: Partial<WebSettingsScreen> = {}) =>
  ({
    ...{ centre: 3144, path, label: { th, en: path }, text: { th: '', en: '' }, icon: 'users' },
    ...{ group: 'people', permission: 'settings.manage', order: 1 },
    load: async () => ({ default: () => null }),
    ...more,
  }) satisfies WebSettingsScreen;

const numbers = screen('numbers', 'สิทธิ์การออกเลข', { group: 'access' });
const roles = screen('roles', 'บทบาทและสิทธิ์', {
  group: 'access',
  finds: { th: ['ออกเลข'], en: [] },
});
const prefix = screen('prefix', 'คำนำหน้าชื่อ', { permission: 'identity.manage' });
const all = [prefix, roles, numbers];
const pathsOf = (found: readonly WebSettingsScreen[]) => found.map(({ path }) => path);

describe('settings are found', () => {
  test.each([
    ['by the name', 'คำนำ', ['prefix']],
    ['by an English word', 'PREF', ['prefix']],
    ['by a question about their effect', 'ใครออกเลขได้', ['roles']],
    ['by a word of the name, the name before other words', 'ออกเลข', ['numbers', 'roles']],
    ['not by what nothing has', 'ฟุตบอล', []],
    ['not by nothing', ' ', []],
  ])('%s', (_name, typed, expected) => {
    expect(pathsOf(findScreens(all, typed))).toEqual(expected);
  });
});

test.each([
  ['word by word, without those of a question', 'who may set a role', ['roles']],
  ['though not every word is there', 'roles somewhere', ['roles']],
  ['not where most words are missing', 'role plays of clubs', []],
])('a question in English is found %s', (_name, typed, expected) => {
  expect(pathsOf(findScreens(all, typed))).toEqual(expected);
});

test('a row is opened on the screen of its table, in the tab of it', () => {
  const orders = screen('orders', 'ประเภทคำสั่ง', { tables: ['order', 'instruction'] });
  const at = (table: string) => rowAddress([prefix, orders], 3144, { table, code: 'a b' });
  expect(at('prefix')).toBe('/settings/3144/prefix?row=a%20b');
  expect(at('order')).toBe('/settings/3144/orders?row=a%20b');
  expect(at('instruction')).toBe('/settings/3144/orders?tab=instruction&row=a%20b');
  expect(at('secret')).toBeNull();
});

test('groups have only what the person may open, in the order of the centre', () => {
  const groups = groupsOf(all, ['settings.manage']);
  expect(groups.map(({ group, screens }) => [group, pathsOf(screens)])).toEqual([
    ['access', ['roles', 'numbers']],
  ]);
});
