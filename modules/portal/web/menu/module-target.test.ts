import { expect, test } from 'vitest';
import { moduleTarget } from './module-target.ts';

const archive = { url: 'https://archive.example/pre-login', sso: 'a b' };
const target = (MENU_ACTION: string, MENU_TYPE = '') =>
  moduleTarget({ MENU_ACTION, MENU_TYPE }, archive);

test.each([
  ['settingsCenter', '/settings/3144'],
  ['settingCertificate', '/settings/3284'],
  ['manageIntranet', '/intranet/manage-intranet'],
  ['sarabun', '/sarabun'],
  ['/asset', '/asset'],
])('%s opens the page %s', (action, path) => {
  expect(target(action)).toEqual({ kind: 'page', path });
});

test('the archive opens in a new tab with the sign-on', () => {
  const address = 'https://archive.example/pre-login?sso=a+b';
  expect(target('archive')).toEqual({ kind: 'tab', address });
  const none = moduleTarget({ MENU_ACTION: 'archive', MENU_TYPE: '' }, { url: null, sso: null });
  expect(none).toEqual({ kind: 'nowhere' });
});

test('type b opens an address of the web in a new tab, and no script', () => {
  expect(target('https://example.go.th/', 'b')).toEqual({
    kind: 'tab',
    address: 'https://example.go.th/',
  });
  expect(target('javascript:alert(1)', 'b')).toEqual({ kind: 'nowhere' });
});
