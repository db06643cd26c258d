import { broken } from './values.ts';
import type { PdfString, PdfValue } from './values.ts';

/** Reads values one after the other, from a place of the bytes on. */
export interface Reader {
  at: number;
  readonly bytes: Uint8Array;
  /** Where reading ends; nothing behind it is looked at. */
  readonly end: number;
}

const deepest = 100;
const spaces = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set([...'()<>[]{}/%'].map((letter) => letter.charCodeAt(0)));

/** Skips white space and comments. */
export function skipSpace(reader: Reader): void {
  for (; reader.at < reader.end; reader.at++) {
    const byte = reader.bytes[reader.at] ?? 0;
    if (byte === 0x25) {
      while (reader.at < reader.end && !isLineEnd(reader.bytes[reader.at])) reader.at++;
      reader.at--;
    } else if (!spaces.has(byte)) return;
  }
}

const isLineEnd = (byte: number | undefined): boolean => byte === 10 || byte === 13;

const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && !spaces.has(byte) && !delimiters.has(byte);

/** Reads a word of regular letters, such as a number or a keyword; empty where there is none. */
export function readWord(reader: Reader): string {
  skipSpace(reader);
  const start = reader.at;
  while (reader.at < reader.end && isRegular(reader.bytes[reader.at])) reader.at++;
  if (reader.at - start > 128) throw broken('a word is too long');
  return String.fromCharCode(...reader.bytes.subarray(start, reader.at));
}

export function expectWord(reader: Reader, word: string): void {
  const found = readWord(reader);
  if (found !== word) throw broken(`${word} expected at ${reader.at}`);
}

export function readInteger(reader: Reader): number {
  const word = readWord(reader);
  if (!/^\d{1,15}$/.test(word)) throw broken(`a whole number expected at ${reader.at}`);
  return Number(word);
}

/** Reads one value. */
export function readValue(reader: Reader, depth = 0): PdfValue {
  if (depth > deepest) throw broken('nested too deeply');
  skipSpace(reader);
  const { bytes, at } = reader;
  switch (bytes[at] ?? 0) {
    case 0x2f:
      return readName(reader);
    case 0x28:
      return readLiteral(reader);
    case 0x5b:
      return readArray(reader, depth);
    case 0x3c:
      return bytes[at + 1] === 0x3c ? readDictionary(reader, depth) : readHexadecimal(reader);
    default:
      return readPlain(reader);
  }
}

function readPlain(reader: Reader): PdfValue {
  const word = readWord(reader);
  if (word === 'true') return true;
  if (word === 'false') return false;
  if (word === 'null') return null;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) throw broken(`no value at ${reader.at}`);
  return /^\d+$/.test(word) ? (readReference(reader, word) ?? Number(word)) : Number(word);
}

/** `12 0 R`: what looks like a number may begin a reference. */
function readReference(reader: Reader, word: string): PdfValue | undefined {
  const start = reader.at;
  const generation = readWord(reader);
  if (/^\d{1,5}$/.test(generation) && readWord(reader) === 'R') {
    return { kind: 'reference', number: Number(word), generation: Number(generation) };
  }
  reader.at = start;
  return undefined;
}

function readName(reader: Reader): PdfValue {
  reader.at++;
  const start = reader.at;
  while (reader.at < reader.end && isRegular(reader.bytes[reader.at])) reader.at++;
  if (reader.at - start > 1024) throw broken('a name is too long');
  const raw = String.fromCharCode(...reader.bytes.subarray(start, reader.at));
  const name = raw.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return { kind: 'name', name };
}

function readArray(reader: Reader, depth: number): PdfValue {
  reader.at++;
  const items: PdfValue[] = [];
  for (;;) {
    skipSpace(reader);
    if (reader.at >= reader.end) throw broken('an array does not end');
    if (reader.bytes[reader.at] === 0x5d) break;
    items.push(readValue(reader, depth + 1));
  }
  reader.at++;
  return { kind: 'array', items };
}

function readDictionary(reader: Reader, depth: number): PdfValue {
  reader.at += 2;
  const entries = new Map<string, PdfValue>();
  for (;;) {
    skipSpace(reader);
    if (reader.at >= reader.end) throw broken('a dictionary does not end');
    if (reader.bytes[reader.at] === 0x3e && reader.bytes[reader.at + 1] === 0x3e) break;
    const key = reader.bytes[reader.at] === 0x2f ? readName(reader) : undefined;
    if (key === undefined || typeof key !== 'object' || key?.kind !== 'name') {
      throw broken(`a name expected at ${reader.at}`);
    }
    // Two programs may take different ones of two: that is how one shows what another does not.
    if (entries.has(key.name)) throw broken(`${key.name} comes twice`);
    entries.set(key.name, readValue(reader, depth + 1));
  }
  reader.at += 2;
  return { kind: 'dictionary', entries };
}

const hexDigit = (byte: number): number => {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
};

function readHexadecimal(reader: Reader): PdfString {
  const start = reader.at;
  const { bytes } = reader;
  const stop = bytes.subarray(0, reader.end).indexOf(0x3e, start);
  if (stop < 0) throw broken('a string does not end');
  const out = new Uint8Array((stop - start) >> 1);
  let count = 0;
  for (let at = start + 1; at < stop; at++) {
    const byte = bytes[at] ?? 0;
    if (spaces.has(byte)) continue;
    const digit = hexDigit(byte);
    if (digit < 0) throw broken('not a hexadecimal digit');
    const half = count >> 1;
    out[half] = (out[half] ?? 0) | (count % 2 === 0 ? digit << 4 : digit);
    count++;
  }
  reader.at = stop + 1;
  const length = (count + 1) >> 1;
  return {
    kind: 'string',
    bytes: out.subarray(0, length),
    start,
    end: stop + 1,
    isHexadecimal: true,
  };
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function readLiteral(reader: Reader): PdfString {
  const start = reader.at;
  const out: number[] = [];
  reader.at++;
  for (let open = 1; open > 0;) {
    if (reader.at >= reader.end) throw broken('a string does not end');
    const byte = reader.bytes[reader.at++] ?? 0;
    if (byte === 0x5c) {
      readEscape(reader, out);
      continue;
    }
    if (byte === 0x28) open++;
    if (byte === 0x29) open--;
    if (open > 0) out.push(byte);
  }
  const bytes = Uint8Array.from(out);
  return { kind: 'string', bytes, start, end: reader.at, isHexadecimal: false };
}

function readEscape(reader: Reader, out: number[]): void {
  const byte = reader.bytes[reader.at] ?? 0;
  const octal = /^[0-7]{1,3}/.exec(
    String.fromCharCode(...reader.bytes.subarray(reader.at, Math.min(reader.at + 3, reader.end))),
  );
  if (octal) {
    reader.at += octal[0].length;
    out.push(Number.parseInt(octal[0], 8) & 0xff);
    return;
  }
  reader.at++;
  if (byte === 13 && reader.bytes[reader.at] === 10) reader.at++;
  if (!isLineEnd(byte)) out.push(escapes[String.fromCharCode(byte)] ?? byte);
}
