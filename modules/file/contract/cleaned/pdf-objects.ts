/* The objects of a PDF that PDFium wrote: a table of places, no objects inside streams, names without escapes. */

interface Place {
  readonly start: number;
  readonly end: number;
}

export interface Entry {
  readonly key: string;
  /** Where its key begins. */
  readonly start: number;
  readonly value: Value;
}

export type Value = Place &
  (
    | { readonly kind: 'dictionary'; readonly entries: readonly Entry[] }
    | { readonly kind: 'array'; readonly items: readonly Value[] }
    | { readonly kind: 'reference'; readonly id: number }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'other' }
  );

/** An object with a number; its place includes its stream. */
export interface PdfObject extends Place {
  readonly id: number;
  readonly value: Value;
}

const [tab, space, openRound, closeRound, slash] = [0x09, 0x20, 0x28, 0x29, 0x2f];
const [less, greater, openSquare, escape, closeSquare] = [0x3c, 0x3e, 0x5b, 0x5c, 0x5d];

/** More at once would be too many arguments of a call. */
const pieceLength = 8_192;

/** Bytes as text, one character for each. */
export function latin(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = '';
  for (let at = start; at < end; at += pieceLength) {
    text += String.fromCharCode(...bytes.subarray(at, Math.min(at + pieceLength, end)));
  }
  return text;
}

const isBlank = (byte = 0): boolean =>
  byte === 0 || (byte >= tab && byte <= 0x0d) || byte === space;
const delimiters = new Set([openRound, closeRound, less, greater, openSquare, closeSquare, slash]);

function pastBlanks(pdf: Uint8Array, at: number): number {
  let next = at;
  while (next < pdf.length && isBlank(pdf[next])) next += 1;
  return next;
}

function pastWord(pdf: Uint8Array, at: number): number {
  let next = at;
  while (next < pdf.length && !isBlank(pdf[next]) && !delimiters.has(pdf[next] ?? 0)) next += 1;
  return next;
}

function pastText(pdf: Uint8Array, at: number): number {
  let depth = 0;
  for (let next = at; next < pdf.length; next += 1) {
    if (pdf[next] === escape) next += 1;
    else if (pdf[next] === openRound) depth += 1;
    else if (pdf[next] === closeRound) {
      depth -= 1;
      if (depth === 0) return next + 1;
    }
  }
  throw new Error('a text of a PDF has no end');
}

function readDictionary(pdf: Uint8Array, start: number): Value {
  const entries: Entry[] = [];
  let at = pastBlanks(pdf, start + 2);
  while (pdf[at] !== greater) {
    if (pdf[at] !== slash) throw new Error('a dictionary of a PDF cannot be read');
    const end = pastWord(pdf, at + 1);
    const value = readValue(pdf, pastBlanks(pdf, end));
    entries.push({ key: latin(pdf, at + 1, end), start: at, value });
    at = pastBlanks(pdf, value.end);
  }
  return { kind: 'dictionary', entries, start, end: at + 2 };
}

function readArray(pdf: Uint8Array, start: number): Value {
  const items: Value[] = [];
  let at = pastBlanks(pdf, start + 1);
  while (pdf[at] !== closeSquare) {
    const item = readValue(pdf, at);
    items.push(item);
    at = pastBlanks(pdf, item.end);
  }
  return { kind: 'array', items, start, end: at + 1 };
}

const reference = /(\d+)\s+\d+\s+R/y;
/** Longer than any reference. */
const referenceLength = 40;

function readWord(pdf: Uint8Array, start: number): Value {
  reference.lastIndex = 0;
  const found = reference.exec(latin(pdf, start, start + referenceLength));
  if (found) {
    return { kind: 'reference', id: Number(found[1]), start, end: start + found[0].length };
  }
  const end = pastWord(pdf, start);
  if (end === start) throw new Error('a value of a PDF cannot be read');
  return { kind: 'other', start, end };
}

function readValue(pdf: Uint8Array, start: number): Value {
  const first = pdf[start];
  if (first === slash) {
    const end = pastWord(pdf, start + 1);
    return { kind: 'name', name: latin(pdf, start + 1, end), start, end };
  }
  if (first === less) {
    if (pdf[start + 1] === less) return readDictionary(pdf, start);
    const end = pdf.indexOf(greater, start) + 1;
    if (end === 0) throw new Error('a text of a PDF has no end');
    return { kind: 'other', start, end };
  }
  if (first === openSquare) return readArray(pdf, start);
  if (first === openRound) return { kind: 'other', start, end: pastText(pdf, start) };
  return readWord(pdf, start);
}

/** Where the objects begin, and where their table does, in their order in the file. */
function placesOf(pdf: Uint8Array): number[] {
  const end = latin(pdf, Math.max(0, pdf.length - 200));
  const table = Number(/startxref\s+(\d+)/.exec(end)?.[1] ?? Number.NaN);
  if (!(table >= 0) || latin(pdf, table, table + 4) !== 'xref') {
    throw new Error('a PDF has no table of its objects');
  }
  const rows = latin(pdf, table).matchAll(/^(\d{10}) \d{5} n/gm);
  return [...rows]
    .map(([, at]) => Number(at))
    .concat(table)
    .toSorted((a, b) => a - b);
}

const objectEnd = 'endobj';

/** Where the end of an object is written that another follows. */
function lastEnd(pdf: Uint8Array, start: number, next: number): number {
  for (let at = next - objectEnd.length; at >= start; at -= 1) {
    if (latin(pdf, at, at + objectEnd.length) === objectEnd) return at;
  }
  throw new Error('an object of a PDF has no end');
}

const objectHead = /(\d+)\s+\d+\s+obj\s*/y;

/** The numbered objects of a PDF as PDFium saves it. @throws Error where the file is written otherwise */
export function objectsOf(pdf: Uint8Array): PdfObject[] {
  const places = placesOf(pdf);
  return places.slice(0, -1).map((place, at) => {
    const next = places[at + 1] ?? pdf.length;
    objectHead.lastIndex = 0;
    const head = objectHead.exec(latin(pdf, place, place + referenceLength));
    if (!head) throw new Error('an object of a PDF is not at its place');
    const start = place + head[0].length;
    const end = lastEnd(pdf, start, next);
    return { id: Number(head[1]), start, end, value: readValue(pdf, start) };
  });
}
