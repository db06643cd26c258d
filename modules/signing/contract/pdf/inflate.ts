import { PdfError, broken } from './values.ts';

const lengthBase = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258,
];
const lengthExtra = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
];
const distanceBase = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
  3073, 4097, 6145, 8193, 12289, 16385, 24577,
];
const distanceExtra = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** A prefix code: how many codes there are of each length, and the symbols in their order. */
interface Code {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

interface State {
  readonly input: Uint8Array;
  at: number;
  held: number;
  count: number;
  output: Uint8Array;
  length: number;
  readonly most: number;
}

/**
 * Unpacks zlib data (RFC 1950, 1951): our own, because the one of the browser and the one of Node differ in
 * what they accept, and neither ends at a given size.
 *
 * @param most bytes of the result; more is refused, so that a small file cannot fill the memory
 */
export function inflate(input: Uint8Array, most: number): Uint8Array {
  const [method = 0, flags = 0] = input;
  if ((method & 15) !== 8 || (method * 256 + flags) % 31 !== 0 || (flags & 32) !== 0) {
    throw broken('not packed with zlib');
  }
  const output = new Uint8Array(Math.min(most, Math.max(1024, input.length * 4)));
  const state: State = { input, at: 2, held: 0, count: 0, output, length: 0, most };
  let isLast = false;
  while (!isLast) {
    isLast = take(state, 1) === 1;
    const kind = take(state, 2);
    if (kind === 0) copyStored(state);
    else if (kind === 1) unpack(state, fixedLengths, fixedDistances);
    else if (kind === 2) unpackDynamic(state);
    else throw broken('packed wrongly');
  }
  return state.output.subarray(0, state.length);
}

function take(state: State, bits: number): number {
  while (state.count < bits) {
    const byte = state.input[state.at++];
    if (byte === undefined) throw broken('packed data is cut off');
    state.held |= byte << state.count;
    state.count += 8;
  }
  const value = state.held & ((1 << bits) - 1);
  state.held >>>= bits;
  state.count -= bits;
  return value;
}

function put(state: State, byte: number): void {
  if (state.length === state.output.length) {
    if (state.length >= state.most) throw new PdfError('too-large', 'unpacks to too much');
    const larger = new Uint8Array(Math.min(state.most, state.output.length * 2));
    larger.set(state.output);
    state.output = larger;
  }
  state.output[state.length++] = byte;
}

function copyStored(state: State): void {
  state.held = 0;
  state.count = 0;
  const [a = 0, b = 0, c = 0, d = 0] = state.input.subarray(state.at, state.at + 4);
  const length = a | (b << 8);
  if (length !== (~(c | (d << 8)) & 0xffff)) throw broken('packed wrongly');
  state.at += 4;
  if (state.at + length > state.input.length) throw broken('packed data is cut off');
  for (let i = 0; i < length; i++) put(state, state.input[state.at++] ?? 0);
}

function codeOf(lengths: readonly number[]): Code {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  const starts = new Uint16Array(16);
  for (let i = 1; i < 15; i++) starts[i + 1] = (starts[i] ?? 0) + (counts[i] ?? 0);
  const symbols = new Uint16Array(lengths.length);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    symbols[starts[length] ?? 0] = symbol;
    starts[length] = (starts[length] ?? 0) + 1;
  }
  return { counts, symbols };
}

const fixedLengths = codeOf(
  Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8)),
);
const fixedDistances = codeOf(Array.from({ length: 30 }, () => 5));

function symbolOf(state: State, { counts, symbols }: Code): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length < 16; length++) {
    code |= take(state, 1);
    const count = counts[length] ?? 0;
    if (code - count < first) return symbols[index + (code - first)] ?? 0;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw broken('packed wrongly');
}

function unpack(state: State, lengths: Code, distances: Code): void {
  for (;;) {
    const symbol = symbolOf(state, lengths);
    if (symbol === 256) return;
    if (symbol < 256) {
      put(state, symbol);
      continue;
    }
    const at = symbol - 257;
    const length = (lengthBase[at] ?? Number.NaN) + take(state, lengthExtra[at] ?? 0);
    const far = symbolOf(state, distances);
    const distance = (distanceBase[far] ?? Number.NaN) + take(state, distanceExtra[far] ?? 0);
    if (!(distance <= state.length) || Number.isNaN(length)) throw broken('packed wrongly');
    for (let i = 0; i < length; i++) put(state, state.output[state.length - distance] ?? 0);
  }
}

function unpackDynamic(state: State): void {
  const lengthCount = take(state, 5) + 257;
  const distanceCount = take(state, 5) + 1;
  const orderCount = take(state, 4) + 4;
  const own = Array.from({ length: 19 }, () => 0);
  for (let i = 0; i < orderCount; i++) own[lengthOrder[i] ?? 0] = take(state, 3);
  const code = codeOf(own);
  const lengths: number[] = [];
  while (lengths.length < lengthCount + distanceCount) {
    const symbol = symbolOf(state, code);
    if (symbol < 16) lengths.push(symbol);
    else lengths.push(...repeatedLengths(state, symbol, lengths.at(-1)));
  }
  if (lengths.length > lengthCount + distanceCount) throw broken('packed wrongly');
  unpack(state, codeOf(lengths.slice(0, lengthCount)), codeOf(lengths.slice(lengthCount)));
}

function repeatedLengths(state: State, symbol: number, before: number | undefined): number[] {
  if (symbol === 16) {
    if (before === undefined) throw broken('packed wrongly');
    return Array.from({ length: 3 + take(state, 2) }, () => before);
  }
  const count = symbol === 17 ? 3 + take(state, 3) : 11 + take(state, 7);
  return Array.from({ length: count }, () => 0);
}
