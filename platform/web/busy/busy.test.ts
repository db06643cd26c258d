import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as busy from './busy.ts';
import type * as watching from './watch-queries.ts';

let attributes: Map<string, string>;
let noteBusy: typeof busy.noteBusy;
let setBusy: typeof busy.setBusy;
let untilAtRest: typeof busy.untilAtRest;
let watchQueries: typeof watching.watchQueries;

beforeEach(async () => {
  // Calls that other files of this worker never answered must not be counted here.
  vi.resetModules();
  ({ noteBusy, setBusy, untilAtRest } = await import('./busy.ts'));
  ({ watchQueries } = await import('./watch-queries.ts'));
  vi.useFakeTimers();
  attributes = new Map();
  const documentElement = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  vi.stubGlobal('document', { documentElement });
});

const shown = () => attributes.get('data-busy');

// The next file of this worker must not see the globals of a browser.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says at once that work began, and later that it ended', () => {
  noteBusy('calls', 1);
  noteBusy('calls', 1);
  expect(shown()).toBe('calls:2');
  noteBusy('calls', -1);
  noteBusy('calls', -1);
  expect(shown()).toBe('calls:1');
  vi.runAllTimers();
  expect(shown()).toBeUndefined();
});

it('leaves no gap between a call and the one that follows it', () => {
  const gaps: unknown[] = [];
  noteBusy('calls', 1);
  noteBusy('calls', -1);
  gaps.push(shown());
  noteBusy('calls', 1);
  vi.runAllTimers();
  expect([...gaps, shown()]).toEqual(['calls:1', 'calls:1']);
  noteBusy('calls', -1);
  vi.runAllTimers();
});

it('names all that the page is busy with', () => {
  setBusy('route', 1);
  noteBusy('live', 1);
  expect(shown()).toBe('route:1 live:1');
  setBusy('route', 0);
  noteBusy('live', -1);
  vi.runAllTimers();
  expect(shown()).toBeUndefined();
});

it('counts queries from their beginning until their answer is kept', async () => {
  const client = new QueryClient();
  watchQueries(client);
  let answer: (value: string) => void = () => undefined;
  const asked = client.fetchQuery({
    queryKey: ['one'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  expect(shown()).toBe('queries:1');
  await vi.advanceTimersByTimeAsync(0);
  answer('there');
  expect(await asked).toBe('there');
  await vi.runAllTimersAsync();
  expect(shown()).toBeUndefined();
  client.clear();
});

it('is at rest when nothing began for a while, and in the end also when there is always something', async () => {
  let rested = 0;
  noteBusy('calls', 1);
  void untilAtRest(3000, 30_000).then(() => (rested += 1));
  await vi.advanceTimersByTimeAsync(5000);
  noteBusy('calls', -1);
  await vi.advanceTimersByTimeAsync(2000);
  // What begins before the time is over lets it begin anew.
  setBusy('route', 1);
  await vi.advanceTimersByTimeAsync(500);
  setBusy('route', 0);
  await vi.advanceTimersByTimeAsync(2500);
  expect(rested).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(rested).toBe(1);
  setBusy('live', 1);
  void untilAtRest(3000, 30_000).then(() => (rested += 1));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(rested).toBe(1);
  await vi.advanceTimersByTimeAsync(1500);
  expect(rested).toBe(2);
  setBusy('live', 0);
});
