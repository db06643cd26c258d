import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxUploadsAtOnce } from '@sarn/platform-server';
import { openInstance } from '../testing.ts';
import type { OfficeInstance } from '../testing.ts';

let instance: OfficeInstance;
const sockets: Socket[] = [];
beforeAll(async () => {
  instance = await openInstance();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await instance.close();
});

const part =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n' +
  'content-type: application/pdf\r\n\r\n%PDF-1.7\n';

/** Begins an upload that does not go on. */
function begin(token: string): Socket {
  const socket = connect(Number(new URL(instance.url()).port), '127.0.0.1');
  sockets.push(socket);
  const head = [
    'POST /api/file/upload HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 400000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}`);
  return socket;
}

const answerOf = async (socket: Socket): Promise<string> => {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString();
};

it('a session cannot hold more uploads open than its share, and another one is not concerned', async () => {
  const token = await instance.token('saraban');
  const held = Array.from({ length: maxUploadsAtOnce + 1 }, () => begin(token));
  // One of them was the last to come: it alone is answered.
  const refused = await Promise.race(held.map(answerOf));
  expect(refused).toContain('HTTP/1.1 429');
  expect(refused).toContain('platform.too-many-requests');
  const form = new FormData();
  form.append('file', new Blob(['a word'], { type: 'text/plain' }), 'a.txt');
  const send = async (account: string) => {
    const authorization = `Bearer ${await instance.token(account)}`;
    const sent = { method: 'POST', headers: { authorization }, body: form };
    return (await fetch(`${instance.url()}/api/file/upload`, sent)).status;
  };
  expect(await send('saraban')).toBe(429);
  expect(await send('clerk.policy')).toBe(200);
});
