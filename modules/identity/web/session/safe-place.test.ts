import { expect, test } from 'vitest';
import { safePlace } from './safe-place.ts';

test('a place inside the application is returned to', () => {
  expect(safePlace('/sarabun/dashboard?x=1')).toBe('/sarabun/dashboard?x=1');
});

test('addresses of other sites, the sign-in page and nothing lead to the portal', () => {
  for (const next of [
    null,
    '',
    '/',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/login?next=/x',
  ]) {
    expect(safePlace(next)).toBe('/portal');
  }
});
