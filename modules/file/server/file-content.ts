import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { fileTypeFromFile } from 'file-type';
import { mediaTypes } from '../contract/index.ts';
import type { MediaType } from '../contract/index.ts';
import type { Content } from './file-type.rules.ts';

const headBytes = 1024;
/** First characters of files that a browser or a shell would run or render, whatever their name. */
const markup = /^\s*(?:<[a-z!?%/]|#!|@echo\b|%!PS)/i;
/** Bytes of the Thai code page of Windows (874), which older programs still write. */
const thaiByte = makeTable([[0x80], [0x85], [0x91, 0x97], [0xa0, 0xda], [0xdf, 0xfb]]);
const plainByte = makeTable([
  [0x09, 0x0a],
  [0x0c, 0x0d],
  [0x20, 0x7e],
]);

/** Classifies a file by its bytes, never by its name. */
export async function readContent(path: string): Promise<Content> {
  const head = await readHead(path);
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  const found = await fileTypeFromFile(path);
  if (found) return mediaTypes.find((type) => type === found.mime && !isText(type)) ?? null;
  const start = head.toString('utf8').replace(/^\uFEFF/, '');
  if (markup.test(start)) return null;
  return (await isPlainText(path)) ? 'text' : null;
}

function isText(type: MediaType): boolean {
  return type.startsWith('text/');
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

/** Whether all of it is UTF-8 or the Thai code page, without control characters. */
async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let isThai = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    isUtf8 &&= isDecodable(decoder, chunk);
    isUtf8 &&= chunk.every((byte) => byte >= 0x80 || plainByte[byte] === true);
    isThai &&= chunk.every((byte) => plainByte[byte] === true || thaiByte[byte] === true);
    if (!isUtf8 && !isThai) return false;
  }
  return isThai || (isUtf8 && isDecodable(decoder));
}

/** Without a chunk: whether the last character is complete. */
function isDecodable(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    // The decoder reports invalid bytes only by throwing.
    return false;
  }
}

function makeTable(spans: readonly (readonly [number, number?])[]): readonly boolean[] {
  const table = Array.from({ length: 256 }, () => false);
  for (const [first, last = first] of spans) table.fill(true, first, last + 1);
  return table;
}
