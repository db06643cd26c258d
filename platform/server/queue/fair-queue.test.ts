import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Works that end when the test says so, in the order in which they began. */
function works() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.push(() => resolve(name));
      }),
    endNext: async () => {
      await settle();
      ends.shift()?.();
      await settle();
    },
  };
}

const codeOf = (error: unknown) => (error as { code: string }).code;
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('no more run at once than allowed, and all of them end', async () => {
  const { begun, work, endNext } = works();
  const queue = createFairQueue({ running: 2, waiting: 10, waitingOfOne: 10 });
  const all = ['a', 'b', 'c', 'd'].map((name) => queue.run('one', work(name)));
  await settle();
  expect(begun).toEqual(['a', 'b']);
  for (const _ of all) await endNext();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('somebody with one work waits for one work of somebody with many', async () => {
  const { begun, work, endNext } = works();
  const queue = createFairQueue({ running: 1, waiting: 10, waitingOfOne: 10 });
  const many = ['m1', 'm2', 'm3', 'm4'].map((name) => queue.run('many', work(name)));
  const few = queue.run('few', work('f1'));
  const third = queue.run('third', work('t1'));
  for (let turn = 0; turn < 6; turn += 1) await endNext();
  await Promise.all([...many, few, third]);
  expect(begun).toEqual(['m1', 'f1', 't1', 'm2', 'm3', 'm4']);
});

test('too much of one caller is refused', async () => {
  const { work, endNext } = works();
  const queue = createFairQueue({ running: 1, waiting: 10, waitingOfOne: 2 });
  const kept = ['a', 'b', 'c'].map((name) => queue.run('one', work(name)));
  await expect(queue.run('one', work('d'))).rejects.toSatisfy(
    (error) => codeOf(error) === 'platform.busy',
  );
  for (const _ of kept) await endNext();
  expect(await Promise.all(kept)).toEqual(['a', 'b', 'c']);
});

test('when it is full, the newest of the one with most gives way to somebody with less', async () => {
  const { begun, work, endNext } = works();
  const queue = createFairQueue({ running: 1, waiting: 3, waitingOfOne: 3 });
  const flood = ['a', 'b', 'c', 'd'].map((name) => queue.run('flood', work(name)));
  const outcomes = Promise.allSettled(flood);
  const honest = queue.run('honest', work('h'));
  for (let turn = 0; turn < 5; turn += 1) await endNext();
  expect(await honest).toBe('h');
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(begun[1]).toBe('h');
});

test('a work that fails makes place for the next', async () => {
  const queue = createFairQueue({ running: 1, waiting: 3, waitingOfOne: 3 });
  const failing = queue.run('one', () => Promise.reject(new Error('broken')));
  const next = queue.run('one', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
