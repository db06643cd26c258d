import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { betweenLooksMs, isUnder, lookAgain } from './look-again.ts';

let client: QueryClient;
const shown: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
});
afterEach(() => {
  for (const hide of shown.splice(0)) hide();
  client.clear();
  vi.useRealTimers();
});

/** A query on the screen whose calls the test answers. */
function show(name: string) {
  const calls: ((answer: { readonly name: string }) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<{ name: string }>((resolve) => calls.push(resolve)));
  const observer = new QueryObserver(client, { queryKey: ['registry', name], queryFn });
  shown.push(observer.subscribe(() => undefined));
  return {
    queryFn,
    observer,
    answer: async (text = name) => {
      calls.shift()?.({ name: text });
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

async function change(name: string): Promise<void> {
  lookAgain(client, (query) => isUnder(query, ['registry', name]));
  await vi.advanceTimersByTimeAsync(0);
}
const settle = () => vi.advanceTimersByTimeAsync(betweenLooksMs);

it('asks again for what the change concerns, and for nothing else', async () => {
  const [one, other] = [show('one'), show('other')];
  await Promise.all([one.answer(), other.answer()]);
  await change('one');
  expect(one.queryFn).toHaveBeenCalledTimes(2);
  expect(other.queryFn).toHaveBeenCalledTimes(1);
});

it('makes one call of many changes, and one more after it', async () => {
  const one = show('one');
  await one.answer();
  for (let times = 0; times < 20; times += 1) await change('one');
  expect(one.queryFn).toHaveBeenCalledTimes(2);
  await one.answer();
  await settle();
  expect(one.queryFn).toHaveBeenCalledTimes(3);
  await one.answer();
  await settle();
  expect(one.queryFn).toHaveBeenCalledTimes(3);
});

it('makes one call of a change that several components hear', async () => {
  const one = show('one');
  await one.answer();
  await Promise.all([change('one'), change('one')]);
  await one.answer();
  await settle();
  expect(one.queryFn).toHaveBeenCalledTimes(2);
});

it('lets a call from before the change end and asks once more, since its answer may be old', async () => {
  const one = show('one');
  await change('one');
  expect(one.queryFn).toHaveBeenCalledTimes(1);
  await one.answer('before');
  expect(one.queryFn).toHaveBeenCalledTimes(2);
  await one.answer('after');
  expect(one.observer.getCurrentResult().data).toEqual({ name: 'after' });
});

it('keeps the identity of an answer that did not change', async () => {
  const one = show('one');
  await one.answer();
  const before = one.observer.getCurrentResult().data;
  await change('one');
  await one.answer();
  expect(one.queryFn).toHaveBeenCalledTimes(2);
  expect(one.observer.getCurrentResult().data).toBe(before);
});

it('asks for what is not on the screen when it is shown', async () => {
  client.setQueryData(['registry', 'one'], { name: 'old' });
  await change('one');
  expect(client.isFetching()).toBe(0);
  expect(show('one').queryFn).toHaveBeenCalledTimes(1);
});

it('goes on after a call that failed', async () => {
  const queryFn = vi.fn().mockRejectedValue(new Error('refused'));
  const observer = new QueryObserver(client, { queryKey: ['registry', 'one'], queryFn });
  shown.push(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  await change('one');
  await vi.advanceTimersByTimeAsync(0);
  await change('one');
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn).toHaveBeenCalledTimes(3);
});
