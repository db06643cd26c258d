import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { threadIsReady } from './typeset-order.ts';
import type { TypesetCall } from './typeset-order.ts';
import { TypesetThread } from './typeset-thread.ts';

/** A thread that answers when the test says so. */
class Thread extends EventEmitter {
  asked: TypesetCall[] = [];
  isEnded = false;
  postMessage = (call: TypesetCall): void => void this.asked.push(call);
  keepsAlive = true;
  ref = (): void => void (this.keepsAlive = true);
  unref = (): void => void (this.keepsAlive = false);
  terminate = async (): Promise<number> => {
    this.isEnded = true;
    return 0;
  };
}

const asked: TypesetCall = { order: { template: 'memo', data: {} }, output: 'pdf' };
const pdf = new Uint8Array([1]);
const waiting = { waiting: 4, waitingOfOne: 3 };
const limits = { waiting, start: 60_000, document: 15_000 };

function made() {
  const threads: Thread[] = [];
  const typesetter = new TypesetThread(() => {
    const thread = new Thread();
    threads.push(thread);
    return thread;
  }, limits);
  const call = (by = 'anong', template: TypesetCall['order']['template'] = 'memo') =>
    typesetter.call({ ...asked, order: { ...asked.order, template } }, by);
  return { threads, call, close: () => typesetter.close() };
}

/** Whose turn it is has begun. */
const begun = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the start of the thread is not counted as time of the document', async () => {
  const { threads, call } = made();
  const answer = call();
  await vi.advanceTimersByTimeAsync(50_000);
  threads[0]?.emit('message', threadIsReady);
  await vi.advanceTimersByTimeAsync(14_000);
  threads[0]?.emit('message', { pdf });
  await expect(answer).resolves.toEqual({ pdf });
  expect(threads).toHaveLength(1);
});

it('a document that never ends is given up, and the next one gets a new thread', async () => {
  const { threads, call } = made();
  const [endless, next] = [call(), call()];
  const told = expect(endless).rejects.toMatchObject({ code: 'pdf.too-slow' });
  await begun();
  threads[0]?.emit('message', threadIsReady);
  await vi.advanceTimersByTimeAsync(15_000);
  await told;
  await begun();
  expect([threads[0]?.isEnded, threads[1]?.asked]).toEqual([true, [asked]]);
  // What the old one still says belongs to nobody.
  threads[0]?.emit('message', { pdf: new Uint8Array([2]) });
  threads[1]?.emit('message', threadIsReady);
  threads[1]?.emit('message', { pdf });
  await expect(next).resolves.toEqual({ pdf });
});

it('a thread that does not come up is given up too', async () => {
  const { threads, call } = made();
  const told = expect(call()).rejects.toMatchObject({ code: 'pdf.too-slow' });
  await vi.advanceTimersByTimeAsync(60_000);
  await told;
  expect(threads[0]?.isEnded).toBe(true);
});

it('a thread that ends fails its document, and the others are made', async () => {
  const { threads, call } = made();
  const [lost, next] = [call(), call()];
  const told = expect(lost).rejects.toThrow('ended');
  await begun();
  threads[0]?.emit('exit', 1);
  await told;
  await begun();
  threads[1]?.emit('message', { pdf });
  await expect(next).resolves.toEqual({ pdf });
});

it('is closed after what was asked for is made', async () => {
  const { threads, call, close } = made();
  const answers = [call(), call()];
  const closed = close();
  let isClosed = false;
  void closed.then(() => (isClosed = true));
  await begun();
  threads[0]?.emit('message', { pdf });
  await answers[0];
  await begun();
  expect([isClosed, threads[0]?.keepsAlive]).toEqual([false, true]);
  threads[0]?.emit('message', { pdf });
  await expect(Promise.all(answers)).resolves.toEqual([{ pdf }, { pdf }]);
  await closed;
  expect(threads[0]?.keepsAlive).toBe(false);
});

it('is closed at once where nothing was asked for', async () => {
  const { threads, close } = made();
  await close();
  expect(threads).toHaveLength(0);
});

it('the idle thread sets the next document after it was closed', async () => {
  const { threads, call, close } = made();
  const first = call();
  await begun();
  threads[0]?.emit('message', { pdf });
  await first;
  await close();
  const next = call();
  await begun();
  expect(threads[0]?.keepsAlive).toBe(true);
  threads[0]?.emit('message', { pdf });
  await expect(next).resolves.toEqual({ pdf });
  expect([threads.length, threads[0]?.isEnded]).toEqual([1, false]);
});

const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'made',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );

it('whoever asks once is not behind all of another person', async () => {
  const { threads, call } = made();
  const many = [1, 2, 3, 4].map(() => call('anong'));
  const one = call('burin', 'certificate');
  for (let turn = 0; turn < 5; turn += 1) {
    await begun();
    threads[0]?.emit('message', { pdf });
  }
  await expect(Promise.all([...many, one])).resolves.toHaveLength(5);
  const templates = threads[0]?.asked.map(({ order }) => order.template);
  expect(templates).toEqual(['memo', 'certificate', 'memo', 'memo', 'memo']);
});

it('when too much waits the next one is refused with a code, and somebody else still finds a place', async () => {
  const { threads, call } = made();
  const many = [1, 2, 3, 4].map(() => codeOf(call('anong')));
  expect(await codeOf(call('anong'))).toBe('platform.busy');
  const other = codeOf(call('burin'));
  for (let turn = 0; turn < 5; turn += 1) {
    await begun();
    threads[0]?.emit('message', { pdf });
  }
  expect(await Promise.all([...many, other])).toEqual(Array.from({ length: 5 }, () => 'made'));
});
