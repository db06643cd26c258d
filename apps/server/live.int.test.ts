import { afterAll, beforeAll, expect, test } from 'vitest';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { sampleInstance } from './sample.demo.ts';
import { startTestApp } from './testing.ts';
import type { TestApp } from './testing.ts';

let apps: TestApp[];
const sockets: Socket[] = [];

beforeAll(async () => {
  const first = await startTestApp({
    compose: sampleInstance(),
    config: { basePath: '/sarn/', isScaledOut: true },
  });
  apps = [first];
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  for (const app of apps) await app.close();
});

function open(token: string | undefined, transport: 'websocket' | 'polling' = 'websocket'): Socket {
  const socket = io(apps[0]?.url ?? '', {
    path: '/sarn/socket.io',
    auth: token === undefined ? {} : { token },
    transports: [transport],
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  return socket;
}

function next(socket: Socket, event: string): Promise<unknown> {
  return new Promise((resolve) => socket.once(event, resolve));
}

test.each([undefined, 'token-of-nobody', 'x'.repeat(5_000)])(
  'a socket without a session is refused (%#)',
  async (token) => {
    const refused = (await next(open(token), 'connect_error')) as Error & { data: unknown };
    expect(refused.data).toEqual({ code: 'platform.unauthenticated' });
  },
);

test('a message reaches every socket of its person and nobody else', async () => {
  const [one, two, other] = [
    open('token-of-anong'),
    open('token-of-anong', 'polling'),
    open('token-of-burin'),
  ];
  await Promise.all([one, two, other].map((socket) => next(socket, 'connect')));
  const overheard: unknown[] = [];
  other.onAny((...heard: unknown[]) => overheard.push(heard));
  const heard = Promise.all([next(one, 'todo-lists'), next(two, 'todo-lists')]);
  apps[0]?.platform.live.tell(['anong', 'nobody'], 'todo-lists', { id: '7' });
  expect(await heard).toEqual([{ id: '7' }, { id: '7' }]);
  // What follows on the same channel shows that the message before it was not sent there.
  const last = next(other, 'end');
  apps[0]?.platform.live.tell(['burin'], 'end', {});
  await last;
  expect(overheard).toEqual([['end', {}]]);
});

test('a revoked session loses its sockets, others stay', async () => {
  const [gone, kept] = [open('token-of-guest'), open('token-of-burin')];
  await Promise.all([next(gone, 'connect'), next(kept, 'connect')]);
  const ended = next(gone, 'disconnect');
  apps[0]?.platform.live.drop('session-guest');
  expect(await ended).toBe('io server disconnect');
  expect(kept.connected).toBe(true);
});
