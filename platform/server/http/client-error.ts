import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, newId } from '@sarn/kernel';
import { toErrorAnswer } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * Answers a request that could not be read as HTTP (headers too long, malformed, too
 * slow) in the shape of every other error, in Thai because no language was read, and disconnects.
 */
export function answerClientError(catalogue: Catalogue, error: Error, socket: Socket): void {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  refuseOnSocket(catalogue, faultOf(code), socket);
}

function faultOf(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError('platform.too-large', { limit: '16 kB' });
  return new AppError(
    code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'platform.too-slow' : 'platform.malformed-request',
  );
}

/** Answers a connection that no call can be answered on any more, and ends it. */
export function refuseOnSocket(catalogue: Catalogue, fault: AppError, socket: Socket): void {
  const answer = toErrorAnswer(fault, catalogue, { requestId: newId(), language: 'th' });
  const body = Buffer.from(JSON.stringify(answer.body));
  const head = [
    `HTTP/1.1 ${answer.statusCode} ${STATUS_CODES[answer.statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    'cache-control: no-store',
    'connection: close',
  ];
  const bytes = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
  // The other end may never close its half: the connection is not kept for it.
  socket.end(bytes, () => socket.destroy());
}
