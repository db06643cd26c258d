import { textOfCode } from './cluster-codes.ts';

/**
 * A finished file with Thai in place of the codes of clusters: in the tables by which readers know the text of a glyph
 * (ToUnicode), and in the heads of its outline and its structure. What is drawn is the same.
 *
 * @param pdf as the compiler writes it: objects one after the other, a plain table of them at the end
 * @throws Error where the file is of another make
 */
export function thaiAgain(pdf: Uint8Array): Buffer {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const text = bytes.toString('latin1');
  const table = tableOf(text);
  const maps = new Set([...text.matchAll(/\/ToUnicode (\d+) 0 R/g)].map(([, id]) => Number(id)));
  const strings = [...text.matchAll(/<FEFF/g)].map(({ index }) => index);
  const objects = objectsOf(table);
  const pieces: Buffer[] = [bytes.subarray(0, objects[0]?.start ?? table.start)];
  const moved = new Map<number, number>();
  let length = pieces[0]?.length ?? 0;
  for (const { id, start, end } of objects) {
    while ((strings[0] ?? end) < start) strings.shift();
    const hasString = (strings[0] ?? end) < end;
    const object = bytes.subarray(start, end);
    const made = maps.has(id) ? thaiMap(object) : hasString ? thaiStrings(object) : object;
    moved.set(id, length);
    pieces.push(made);
    length += made.length;
  }
  pieces.push(Buffer.from(movedTable(table, moved, length), 'latin1'));
  return Buffer.concat(pieces);
}

/** The table of objects of a file, and the trailer behind it. */
interface Table {
  readonly start: number;
  readonly head: string;
  /** Of twenty characters each: place, generation, and `n` for one that is in use. */
  readonly rows: readonly string[];
  readonly trailer: string;
}

const rowLength = 20;

function tableOf(text: string): Table {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1] ?? text.length);
  const found = /^xref\s+0 (\d+)\s+/.exec(text.slice(start, start + 40));
  if (!found) throw new Error('the file has no plain table of its objects');
  const from = start + found[0].length;
  const rows = Array.from({ length: Number(found[1]) }, (_none, at) =>
    text.slice(from + rowLength * at, from + rowLength * (at + 1)),
  );
  const trailer = text.slice(from + rowLength * rows.length);
  return { start, head: found[0], rows, trailer };
}

const isInUse = (row: string): boolean => row[17] === 'n';

/** In the order in which they stand in the file. */
function objectsOf({ rows, start: tableStart }: Table) {
  const placed = rows
    .flatMap((row, id) => (isInUse(row) ? [{ id, start: Number(row.slice(0, 10)) }] : []))
    .toSorted((a, b) => a.start - b.start);
  return placed.map((one, at) => ({ ...one, end: placed[at + 1]?.start ?? tableStart }));
}

function movedTable({ head, rows, trailer }: Table, moved: Map<number, number>, start: number) {
  const made = rows.map((row, id) => {
    const place = moved.get(id);
    return place === undefined ? row : `${String(place).padStart(10, '0')}${row.slice(10)}`;
  });
  const end = trailer.replace(
    /startxref(\s+)\d+/,
    (_all, gap: string) => `startxref${gap}${start}`,
  );
  return `${head}${made.join('')}${end}`;
}

/** UTF-16 in hexadecimal digits, four for each unit. */
const thaiHex = (hex: string): string =>
  hex.replace(/[0-9A-F]{4}/g, (unit) => {
    const found = textOfCode(Number.parseInt(unit, 16));
    return found === undefined ? unit : hexOf(found);
  });

const hexOf = (text: string): string =>
  [...text]
    .map((letter) => letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0'))
    .join('');

/** A table ToUnicode, which the compiler writes unpacked: rows `<glyph> <text>`. */
function thaiMap(object: Buffer): Buffer {
  const text = object.toString('latin1');
  const start = text.indexOf('begincmap');
  if (start < 0) throw new Error('a table of texts is packed');
  const made = text.replace(
    /^(<[0-9A-F]{4}> )<([0-9A-F]+)>$/gm,
    (row, glyph: string, hex: string) => (hex === 'FFFF' ? row : `${glyph}<${thaiHex(hex)}>`),
  );
  const grown = made.length - text.length;
  return Buffer.from(
    made.replace(/\/Length (\d+)/, (_all, length: string) => `/Length ${Number(length) + grown}`),
    'latin1',
  );
}

/** Heads of the outline and of the structure. */
const thaiStrings = (object: Buffer): Buffer =>
  Buffer.from(
    object
      .toString('latin1')
      .replace(/<FEFF([0-9A-F]*)>/g, (_all, hex: string) => `<FEFF${thaiHex(hex)}>`),
    'latin1',
  );
