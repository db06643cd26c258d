import { expect, test } from 'vitest';
import { moduleTarget, withSignOn } from './module-target.ts';

const archive = 'https://archive.example/pre-login';
const target = (MENU_ACTION: string, MENU_TYPE = '') =>
  moduleTarget({ MENU_ACTION, MENU_TYPE }, archive);

test.each([
  ['settingsCenter', '/settings/3144'],
  ['settingCertificate', '/settings/3284'],
  ['manageIntranet', '/intranet/manage-intranet'],
  ['sarabun', '/sarabun'],
  ['/asset', '/asset'],
])('[1.16] %s opens the page %s', (action, path) => {
  expect(target(action)).toEqual({ kind: 'page', path });
});

test('[1.16] the archive opens with the sign-on, where the agency has one', () => {
  expect(target('archive')).toEqual({ kind: 'archive', address: archive });
  expect(withSignOn(`${archive}?a=1`, 'a b')).toBe(`${archive}?a=1&sso=a+b`);
  const none = moduleTarget({ MENU_ACTION: 'archive', MENU_TYPE: '' }, null);
  expect(none).toEqual({ kind: 'nowhere' });
});

test('[1.16] type b opens an address of the web in a new tab, and no script', () => {
  expect(target('https://example.go.th/', 'b')).toEqual({
    kind: 'tab',
    address: 'https://example.go.th/',
  });
  expect(target('javascript:alert(1)', 'b')).toEqual({ kind: 'nowhere' });
});
