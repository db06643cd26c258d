import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { letterForm, signIn } from '../api-client.ts';
import type { ApiClient } from '../api-client.ts';
import type { ServerProcess } from '../server-process.ts';
import { residentMegabytes } from './memory.ts';
import type { Figure } from './report.ts';

const clients = 2_000;
const events = 20;
/** Connected at once; with more the operating system's queue of connections would be measured. */
const batch = 100;

/**
 * Sockets of one person at one process: the time from the press of a button until the last of
 * them got the event, and the memory of each. A toast is shown in the same turn as its
 * event arrives.
 */
export async function measureSockets(server: ServerProcess): Promise<Figure[]> {
  const head = await signIn(server.url, 'director');
  const registry = await signIn(server.url, 'saraban');
  const before = residentMegabytes(server.process.pid ?? 0);
  const sockets: Socket[] = [];
  while (sockets.length < clients) {
    const opened = Array.from({ length: batch }, () => open(server.url, head.token));
    sockets.push(...(await Promise.all(opened)));
  }
  const after = residentMegabytes(server.process.pid ?? 0);
  const spans: number[] = [];
  for (let event = 0; event < events; event += 1) spans.push(...(await tellAll(registry, sockets)));
  for (const socket of sockets) socket.disconnect();
  const sorted = spans.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`;
  return [
    { what: `${clients} sockets: told after the press of a button, p50`, value: at(0.5) },
    { what: `${clients} sockets: told after the press of a button, p99`, value: at(0.99) },
    { what: `${clients} sockets: the last one`, value: at(0.9999) },
    {
      what: 'memory of one connected client',
      value: `${(((after - before) * 1024) / clients).toFixed(1)} kB`,
    },
  ];
}

function open(url: string, token: string): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], auth: { token }, forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

let letters = 0;

/** A letter is presented to the head. @returns when each socket got the event, from the press on */
async function tellAll(registry: ApiClient, sockets: readonly Socket[]): Promise<number[]> {
  letters += 1;
  const fileId = await registry.upload(`socket ${letters}`);
  const form = letterForm(`ซ${letters}`, fileId);
  const { documentId } = await registry.post('/registry/incoming/register', form);
  const heard = sockets.map(
    (socket) =>
      new Promise<number>((resolve) => {
        socket.once('header-reload-notification', () => resolve(performance.now()));
      }),
  );
  const pressed = performance.now();
  const act = await registry.post(`/registry/document/${String(documentId)}/act`, {
    on: 'document',
    targetId: documentId,
    act: 'present',
    form: { to: 'head', purpose: 'to-consider' },
  });
  if (act.status !== 200) throw new Error(`not presented: ${JSON.stringify(act)}`);
  return (await Promise.all(heard)).map((moment) => moment - pressed);
}
