import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { TypesetOrder } from './typeset-order.ts';
import { TypesetThread } from './typeset-thread.ts';

const by = 'anong';
const waiting = { waiting: 4, waitingOfOne: 4 };

/** Some seconds of nothing; the compiler has no time limit of its own, and refuses only what is plainly endless. */
const slow = '#for a in range(3000) { for b in range(3000) { let c = a + b } }';

/** A template of the test, put where those of the product are. */
const orderOf = (template: string): TypesetOrder =>
  ({
    ...{ template: 'test-template', data: {} },
    picture: { file: 'test-template.typ', bytes: new TextEncoder().encode(template) },
  }) as unknown as TypesetOrder;

test('a template that does not end is given up with the real compiler, and the next document is made by another thread', async () => {
  const threads: Worker[] = [];
  const thread = new TypesetThread(
    () => {
      const worker = new Worker(new URL('./typesetter.worker.ts', import.meta.url));
      threads.push(worker);
      return worker;
    },
    { waiting, start: 60_000, document: 1_000 },
  );
  const made = await thread.call({ order: orderOf('before'), output: 'pdf' }, by);
  expect(made.pdf?.length).toBeGreaterThan(500);
  const [old] = threads;
  if (!old) throw new Error('no thread');
  const ended = new Promise((resolve) => old.once('exit', resolve));
  const answers = [orderOf(slow), orderOf('after')].map((order) =>
    thread.call({ order, output: 'pdf' }, by),
  );
  await expect(answers[0]).rejects.toMatchObject({ code: 'pdf.too-slow' });
  const next = await answers[1];
  expect(next?.pdf?.length).toBeGreaterThan(500);
  expect(threads).toHaveLength(2);
  // The old one does nothing after the call that it was in.
  await ended;
  await thread.close();
}, 120_000);

test('what is plainly endless is refused by the compiler itself', async () => {
  const thread = new TypesetThread(
    () => new Worker(new URL('./typesetter.worker.ts', import.meta.url)),
    { waiting, start: 60_000, document: 15_000 },
  );
  await expect(
    thread.call({ order: orderOf('#while true { }'), output: 'pdf' }, by),
  ).rejects.toThrow('condition is always true');
  await expect(
    thread.call({ order: orderOf('#let f(n) = f(n + 1)\n#f(0)'), output: 'pdf' }, by),
  ).rejects.toThrow('depth');
  await thread.close();
}, 120_000);
