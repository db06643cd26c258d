import { expect, test } from 'vitest';
import { deviceSecretOf, isOwnPage } from './device-cookie.ts';

const secret = 'a'.repeat(43);
const publicUrl = 'https://sarn.example/sarn/';

test.each([
  [undefined, null],
  ['', null],
  [`sarn_device=${secret}`, secret],
  [`sarn_allow=1; sarn_device=${secret}; x=y`, secret],
  [`other_sarn_device=${secret}`, null],
  ['sarn_device=short', null],
  ["sarn_device='--drop.table.session", null],
  [`sarn_device=${'a'.repeat(9_000)}`, null],
])('the secret in %j is %j', (cookie, found) => {
  expect(deviceSecretOf(cookie === undefined ? {} : { cookie })).toBe(found);
});

test.each([
  ['a program', {}, false],
  ['a program with a host', { host: 'sarn.example' }, false],
  ['our page', { 'sec-fetch-site': 'same-origin', host: 'a' }, true],
  ['our page without https', { origin: 'http://10.0.0.1:3000', host: '10.0.0.1:3000' }, true],
  ['our page behind a proxy', { origin: 'https://sarn.example', host: 'inside:3000' }, true],
  ['a page of another site', { origin: 'https://elsewhere.example', host: 'sarn.example' }, false],
  ['a page of a neighbour', { 'sec-fetch-site': 'same-site', host: 'sarn.example' }, false],
  ['a file', { origin: 'null', host: 'sarn.example' }, false],
])('%s', (_whose, headers, isOurs) => {
  expect(isOwnPage(headers, publicUrl)).toBe(isOurs);
});
