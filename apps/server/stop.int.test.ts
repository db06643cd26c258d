import { connect } from 'node:net';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { sampleInstance } from './sample.demo.ts';
import { startTestApp } from './testing.ts';

test('a stop answers what is in flight, takes nothing new, ends sockets and the database', async () => {
  let release = (): void => undefined;
  let reached = (): void => undefined;
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const app = await startTestApp({
    compose: sampleInstance({ release: released, onSlow: reached }),
  });
  const socket = io(app.url, {
    auth: { token: 'token-of-anong' },
    transports: ['websocket'],
    reconnection: false,
  });
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
  const cut = new Promise((resolve) => socket.once('disconnect', resolve));
  const inFlight = fetch(`${app.url}/api/sample/slow`);
  await isReached;

  const closing = app.close();
  expect((await app.inject('/readyz').catch(() => ({ statusCode: 503 }))).statusCode).toBe(503);
  expect(await cut).toBe('io server disconnect');
  const { port } = new URL(app.url);
  await expect.poll(() => canConnect(Number(port))).toBe(false);

  release();
  const answer = await inFlight;
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'success', message: '', isDone: true },
  ]);
  await closing;
  await expect(app.platform.db.query('select 1')).rejects.toThrow();
});

test('a stop before anything was asked, twice, is clean', async () => {
  const app = await startTestApp({ compose: sampleInstance() });
  await Promise.all([app.platform.db.query('select 1'), app.close()]);
});

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
