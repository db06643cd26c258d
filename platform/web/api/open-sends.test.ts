import { storageKeys } from '@sarn/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeStored } from '../storage.ts';
import { isOutcome, openSend } from './open-sends.ts';

const save = { method: 'POST', path: '/things/:id/save', access: 'session' } as const;
const signedIn = (person: string) =>
  writeStored(storageKeys.userLogin, JSON.stringify({ F_PERSON_ID: person }));
const keyOf = (content: string, given?: string) => openSend(save, content, given)?.key;

beforeEach(() => {
  vi.useFakeTimers();
  signedIn('anong');
});
afterEach(() => vi.useRealTimers());

test('the same content has the same key until its outcome is known, other content another one', () => {
  const first = openSend(save, 'a');
  expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf('a')).toBe(first?.key);
  expect(keyOf('b')).not.toBe(first?.key);
  expect(openSend({ ...save, path: '/other' }, 'a')?.key).not.toBe(first?.key);
  first?.close();
  expect(keyOf('a')).not.toBe(first?.key);
});

test('a form that was opened anew sends the same content under the key of the first one', () => {
  expect(keyOf('c', 'key-of-the-form')).toBe('key-of-the-form');
  expect(keyOf('c', 'key-of-another-form')).toBe('key-of-the-form');
});

test('another person who signs in between has keys of their own', () => {
  const key = keyOf('d');
  signedIn('burin');
  expect(keyOf('d')).not.toBe(key);
  signedIn('anong');
  expect(keyOf('d')).toBe(key);
});

test('a key is not sent again after the server may have forgotten it', () => {
  const key = keyOf('e');
  vi.advanceTimersByTime(7 * 86_400_000);
  expect(keyOf('e')).not.toBe(key);
});

test('reads, calls without a sign-in and those that take none have no key', () => {
  expect(openSend({ ...save, method: 'GET' }, 'f')).toBeNull();
  expect(openSend({ ...save, access: 'public' }, 'f')).toBeNull();
  expect(openSend({ ...save, takesNoKey: true }, 'f')).toBeNull();
});

test.each([
  [200, { status: 'success' }, true],
  [409, { code: 'things.taken' }, true],
  [200, null, false],
  [401, { code: 'platform.unauthenticated' }, false],
  [429, { code: 'platform.too-many-requests' }, false],
  [502, { code: 'x' }, false],
  [503, { code: 'platform.busy' }, false],
])('whether an answer %i tells the outcome: %j', (status, body, isKnown) => {
  expect(isOutcome(status, body)).toBe(isKnown);
});
