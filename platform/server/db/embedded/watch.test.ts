import { expect, test } from 'vitest';
import { watchServer } from './watch.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A server that fails to start so many times after each end, and a clock that only waiting moves. */
function server({ failures }: { failures: number }) {
  const state = { isAlive: true, failures, waits: [] as number[], lost: '', time: 0 };
  let told = (): void => undefined;
  const change = () => new Promise<void>((resolve) => (told = resolve));
  const stop = watchServer({
    isAlive: () => state.isAlive,
    async startAgain() {
      if (state.failures > 0) {
        state.failures -= 1;
        throw new Error('no memory');
      }
      state.isAlive = true;
      told();
    },
    onLost: (error) => {
      state.lost = error.message;
      told();
    },
    log: quiet,
    async wait(milliseconds, signal) {
      state.time += milliseconds;
      if (!state.isAlive || milliseconds > 1000) state.waits.push(milliseconds);
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    },
    now: () => state.time,
  });
  const end = async (): Promise<void> => {
    const changed = change();
    state.isAlive = false;
    await changed;
  };
  return { state, end, stop };
}

test('a server that ended is started again, after growing pauses when that fails', async () => {
  const { state, end, stop } = server({ failures: 3 });
  await end();
  expect(state).toMatchObject({ isAlive: true, lost: '' });
  expect(state.waits.filter((ms) => ms > 1000)).toEqual([2000, 4000]);
  await stop();
  expect(state.lost).toBe('');
});

test('it is given up with the reason when no start succeeds', async () => {
  const { state, end, stop } = server({ failures: 100 });
  await end();
  expect(state.lost).toMatch(/could not be started again.*no memory/);
  expect(state.failures).toBe(93);
  await stop();
});

test('a server that starts and ends again and again is given up too; one that ended long ago is not counted', async () => {
  const { state, end, stop } = server({ failures: 0 });
  for (let turn = 0; turn < 5; turn += 1) await end();
  state.time += 600_001;
  for (let turn = 0; turn < 7; turn += 1) await end();
  expect(state.lost).toBe('');
  await end();
  expect(state.lost).toMatch(/again and again/);
  await stop();
});

test('a stop ends the watch, and the end of the server is not noticed any more', async () => {
  const { state, stop } = server({ failures: 0 });
  await stop();
  state.isAlive = false;
  await new Promise((resolve) => setImmediate(resolve));
  expect(state).toMatchObject({ isAlive: false, lost: '' });
});
