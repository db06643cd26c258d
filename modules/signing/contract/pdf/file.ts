import { decodeStream } from './decode.ts';
import { readObjectAt } from './object.ts';
import { readInteger, readValue } from './parse.ts';
import type { Reader } from './parse.ts';
import { readSections } from './sections.ts';
import type { Entry, Section } from './sections.ts';
import { PdfError, broken, integerOf, isKind } from './values.ts';
import type { PdfReference, PdfValue } from './values.ts';

/** A PDF with all its updates. */
export interface PdfFile {
  readonly bytes: Uint8Array;
  /** From the newest to the oldest. */
  readonly sections: readonly Section[];
  /** The file as it is now. */
  readonly newest: Revision;
  /** The file as it was when it ended at that byte; undefined where no revision ends there. */
  revisionAt(end: number): Revision | undefined;
}

/** The file after one of its updates. */
export interface Revision {
  /** How many sections are newer than this revision. */
  readonly newer: number;
  readonly root: PdfReference;
  readonly trailer: ReadonlyMap<string, PdfValue>;
  entry(number: number): Entry | undefined;
  /** The value of an object; null where there is none. */
  object(number: number): PdfValue;
  /** The value itself, or what it refers to. */
  resolve(value: PdfValue | undefined): PdfValue;
}

/** Unpacked bytes of one stream of packed objects, and of all of them. */
const mostPacked = 64 * 2 ** 20;

/** Opens a PDF; nothing is repaired: what is not as the standard says is refused. */
export function openPdf(bytes: Uint8Array): PdfFile {
  if (!startsAsPdf(bytes)) throw new PdfError('not-a-pdf', 'no head');
  const sections = readSections(bytes, startOf(bytes, bytes.length) ?? notFound());
  if (sections.some(({ trailer }) => trailer.has('Encrypt'))) {
    throw new PdfError('encrypted', 'encrypted');
  }
  const byNumber = entriesByNumber(sections);
  const read = objectReader(bytes);
  const revision = (newer: number): Revision => revisionOf(sections, newer, byNumber, read);
  return {
    bytes,
    sections,
    newest: revision(0),
    revisionAt: (end) => {
      const position = startOf(bytes, end);
      const newer = sections.findIndex((section) => section.position === position);
      return newer < 0 ? undefined : revision(newer);
    },
  };
}

function notFound(): never {
  throw broken('no startxref at the end');
}

const startsAsPdf = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';

/** Where the newest table of a file that ends there begins; undefined where no file ends there. */
export function startOf(bytes: Uint8Array, end: number): number | undefined {
  const tail = String.fromCharCode(...bytes.subarray(Math.max(0, end - 64), end));
  const found = /startxref\s+(\d{1,12})\s+%%EOF\s*$/.exec(tail);
  return found ? Number(found[1]) : undefined;
}

type Dated = readonly { readonly section: number; readonly entry: Entry }[];

function entriesByNumber(sections: readonly Section[]): Map<number, Dated> {
  const all = new Map<number, { section: number; entry: Entry }[]>();
  for (const [section, { entries }] of sections.entries()) {
    for (const [number, entry] of entries) {
      const list = all.get(number);
      if (list) list.push({ section, entry });
      else all.set(number, [{ section, entry }]);
    }
  }
  return all;
}

function revisionOf(
  sections: readonly Section[],
  newer: number,
  byNumber: ReadonlyMap<number, Dated>,
  read: ReadObject,
): Revision {
  const trailer = sections[newer]?.trailer;
  const root = trailer?.get('Root');
  if (!trailer || !isKind(root, 'reference')) throw broken('no root');
  const entry = (number: number): Entry | undefined =>
    byNumber.get(number)?.find(({ section }) => section >= newer)?.entry;
  const object = (number: number): PdfValue => read(number, entry);
  const resolve = (value: PdfValue | undefined): PdfValue => {
    let found = value ?? null;
    for (let i = 0; isKind(found, 'reference'); i++) {
      if (i > 20) throw broken('references in a circle');
      found = object(found.number);
    }
    return found;
  };
  return { newer, root, trailer, entry, object, resolve };
}

type ReadObject = (number: number, entryOf: (number: number) => Entry | undefined) => PdfValue;

/** Reads each object once, whichever revisions it is in. */
function objectReader(bytes: Uint8Array): ReadObject {
  const atOffset = new Map<number, { number: number; generation: number; value: PdfValue }>();
  const packs = new Map<number, readonly PackedObject[]>();
  let packedBytes = 0;
  const atPlace = (
    number: number,
    { offset, generation }: { offset: number; generation: number },
    entryOf: (number: number) => Entry | undefined,
  ): PdfValue => {
    let found = atOffset.get(offset);
    if (!found) {
      const lengthOf = (value: PdfValue | undefined): number | undefined =>
        isKind(value, 'reference') ? integerOf(read(value.number, entryOf)) : undefined;
      if (offset <= 0 || offset >= bytes.length)
        throw broken(`object ${number} is not in the file`);
      found = readObjectAt({ bytes, at: offset, end: bytes.length }, lengthOf);
      atOffset.set(offset, found);
    }
    if (found.number !== number || found.generation !== generation) {
      throw broken(`object ${number} is another one`);
    }
    return found.value;
  };
  const read: ReadObject = (number, entryOf) => {
    const entry = entryOf(number);
    if (!entry || entry.kind === 'free') return null;
    if (entry.kind === 'offset') return atPlace(number, entry, entryOf);
    const place = entryOf(entry.stream);
    if (place?.kind !== 'offset') throw broken(`object ${number} is packed in nothing`);
    let pack = packs.get(place.offset);
    if (!pack) {
      const stream = atPlace(entry.stream, place, entryOf);
      const { objects, length } = unpackObjects(stream, mostPacked - packedBytes);
      packedBytes += length;
      pack = objects;
      packs.set(place.offset, pack);
    }
    const found = pack[entry.index];
    // Some programs go by the index, some by the number.
    if (found?.number !== number) throw broken(`object ${number} is not where it is packed`);
    return found.value;
  };
  return read;
}

interface PackedObject {
  readonly number: number;
  readonly value: PdfValue;
}

function unpackObjects(
  stream: PdfValue,
  most: number,
): { objects: readonly PackedObject[]; length: number } {
  if (!isKind(stream, 'stream')) throw broken('objects packed in nothing');
  const bytes = decodeStream(stream, Math.max(0, most));
  const count = integerOf(stream.entries.get('N')) ?? 0;
  const first = integerOf(stream.entries.get('First')) ?? 0;
  const head: Reader = { bytes, at: 0, end: Math.min(first, bytes.length) };
  const objects: PackedObject[] = [];
  const seen = new Set<number>();
  for (let i = 0; i < count; i++) {
    const number = readInteger(head);
    const at = first + readInteger(head);
    if (seen.has(number)) throw broken('an object twice in one pack');
    seen.add(number);
    objects.push({ number, value: readValue({ bytes, at, end: bytes.length }) });
  }
  return { objects, length: bytes.length };
}
