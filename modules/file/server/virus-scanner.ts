import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@sarn/kernel';
import type { Platform } from '@sarn/platform-server';

/** Where clamd listens. */
export type ScannerAddress =
  | { readonly host: string; readonly port: number }
  | { readonly socketPath: string };

export interface VirusScanner {
  /**
   * Scans the bytes of a file before anybody else can get them.
   *
   * @returns the scanner's name of the virus; null when it found none
   * @throws AppError 'file.scanner-away' when it cannot be asked or does not answer in time,
   *   'file.scanner-limit' when the file is too large for it: no unscanned file is ever stored
   */
  scan(path: string): Promise<string | null>;
}

const minuteMs = 60_000;

/**
 * Uses the stream command of clamd, so that it may run on another server and needs no right
 * to read our files.
 *
 * The one library for it does not wait for a full socket (the whole file is then in memory), writes
 * to the console, and never ends when clamd closes early; this file is the whole protocol.
 */
export function createVirusScanner(
  address: ScannerAddress,
  log: Platform['log'],
  silenceMs: number = minuteMs,
): VirusScanner {
  return {
    async scan(path) {
      const socket =
        'socketPath' in address ? connect(address.socketPath) : connect(address.port, address.host);
      socket.setTimeout(silenceMs, () => socket.destroy(new Error('the scanner says nothing')));
      try {
        return verdictOf(await ask(socket, path));
      } catch (error) {
        if (error instanceof AppError) throw error;
        log.error({ err: error }, 'the virus scanner could not be asked');
        throw new AppError('file.scanner-away');
      } finally {
        socket.destroy();
      }
    },
  };
}

async function ask(socket: Socket, path: string): Promise<string> {
  await once(socket, 'connect');
  // Once it has answered, nothing more needs to be sent.
  const answered = readReply(socket).finally(() => socket.destroy());
  const [reply] = await Promise.all([answered, send(socket, path)]);
  return reply;
}

/** The answer ends with a zero byte; a connection closed without one gave no answer. */
function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')));
    });
    socket.once('error', (error) => reject(isBroken(error) ? tooLarge() : error));
    socket.once('close', () => reject(new Error('the scanner closed without an answer')));
  });
}

/** clamd does not read a file that is too large to its end, and its answer may then be lost. */
const tooLarge = (): AppError => new AppError('file.scanner-limit');

const broken = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);
const isBroken = (error: NodeJS.ErrnoException): boolean => broken.has(error.code ?? '');

/**
 * Write errors are ignored: the answer, or its absence, shows that clamd stopped reading.
 *
 * An answer ends the connection, which cancels a write that still waits.
 */
async function send(socket: Socket, path: string): Promise<void> {
  try {
    await pipeline(framed(createReadStream(path)), socket, { end: false });
  } catch (error) {
    if (!isBroken(error as Error) && !isCancelled(error as Error)) throw error;
  }
}

const isCancelled = (error: NodeJS.ErrnoException): boolean => error.code === 'ECANCELED';

/** Each piece after its length in four bytes, and a length of zero at the end. */
async function* framed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of source) {
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function verdictOf(reply: string): string | null {
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (found) return found;
  if (reply === 'stream: OK') return null;
  if (reply.includes('size limit exceeded')) throw tooLarge();
  throw new Error(`the scanner answered: ${reply.slice(0, 200)}`);
}
