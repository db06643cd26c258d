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

const isBlank = (byte = 0): boolean =>
  byte === 0 || (byte >= tab && byte <= 0x0d) || byte === space;
const delimiters = new Set([openRound, closeRound, less, greater, openSquare, closeSquare, slash]);

function pastBlanks(pdf: Buffer, at: number): number {
  let next = at;
  while (next < pdf.length && isBlank(pdf[next])) next += 1;
  return next;
}

function pastWord(pdf: Buffer, at: number): number {
  let next = at;
  while (next < pdf.length && !isBlank(pdf[next]) && !delimiters.has(pdf[next] ?? 0)) next += 1;
  return next;
}

function pastText(pdf: Buffer, at: number): number {
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

function readDictionary(pdf: Buffer, start: number): Value {
  const entries: Entry[] = [];
  let at = pastBlanks(pdf, start + 2);
  while (pdf[at] !== greater) {
    if (pdf[at] !== slash) throw new Error('a dictionary of a PDF cannot be read');
    const end = pastWord(pdf, at + 1);
    const value = readValue(pdf, pastBlanks(pdf, end));
    entries.push({ key: pdf.toString('latin1', at + 1, end), start: at, value });
    at = pastBlanks(pdf, value.end);
  }
  return { kind: 'dictionary', entries, start, end: at + 2 };
}

function readArray(pdf: Buffer, start: number): Value {
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

function readWord(pdf: Buffer, start: number): Value {
  reference.lastIndex = 0;
  const found = reference.exec(pdf.toString('latin1', start, start + referenceLength));
  if (found) {
    return { kind: 'reference', id: Number(found[1]), start, end: start + found[0].length };
  }
  const end = pastWord(pdf, start);
  if (end === start) throw new Error('a value of a PDF cannot be read');
  return { kind: 'other', start, end };
}

function readValue(pdf: Buffer, start: number): Value {
  const first = pdf[start];
  if (first === slash) {
    const end = pastWord(pdf, start + 1);
    return { kind: 'name', name: pdf.toString('latin1', start + 1, end), start, end };
  }
  if (first === less) {
    if (pdf[start + 1] === less) return readDictionary(pdf, start);
    const end = pdf.indexOf('>', start) + 1;
    if (end === 0) throw new Error('a text of a PDF has no end');
    return { kind: 'other', start, end };
  }
  if (first === openSquare) return readArray(pdf, start);
  if (first === openRound) return { kind: 'other', start, end: pastText(pdf, start) };
  return readWord(pdf, start);
}

/** Where the objects begin, and where their table does, in their order in the file. */
function placesOf(pdf: Buffer): number[] {
  const end = pdf.toString('latin1', Math.max(0, pdf.length - 200));
  const table = Number(/startxref\s+(\d+)/.exec(end)?.[1] ?? Number.NaN);
  if (!(table >= 0) || pdf.toString('latin1', table, table + 4) !== 'xref') {
    throw new Error('a PDF has no table of its objects');
  }
  const rows = pdf.toString('latin1', table).matchAll(/^(\d{10}) \d{5} n/gm);
  return [...rows]
    .map(([, at]) => Number(at))
    .concat(table)
    .toSorted((a, b) => a - b);
}

const objectHead = /(\d+)\s+\d+\s+obj\s*/y;

/** The numbered objects of a PDF as PDFium saves it. @throws Error where the file is written otherwise */
export function objectsOf(pdf: Buffer): PdfObject[] {
  const places = placesOf(pdf);
  return places.slice(0, -1).map((place, at) => {
    const next = places[at + 1] ?? pdf.length;
    objectHead.lastIndex = 0;
    const head = objectHead.exec(pdf.toString('latin1', place, place + referenceLength));
    if (!head) throw new Error('an object of a PDF is not at its place');
    const start = place + head[0].length;
    const end = pdf.lastIndexOf('endobj', next);
    return { id: Number(head[1]), start, end, value: readValue(pdf, start) };
  });
}
