import { afterEach, expect, test, vi } from 'vitest';
import { Rotation } from './rotation.testing.ts';

afterEach(() => vi.unstubAllEnvs());

const people = ['a', 'b', 'c', 'd', 'e'];

test('goes round, so that everybody is taken', () => {
  vi.stubEnv('TEST_STRANGERS_SEED', '4');
  const rotation = new Rotation();
  const taken = [1, 2, 3].map(() => rotation.take(people, 2));
  expect(taken).toEqual([
    ['e', 'a'],
    ['b', 'c'],
    ['d', 'e'],
  ]);
});

test('makes the same choice in every run', () => {
  vi.stubEnv('TEST_STRANGERS_SEED', undefined);
  expect(new Rotation().take(people, 2)).toEqual(new Rotation().take(people, 2));
});

test('takes those it must, and nobody twice', () => {
  vi.stubEnv('TEST_STRANGERS_SEED', '0');
  const rotation = new Rotation();
  expect(rotation.take(people, 2, ['b', 'z'])).toEqual(['b', 'a', 'c']);
  expect(rotation.take(['a'], 3)).toEqual(['a']);
  expect(rotation.take([], 3)).toEqual([]);
});

test('says when the seed is none', () => {
  vi.stubEnv('TEST_STRANGERS_SEED', 'x');
  expect(() => new Rotation()).toThrow(/whole number/);
});
