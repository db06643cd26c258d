import { decodeStream } from './decode.ts';
import { expectWord, readInteger, readValue, readWord, skipSpace } from './parse.ts';
import type { Reader } from './parse.ts';
import { readObjectAt } from './object.ts';
import { broken, integerOf, isKind } from './values.ts';
import type { PdfValue } from './values.ts';

/** Where an object is, or that it is no more. */
export type Entry =
  | { readonly kind: 'free' }
  | { readonly kind: 'offset'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'packed'; readonly stream: number; readonly index: number };

/** One table of objects with its trailer: the file as it was first, or one later update. */
export interface Section {
  /** Where it begins, as `startxref` says. */
  readonly position: number;
  readonly entries: ReadonlyMap<number, Entry>;
  readonly trailer: ReadonlyMap<string, PdfValue>;
  readonly isTable: boolean;
}

const mostSections = 5000;
const mostObjects = 2_000_000;
/** Unpacked bytes of one table. */
const mostTableBytes = 64 * 2 ** 20;

/**
 * The sections from the newest to the oldest, as the file chains them.
 *
 * @param position what `startxref` at the end of the file says
 */
export function readSections(bytes: Uint8Array, position: number): Section[] {
  const sections: Section[] = [];
  const seen = new Set<number>();
  let objects = 0;
  for (let at: number | undefined = position; at !== undefined;) {
    if (seen.has(at) || sections.length >= mostSections) throw broken('tables in a circle');
    seen.add(at);
    const section = readSection(bytes, at);
    objects += section.entries.size;
    if (objects > mostObjects) throw broken('too many objects');
    sections.push(section);
    at = integerOf(section.trailer.get('Prev'));
  }
  return sections;
}

function readSection(bytes: Uint8Array, position: number): Section {
  if (position < 0 || position >= bytes.length) throw broken('a table outside of the file');
  const reader: Reader = { bytes, at: position, end: bytes.length };
  skipSpace(reader);
  // "x"
  return bytes[reader.at] === 0x78 ? readTable(reader, position) : readTableStream(bytes, position);
}

function readTable(reader: Reader, position: number): Section {
  expectWord(reader, 'xref');
  const entries = new Map<number, Entry>();
  for (;;) {
    const word = readWord(reader);
    if (word === 'trailer') break;
    if (!/^\d{1,10}$/.test(word)) throw broken(`no table at ${reader.at}`);
    readRows(reader, Number(word), readInteger(reader), entries);
  }
  const trailer = readValue(reader);
  if (!isKind(trailer, 'dictionary')) throw broken('no trailer');
  const further = integerOf(trailer.entries.get('XRefStm'));
  if (further !== undefined) {
    // For older programs packed objects are hidden behind the table.
    for (const [number, entry] of readTableStream(reader.bytes, further).entries) {
      const known = entries.get(number);
      if (!known || known.kind === 'free') entries.set(number, entry);
    }
  }
  return { position, entries, trailer: trailer.entries, isTable: true };
}

function readRows(reader: Reader, first: number, count: number, entries: Map<number, Entry>): void {
  if (count > mostObjects || first > mostObjects * 8) throw broken('too many objects');
  for (let i = 0; i < count; i++) {
    const offset = readInteger(reader);
    const generation = readInteger(reader);
    const kind = readWord(reader);
    if (kind !== 'n' && kind !== 'f') throw broken(`no row of a table at ${reader.at}`);
    if (entries.has(first + i)) throw broken('an object twice in one table');
    entries.set(
      first + i,
      kind === 'n' ? { kind: 'offset', offset, generation } : { kind: 'free' },
    );
  }
}

function readTableStream(bytes: Uint8Array, position: number): Section {
  const { value } = readObjectAt({ bytes, at: position, end: bytes.length }, undefined);
  if (!isKind(value, 'stream')) throw broken('no table of objects');
  const widths = numbersOf(value.entries.get('W'));
  const [kindWidth = 0, firstWidth = 0, secondWidth = 0] = widths;
  const width = kindWidth + firstWidth + secondWidth;
  if (widths.length !== 3 || widths.some((one) => one > 8) || width < 1) throw broken('no widths');
  const rows = decodeStream(value, mostTableBytes);
  const size = integerOf(value.entries.get('Size')) ?? 0;
  const ranges = value.entries.has('Index') ? numbersOf(value.entries.get('Index')) : [0, size];
  const entries = new Map<number, Entry>();
  let at = 0;
  const field = (bytesOf: number, usual: number): number => {
    if (bytesOf === 0) return usual;
    let number = 0;
    for (let i = 0; i < bytesOf; i++) number = number * 256 + (rows[at++] ?? 0);
    return number;
  };
  for (let i = 0; i + 1 < ranges.length; i += 2) {
    const [first = 0, count = 0] = ranges.slice(i, i + 2);
    for (let n = first; n < first + count; n++) {
      if (at + width > rows.length) throw broken('a table is cut off');
      const entry = entryOf(field(kindWidth, 1), field(firstWidth, 0), field(secondWidth, 0));
      if (entries.has(n)) throw broken('an object twice in one table');
      if (entry) entries.set(n, entry);
    }
  }
  return { position, entries, trailer: value.entries, isTable: false };
}

function entryOf(kind: number, first: number, second: number): Entry | undefined {
  if (kind === 0) return { kind: 'free' };
  if (kind === 1) return { kind: 'offset', offset: first, generation: second };
  return kind === 2 ? { kind: 'packed', stream: first, index: second } : undefined;
}

function numbersOf(value: PdfValue | undefined): number[] {
  if (!isKind(value, 'array')) throw broken('numbers expected');
  return value.items.map((item) => {
    const number = integerOf(item);
    if (number === undefined || number < 0) throw broken('a number expected');
    return number;
  });
}
