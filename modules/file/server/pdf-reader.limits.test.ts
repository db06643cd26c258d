import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { threadIsReady } from './pdf-order.ts';
import type { PdfOrder } from './pdf-order.ts';
import { createPdfReader } from './pdf-reader.ts';

/** A thread that answers when the test says so. */
class Thread extends EventEmitter {
  asked: PdfOrder[] = [];
  isEnded = false;
  postMessage = (order: PdfOrder): void => void this.asked.push(order);
  ref = (): void => {};
  unref = (): void => {};
  terminate = async (): Promise<number> => {
    this.isEnded = true;
    return 0;
  };
}

const order = { path: 'a.pdf', maxTextLength: 0, textMs: 0 };
const facts = { pageCount: 1, text: '' };

function made() {
  const threads: Thread[] = [];
  const reader = createPdfReader({ start: 60_000, file: 5_000 }, () => {
    const thread = new Thread();
    threads.push(thread);
    return thread;
  });
  return { threads, read: () => reader.read(order, 'one') };
}

/** The thread of that number has been given its file, and is ready. */
async function readyThread(threads: readonly Thread[], at = 0): Promise<Thread> {
  // The turn of a file comes after a promise.
  await vi.advanceTimersByTimeAsync(0);
  const thread = threads[at];
  if (!thread) throw new Error(`there are ${threads.length} threads`);
  thread.emit('message', threadIsReady);
  return thread;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the start of the thread is not counted as time of the file', async () => {
  const { threads, read } = made();
  const answer = read();
  await vi.advanceTimersByTimeAsync(50_000);
  threads[0]?.emit('message', threadIsReady);
  await vi.advanceTimersByTimeAsync(4_000);
  threads[0]?.emit('message', facts);
  await expect(answer).resolves.toEqual(facts);
  expect(threads).toHaveLength(1);
});

it('a file that takes longer than its time is refused, and the next one gets a new thread', async () => {
  const { threads, read } = made();
  const endless = read();
  const given = await readyThread(threads);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(endless).resolves.toEqual({ failure: 'too-slow' });
  const next = read();
  const other = await readyThread(threads, 1);
  expect([given.isEnded, other.asked]).toEqual([true, [order]]);
  other.emit('message', facts);
  await expect(next).resolves.toEqual(facts);
});

it('a thread that is ready gives each file its own time alone', async () => {
  const { threads, read } = made();
  const first = read();
  (await readyThread(threads)).emit('message', facts);
  await expect(first).resolves.toEqual(facts);
  const second = read();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(second).resolves.toEqual({ failure: 'too-slow' });
});

it('a thread that never begins is given up', async () => {
  const { threads, read } = made();
  const answer = read();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(answer).resolves.toEqual({ failure: 'too-slow' });
  expect(threads[0]?.isEnded).toBe(true);
});
