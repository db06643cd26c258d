import { expect, test } from 'vitest';
import { safePlace } from './safe-place.ts';

test.each(['/sarabun/dashboard', '/sarabun/document/1?from=list#page-2', '/settings/3144/a?b=c'])(
  '[2.01] %s is a page of the application',
  (place) => {
    expect(safePlace(place)).toBe(place);
  },
);

test.each([
  null,
  '',
  '/',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/ /evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '/login',
  '/login/',
  '/login?next=/portal',
  '/ig-login',
])('[2.01] %j leads to the portal instead', (place) => {
  expect(safePlace(place)).toBe('/portal');
});
