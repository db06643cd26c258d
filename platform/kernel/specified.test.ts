import { expect, it } from 'vitest';
import * as specified from './specified.ts';

// Specification §9 line by line, and the figures of its other sections.
it.each([
  [
    '§9 retries 3, backoff 1 s times attempt number, status 500 or above',
    specified.retryPolicy,
    { times: 3, delayMs: 1000, fromStatus: 500 },
  ],
  [
    '§9 idle logout delay 5 s after idle; idle time 1,800,000 ms',
    specified.idleTimes,
    { idleMs: 1_800_000, countdownMs: 5000 },
  ],
  [
    '§9 welcome 2.5 s, invalid e-mail 2.5 s, reset redirect 3.5 s; §8 no user 2.5 s',
    specified.dialogTimes,
    { welcomeMs: 2500, noUserMs: 2500, invalidEmailMs: 2500, resetRedirectMs: 3500 },
  ],
  [
    '§9 cookie banner 1 s, subscription 3 s, PDPA 2 s, todo reload 2 s; §7 menu 1 s; §4 link 1.5 s',
    specified.delays,
    {
      cookieBannerMs: 1000,
      subscribeMs: 3000,
      consentMs: 2000,
      todoReloadMs: 2000,
      headerMenuMs: 1000,
      followLinkMs: 1500,
    },
  ],
  [
    '§9 toast timer 2500 ms, defaults 3000 ms, 300 ms, group document-notification',
    specified.toastDefaults,
    { timerMs: 2500, durationMs: 3000, speedMs: 300, group: 'document-notification' },
  ],
  [
    '§9 to-do table page size 10, height 500, search delay 800 ms',
    specified.todoTable,
    { pageSize: 10, height: 500, searchDelayMs: 800 },
  ],
  [
    '§9 book tables page size 5, height 290, search delay 1500 ms',
    specified.bookTable,
    { pageSize: 5, height: 290, searchDelayMs: 1500 },
  ],
  ['§9 dashboard search threshold 3 characters', specified.searchMinLength, 3],
  ['§9 password minimum 8', specified.passwordMinLength, 8],
  ['§9 OTP expiry 300 s', specified.oneTimeCodeSeconds, 300],
  [
    '§9 login cookie 7 days; default cookie expiry 30 days',
    specified.cookieDays,
    { login: 7, other: 30 },
  ],
  [
    '§9 notification fetch size 10; scroll heights 300 (200 mobile)',
    specified.bellFigures,
    { fetchSize: 10, scrollHeight: 300, scrollHeightMobile: 200 },
  ],
  ['§9 settings ids 3144 and 3284', specified.settingsMenus, { centre: 3144, certificates: 3284 }],
  ['§9 menu parents 3099 and 3090', specified.menuParents, { main: 3099, portal: 3090 }],
  [
    '§7 the menu call defaults to parent 3099, level 1, query 1',
    specified.menuDefaults,
    { parent: 3099, level: 1, query: 1 },
  ],
  [
    '§9 speed badge: normal green, others red',
    specified.speedColours,
    { normal: 'green', other: 'red' },
  ],
  ['§9 editor change debounce 80 ms', specified.editorDebounceMs, 80],
  [
    '§9 byte formatter units, base 1024',
    specified.byteUnits,
    { base: 1024, names: ['Bytes', 'KB', 'MB', 'GB', 'TB'] },
  ],
  [
    '§9 signature pad defaults',
    specified.signaturePad,
    {
      minWidth: 0.5,
      maxWidth: 2.5,
      dotSize: 1.5,
      throttleMs: 16,
      minDistance: 5,
      velocityFilterWeight: 0.7,
      exportTypes: ['png', 'jpeg', 'svg'],
    },
  ],
  [
    '§9 socket reconnect 1000 to 5000 ms, randomization 0.5, timeout 20000 ms',
    specified.socketDefaults,
    {
      reconnectionDelayMs: 1000,
      reconnectionDelayMaxMs: 5000,
      randomizationFactor: 0.5,
      timeoutMs: 20_000,
    },
  ],
  ['§9 head-role lists', specified.headRoles, { landPolicy: [1, 2007, 2008], usual: [1] }],
  ['§1 version 1.8.0 build 15a', specified.release, { version: '1.8.0', build: '15a' }],
])('[14.05] %s', (_line, figure, expected) => {
  expect(figure).toEqual(expected);
});

it('[14.03] stores token, user, language, consent and visits under the prefix of the product', () => {
  const { archive, ...own } = specified.storageKeys;
  expect(own).toEqual({
    token: 'sarn_token',
    userLogin: 'sarn_userLogin',
    language: 'sarn_lang',
    allow: 'sarn_allow',
    page: 'sarn_page',
  });
  expect(archive).toBe('userAuth');
});
