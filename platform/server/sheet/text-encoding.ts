import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Encodings of tables, by the names that the Encoding standard gives them. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-874';

const headBytes = 8192;

/**
 * Finds the encoding of a text: by its byte order mark, by the positions of the bytes of UTF-16,
 * else UTF-8 when all bytes are valid UTF-8, else the Thai code page (TIS-620 is a part of it).
 *
 * @returns null when it is not text
 */
export async function findEncoding(path: string): Promise<TextEncoding | null> {
  const head = await readHead(path);
  const [first, second, third] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const wide = wideEncodingOf(head);
  if (wide) return wide;
  for (const encoding of ['utf-8', 'windows-874'] as const) {
    if (await isDecodable(path, encoding)) return encoding;
  }
  return null;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * UTF-16 without a byte order mark: every other byte is that of a block, 0 for Latin and 0x0E for
 * Thai.
 */
function wideEncodingOf(head: Buffer): TextEncoding | null {
  const counts = [0, 0];
  for (let at = 0; at < head.length; at += 1) {
    if (head[at] === 0 || head[at] === 0x0e) counts[at % 2] = (counts[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = counts;
  const most = head.length / 2;
  if (odd > most * 0.7 && even < most * 0.1) return 'utf-16le';
  return even > most * 0.7 && odd < most * 0.1 ? 'utf-16be' : null;
}

async function isDecodable(path: string, encoding: TextEncoding): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      // A text has no such bytes; a program or picture has.
      if (chunk.includes(0)) return false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The text of a file, piece by piece, without its byte order mark. */
export async function* decodeFile(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}
