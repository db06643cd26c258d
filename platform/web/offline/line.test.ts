import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  doubtLine,
  lineState,
  noteReached,
  onLineBack,
  startProbing,
  tryLine,
  watchCall,
} from './line.ts';

let isThere = true;
let end: () => void;
const probe = vi.fn(async () => isThere);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-23T03:46:00Z');
  isThere = true;
  probe.mockClear();
  end = startProbing(probe);
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

it('one failed call does not make the line off when the server answers the next one', async () => {
  doubtLine();
  await settled();
  expect(probe).toHaveBeenCalledTimes(1);
  expect(lineState.get()).toEqual({ isOff: false, since: null, isTrying: false });
});

it('is off since the first failure, tries by itself, and tells when the server is back', async () => {
  isThere = false;
  doubtLine();
  await settled();
  expect(lineState.get()).toMatchObject({ isOff: true, since: '2026-11-23T03:46:00.000Z' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe.mock.calls.length).toBeGreaterThan(4);
  expect(lineState.get().since).toBe('2026-11-23T03:46:00.000Z');
  const back = vi.fn();
  const stop = onLineBack(back);
  isThere = true;
  await vi.advanceTimersByTimeAsync(15_000);
  stop();
  expect(lineState.get().isOff).toBe(false);
  expect(back).toHaveBeenCalledTimes(1);
});

it('any answer of the server ends it', async () => {
  isThere = false;
  doubtLine();
  await settled();
  noteReached(performance.now());
  expect(lineState.get().isOff).toBe(false);
});

it('an answer that was on its way when the line went does not end it', async () => {
  const sentAt = performance.now();
  await vi.advanceTimersByTimeAsync(10);
  isThere = false;
  doubtLine();
  await settled();
  noteReached(sentAt);
  expect(lineState.get().isOff).toBe(true);
});

it('a server that does not answer the small call is not reached', async () => {
  probe.mockImplementationOnce(
    (...[signal]: AbortSignal[]) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  isThere = false;
  doubtLine();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lineState.get().isOff).toBe(true);
});

it('a line that goes while a try is being answered is found off', async () => {
  let answer: (isReached: boolean) => void = () => {};
  probe.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  doubtLine();
  isThere = false;
  // The browser tells it while the answer from before is on its way.
  const tried = tryLine();
  answer(true);
  await tried;
  expect(lineState.get().isOff).toBe(true);
});

it('a call without an answer is given up once the line is off, and only where it may be repeated', async () => {
  isThere = false;
  const repeatable = watchCall(undefined, true);
  const once = watchCall(undefined, false);
  await vi.advanceTimersByTimeAsync(8_000);
  expect([repeatable.isGivenUp(), repeatable.signal.aborted]).toEqual([true, true]);
  expect([once.isGivenUp(), once.signal.aborted]).toEqual([false, false]);
  repeatable.end();
  once.end();
});

it('a slow call waits on while the server answers, and the caller can end it', async () => {
  const given = new AbortController();
  const slow = watchCall(given.signal, true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(slow.signal.aborted).toBe(false);
  given.abort();
  expect([slow.signal.aborted, slow.isGivenUp()]).toEqual([true, false]);
  slow.end();
});
