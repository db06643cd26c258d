import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Readable } from 'node:stream';

/**
 * AES-256-GCM over a stream, in chunks: each is authenticated by itself before a byte of it is
 * passed on, and a part of a large file is read without the rest. The nonce is the number of the
 * chunk and
 * whether it is the last one, so chunks cannot be left out, swapped or cut off at the end. That is
 * safe because each key encrypts one file once.
 */
export const chunkBytes = 65_536;
export const tagBytes = 16;
/** First bytes of every encrypted file: a signature and the version of the format. */
export const mark = Buffer.from('SARNSEC1', 'latin1');

const cipherName = 'aes-256-gcm';

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function sealChunk(key: Buffer, index: number, chunk: Buffer, isLast: boolean): Buffer {
  const cipher = createCipheriv(cipherName, key, nonceOf(index, isLast));
  return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
}

function openChunk(key: Buffer, index: number, sealed: Buffer, isLast: boolean): Buffer {
  const decipher = createDecipheriv(cipherName, key, nonceOf(index, isLast));
  const cut = sealed.length - tagBytes;
  if (cut < 0) throw new Error('an encrypted file was cut off');
  decipher.setAuthTag(sealed.subarray(cut));
  return Buffer.concat([decipher.update(sealed.subarray(0, cut)), decipher.final()]);
}

/** Encrypts a stream; needs memory for two chunks however long it is. */
export async function* sealStream(key: Buffer, source: Readable): AsyncGenerator<Buffer> {
  yield mark;
  let index = 0;
  let waiting: Buffer | null = null;
  for await (const chunk of inChunks(source, chunkBytes)) {
    // Only the next chunk shows that this one was not the last.
    if (waiting) {
      yield sealChunk(key, index, waiting, false);
      index += 1;
    }
    waiting = chunk;
  }
  yield sealChunk(key, index, waiting ?? Buffer.alloc(0), true);
}

/** Which chunks hold a part of a file, and their positions in its ciphertext. */
export function chunksOf(bytes: number, span?: { readonly start: number; readonly end: number }) {
  const last = Math.max(0, Math.ceil(bytes / chunkBytes) - 1);
  const start = span?.start ?? 0;
  const end = Math.min(span?.end ?? bytes - 1, bytes - 1);
  const first = Math.floor(start / chunkBytes);
  const until = Math.min(last, Math.floor(end / chunkBytes));
  const sealedChunk = chunkBytes + tagBytes;
  return {
    first,
    last,
    /** In the ciphertext, both included. */
    sealed: {
      start: mark.length + first * sealedChunk,
      end: mark.length + Math.min((until + 1) * sealedChunk, bytes + (last + 1) * tagBytes) - 1,
    },
    skip: start - first * chunkBytes,
    take: end - start + 1,
  };
}

/**
 * Decrypts the chunks of `chunksOf` and returns the requested part; a changed byte, or the key of
 * another file, ends it with an error.
 */
export function openStream(
  key: Buffer,
  source: Readable,
  place: ReturnType<typeof chunksOf>,
): Readable {
  const clear = Readable.from(openChunks(key, source, place), { objectMode: false });
  // Nobody has begun to read, as when the browser has the file already: the generator never starts,
  // and would leave the file open.
  return clear.once('close', () => source.destroy());
}

async function* openChunks(
  key: Buffer,
  source: Readable,
  { first, last, skip, take }: ReturnType<typeof chunksOf>,
): AsyncGenerator<Buffer> {
  let index = first;
  let left = take;
  for await (const sealed of inChunks(source, chunkBytes + tagBytes)) {
    const chunk = openChunk(key, index, sealed, index === last);
    const from = index === first ? skip : 0;
    const part = chunk.subarray(from, Math.min(chunk.length, from + left));
    left -= part.length;
    index += 1;
    if (part.length > 0) yield part;
  }
  if (left > 0) throw new Error('an encrypted file ended too early');
}

async function* inChunks(source: Readable, size: number): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let held = 0;
  for await (const data of source as AsyncIterable<Buffer>) {
    let rest = data;
    while (held + rest.length >= size) {
      const cut = size - held;
      yield Buffer.concat([...parts, rest.subarray(0, cut)]);
      rest = rest.subarray(cut);
      parts = [];
      held = 0;
    }
    if (rest.length > 0) parts.push(rest);
    held += rest.length;
  }
  if (held > 0) yield Buffer.concat(parts);
}
