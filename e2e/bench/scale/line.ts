import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Request } from './calls.ts';

/** One kept-alive connection, with one call at a time. */
export interface Line {
  /** @throws when the answer is not 200 */
  call(bytes: Buffer, path: string): Promise<void>;
  close(): void;
}

interface Waiting {
  readonly path: string;
  readonly done: () => void;
  readonly failed: (error: Error) => void;
}

const endOfHead = Buffer.from('\r\n\r\n');

/** The bytes of a call, made once, so that the measuring itself costs little. */
export function bytesOf({ method, path, body }: Request, url: string, token: string): Buffer {
  const content = method === 'POST' ? JSON.stringify(body) : '';
  const head = [
    `${method} /api${path} HTTP/1.1`,
    `host: ${new URL(url).host}`,
    `authorization: Bearer ${token}`,
    ...(content ? ['content-type: application/json'] : []),
    `content-length: ${Buffer.byteLength(content)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${content}`);
}

/** Reads answers with a Content-Length, as all answers of these calls have. */
export function openLine(url: string): Line {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let waiting: Waiting | undefined;
  let came: Buffer = Buffer.alloc(0);
  const end = (error?: Error) => {
    const ended = waiting;
    waiting = undefined;
    came = Buffer.alloc(0);
    if (error) ended?.failed(error);
    else ended?.done();
  };
  socket.on('data', (chunk) => {
    came = came.length === 0 ? chunk : Buffer.concat([came, chunk]);
    const cut = came.indexOf(endOfHead);
    if (cut < 0) return;
    const head = came.toString('latin1', 0, cut);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) return end(new Error(`${waiting?.path}: no length: ${head}`));
    if (came.length < cut + endOfHead.length + length) return;
    end(head.startsWith('HTTP/1.1 200') ? undefined : new Error(`${waiting?.path}: ${head}`));
  });
  socket.on('error', end);
  socket.on('close', () => end(new Error('the server closed the line')));
  return {
    call: (bytes, path) =>
      new Promise((done, failed) => {
        waiting = { path, done, failed };
        socket.write(bytes);
      }),
    close: () => void socket.destroy(),
  };
}
