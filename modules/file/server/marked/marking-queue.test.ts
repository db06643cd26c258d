import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMarker } from './marking-queue.ts';
import type { MarkerOrder } from './marker-word.ts';

/** A thread that says what the test says. */
class Thread extends EventEmitter {
  readonly told: MarkerOrder[] = [];
  isEnded = false;
  postMessage(order: MarkerOrder): void {
    this.told.push(order);
  }
  async terminate(): Promise<void> {
    this.isEnded = true;
    this.emit('exit');
  }
  /** It is done with its file. */
  answer(pdf: string): void {
    this.emit('message', { pdf: Buffer.from(pdf) });
  }
}

const limits = {
  turns: { running: 2, waiting: 4, waitingOfOne: 3 },
  times: { file: 1_000, page: 100 },
};

function open() {
  const threads: Thread[] = [];
  const marker = createMarker(() => {
    const thread = new Thread();
    threads.push(thread);
    return thread;
  }, limits);
  const ask = (by: string, name: string) =>
    marker.mark({ source: Buffer.from(name), by }, async () => Buffer.from('marks'));
  /** The files of all threads that were ever started, in order. */
  const begun = () => threads.map(({ told: [order] }) => String(order?.source));
  return { threads, ask, begun };
}

/** So that what was refused while the test looked elsewhere is no unhandled rejection. */
const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'made',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );

test('few threads run at once, and whoever asks once is not behind all of another person', async () => {
  const { threads, ask, begun } = open();
  const many = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => codeOf(ask('anong', name)));
  const one = codeOf(ask('burin', 'b1'));
  await vi.waitFor(() => expect(begun()).toEqual(['a1', 'a2']));
  threads[0]?.answer('done');
  await vi.waitFor(() => expect(begun()).toEqual(['a1', 'a2', 'b1']));
  expect(threads.filter(({ isEnded }) => !isEnded)).toHaveLength(2);
  for (let at = 1; at < 6; at += 1) {
    await vi.waitFor(() => expect(threads.length).toBeGreaterThan(at));
    threads[at]?.answer('done');
  }
  expect(await Promise.all([...many, one])).toEqual(Array.from({ length: 6 }, () => 'made'));
  expect(threads.every(({ isEnded }) => isEnded)).toBe(true);
});

test('when too many wait the next one is refused with a code, and starts no thread', async () => {
  const { threads, ask } = open();
  const asked = ['1', '2', '3', '4', '5'].map((name) => codeOf(ask('anong', name)));
  expect(await codeOf(ask('anong', '6'))).toBe('platform.busy');
  expect(threads).toHaveLength(2);
  // Somebody else still finds a place.
  const other = codeOf(ask('burin', '7'));
  for (let at = 0; at < 6; at += 1) {
    await vi.waitFor(() => expect(threads.length).toBeGreaterThan(at));
    threads[at]?.answer('done');
  }
  expect(await Promise.all([...asked, other])).not.toContain('platform.busy');
});

test('a file that takes too long is given up with a code, and the next one begins', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { threads, ask, begun } = open();
  const [first, , third] = ['1', '2', '3'].map((name) => codeOf(ask('anong', name)));
  await vi.advanceTimersByTimeAsync(500);
  threads[0]?.emit('message', { pages: [{ width: 1, height: 1 }] });
  await vi.advanceTimersByTimeAsync(1_050);
  // The second was given up; the first has some time more for its page.
  expect(begun()).toEqual(['1', '2', '3']);
  threads[2]?.answer('done');
  expect(await third).toBe('made');
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toBe('file.marking-too-slow');
  expect(threads[0]?.isEnded).toBe(true);
});

test('a thread that ends by itself is an error of its file alone', async () => {
  const { threads, ask } = open();
  const lost = codeOf(ask('anong', '1'));
  const other = codeOf(ask('anong', '2'));
  await vi.waitFor(() => expect(threads).toHaveLength(2));
  threads[0]?.emit('exit');
  expect(await lost).toContain('ended by itself');
  threads[1]?.answer('done');
  expect(await other).toBe('made');
});
