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
const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);

beforeEach(() => {
  stopLive();
  logged.mockClear();
  line = new Line();
  connect.mockReturnValue(line);
  vi.stubGlobal('document', { baseURI: 'https://office.example/sarn/' });
  startLive(connect as unknown as typeof io);
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
