import { EventEmitter } from 'node:events';
import type { io } from 'socket.io-client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveState, onLiveAgain, startLive, stopLive } from './live.ts';

/** A connection that behaves as the test says. */
class Line extends EventEmitter {
  readonly io = new EventEmitter();
  readonly onAny = vi.fn();
  readonly disconnect = vi.fn();
}

let line: Line;
const connect = vi.fn();
const loadConnect = async () => connect as unknown as typeof io;
const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);

beforeEach(async () => {
  stopLive();
  logged.mockClear();
  line = new Line();
  connect.mockReturnValue(line);
  vi.stubGlobal('document', { baseURI: 'https://office.example/sarn/' });
  connect.mockClear();
  startLive(loadConnect);
  await vi.waitFor(() => expect(connect).toHaveBeenCalled());
});
// The next file of this worker must not see this connection or the globals of a browser.
afterEach(() => {
  stopLive();
  vi.unstubAllGlobals();
});
afterAll(() => logged.mockRestore());

const said = () => logged.mock.calls.map(([text]) => String(text));

it('[10.09] connects anew after 1 to 5 s with a random half, and gives up on an attempt after 20 s', () => {
  expect(connect).toHaveBeenLastCalledWith(
    'https://office.example',
    expect.objectContaining({
      path: '/sarn/socket.io',
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      timeout: 20_000,
    }),
  );
});

it('[10.09] [14.04] goes through its states and logs each in the words of the specification', () => {
  line.emit('connect_error', new Error('refused'));
  expect([liveState.get(), said().at(-1)]).toEqual(['error', 'Can not Connect Server !']);
  line.emit('connect');
  expect([liveState.get(), said().at(-1)]).toEqual(['connected', 'Socket is Connected']);
  line.emit('disconnect');
  expect(liveState.get()).toBe('reconnecting');
  line.io.emit('reconnect_attempt');
  expect(said().at(-1)).toBe('Socket is reconnecting...');
  line.emit('connect_error', new Error('refused'));
  expect([liveState.get(), said().at(-1)]).toEqual(['reconnecting', 'Socket Connect Error']);
  line.io.emit('error', new Error('broken'));
  expect(said().at(-1)).toBe('An Error Occurred');
});

it('[10.09] lets the pages fetch again after a reconnection, and not before', () => {
  const again = vi.fn();
  const forget = onLiveAgain(again);
  line.emit('connect');
  expect(again).not.toHaveBeenCalled();
  line.emit('disconnect');
  line.emit('connect');
  expect(again).toHaveBeenCalledTimes(1);
  forget();
});

it('[10.09] does not connect for who has left before the program was there', async () => {
  stopLive();
  connect.mockClear();
  const { promise: loaded, resolve: arrive } = Promise.withResolvers<typeof io>();
  startLive(() => loaded);
  stopLive();
  arrive(await loadConnect());
  await loaded;
  expect(connect).not.toHaveBeenCalled();
  expect(liveState.get()).toBe('off');
});

it('[10.09] says that the server is not reached when its program is not, and tries again', async () => {
  stopLive();
  connect.mockClear();
  vi.useFakeTimers();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    const load = vi.fn(loadConnect).mockRejectedValueOnce(new Error('no line'));
    startLive(load);
    await vi.advanceTimersByTimeAsync(4_900);
    expect([liveState.get(), said().at(-1)]).toEqual(['error', 'Can not Connect Server !']);
    expect([load.mock.calls.length, connect.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(200);
    expect([load.mock.calls.length, connect.mock.calls.length]).toEqual([2, 1]);
  } finally {
    warned.mockRestore();
    vi.useRealTimers();
  }
});
