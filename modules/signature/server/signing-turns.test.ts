import { expect, test } from 'vitest';
import { createSigningTurns } from './signing-turns.ts';

test('who signs anew has the turn alone, one after the other, also where one fails', async () => {
  const turns = createSigningTurns();
  const told: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = turns.alone(async () => {
    told.push('first begins');
    await first.promise;
    told.push('first ends');
    throw new Error('refused');
  });
  const two = turns.alone(async () => void told.push('second'));
  const other = turns.free().then(() => told.push('another'));
  first.resolve();
  await expect(one).rejects.toThrow('refused');
  await Promise.all([two, other]);
  expect(told).toEqual(['first begins', 'first ends', 'second', 'another']);
});

test('nobody waits where none is made anew', async () => {
  await expect(createSigningTurns().free()).resolves.toBeUndefined();
});
