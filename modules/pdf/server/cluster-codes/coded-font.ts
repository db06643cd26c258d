import { clusterCount, codeAt, lettersAlone } from './cluster-codes.ts';

/* A face of the delivered font with glyphs for the codes of clusters, made in memory. */

/**
 * The face with a copy of the glyph of each written cluster, which only the code of the cluster leads to: a glyph that
 * is used for a code and for a Thai letter too would have two texts, and the writer of the file explains the second
 * one in a way that most readers ignore. The glyphs of clusters are the last of the font, in the order of the clusters
 * (`fonts/join-clusters.py`).
 */
export function codedFont(file: Buffer): Buffer {
  const tables = tablesOf(file);
  const map = charactersOf(table(tables, 'cmap'));
  const count = table(tables, 'maxp').readUInt16BE(4);
  const copied = [
    ...Array.from({ length: clusterCount }, (_none, at) => count - clusterCount + at),
    ...lettersAlone.map((letter) => map.get(letter.charCodeAt(0)) ?? 0),
  ];
  for (const [at] of copied.entries()) map.set(codeAt(at), count + at);
  const { glyf, loca } = withCopies(tables, count, copied);
  const made = new Map(tables)
    .set('glyf', glyf)
    .set('loca', loca)
    .set('hmtx', advances(tables, count, copied))
    .set('cmap', characterMap(map))
    .set('maxp', changed(table(tables, 'maxp'), 4, count + copied.length))
    .set('hhea', changed(table(tables, 'hhea'), 34, count + copied.length))
    // Places of outlines in four bytes each.
    .set('head', changed(table(tables, 'head'), 50, 1));
  return wholeFile(made);
}

type Tables = ReadonlyMap<string, Buffer>;

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`the font has no table ${tag}`);
  return found;
}

function tablesOf(file: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_none, at) => {
      const row = 12 + 16 * at;
      const start = file.readUInt32BE(row + 8);
      const bytes = file.subarray(start, start + file.readUInt32BE(row + 12));
      return [file.toString('latin1', row, row + 4), bytes] as const;
    }),
  );
}

function changed(bytes: Buffer, at: number, value: number): Buffer {
  const made = Buffer.from(bytes);
  made.writeUInt16BE(value, at);
  return made;
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

function withCopies(tables: Tables, count: number, copied: readonly number[]) {
  const [glyf, loca] = [table(tables, 'glyf'), table(tables, 'loca')];
  const isLong = table(tables, 'head').readUInt16BE(50) === 1;
  const placeOf = (glyph: number): number =>
    isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);
  const places = Array.from({ length: count }, (_none, glyph) => placeOf(glyph));
  const copies = copied.map((glyph) => ({ from: placeOf(glyph), to: placeOf(glyph + 1) }));
  const copiedBytes = copies.reduce((sum, { from, to }) => sum + padded(to - from), 0);
  const made = Buffer.alloc(padded(glyf.length) + copiedBytes);
  glyf.copy(made);
  let end = padded(glyf.length);
  for (const { from, to } of copies) {
    places.push(end);
    glyf.copy(made, end, from, to);
    end += padded(to - from);
  }
  return { glyf: made, loca: numbers32([...places, end]) };
}

function advances(tables: Tables, count: number, copied: readonly number[]): Buffer {
  const bytes = table(tables, 'hmtx');
  const whole = table(tables, 'hhea').readUInt16BE(34);
  const made = Buffer.alloc(4 * (count + copied.length));
  for (let at = 0; at < count + copied.length; at += 1) {
    const glyph = at < count ? at : (copied[at - count] ?? 0);
    // Those behind the last whole row have its advance, and a place of their own.
    const isWhole = glyph < whole;
    made.writeUInt16BE(bytes.readUInt16BE(4 * (isWhole ? glyph : whole - 1)), 4 * at);
    const side = isWhole ? 4 * glyph + 2 : 2 * (whole + glyph);
    made.writeUInt16BE(bytes.readUInt16BE(side), 4 * at + 2);
  }
  return made;
}

/** The glyph of each character, of a map of format 4. */
function charactersOf(cmap: Buffer): Map<number, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_none, at) =>
    cmap.readUInt32BE(4 + 8 * at + 4),
  );
  const at = starts.find((place) => cmap.readUInt16BE(place) === 4);
  if (at === undefined) throw new Error('the font has no character map of format 4');
  const twice = cmap.readUInt16BE(at + 6);
  const found = new Map<number, number>();
  for (let row = at + 14; row < at + 14 + twice; row += 2) {
    const [to, from] = [cmap.readUInt16BE(row), cmap.readUInt16BE(row + twice + 2)];
    const shift = cmap.readUInt16BE(row + 2 * twice + 2);
    const list = row + 3 * twice + 2;
    const offset = cmap.readUInt16BE(list);
    for (let code = from; code <= to && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : cmap.readUInt16BE(list + offset + 2 * (code - from));
      if (listed > 0) found.set(code, (listed + shift) & 0xffff);
    }
  }
  return found;
}

/** Segments of codes that follow each other, with glyphs that do too (format 4). */
function characterMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const segments: { from: number; to: number; shift: number }[] = [];
  for (const [code, glyph] of [...glyphs].toSorted(([a], [b]) => a - b)) {
    const shift = (glyph - code) & 0xffff;
    const last = segments.at(-1);
    if (last?.to === code - 1 && last.shift === shift) last.to = code;
    else segments.push({ from: code, to: code, shift });
  }
  segments.push({ from: 0xffff, to: 0xffff, shift: 1 });
  const count = segments.length;
  const power = Math.floor(Math.log2(count));
  return numbers16([
    ...[0, 1, 3, 1, 0, 12],
    ...[4, 16 + 8 * count, 0, 2 * count, 2 * 2 ** power, power, 2 * count - 2 * 2 ** power],
    ...[...segments.map(({ to }) => to), 0],
    ...segments.map(({ from }) => from),
    ...segments.map(({ shift }) => shift),
    ...segments.map(() => 0),
  ]);
}

function numbers16(numbers: readonly number[]): Buffer {
  const made = Buffer.alloc(2 * numbers.length);
  for (const [at, number] of numbers.entries()) made.writeUInt16BE(number, 2 * at);
  return made;
}

function numbers32(numbers: readonly number[]): Buffer {
  const made = Buffer.alloc(4 * numbers.length);
  for (const [at, number] of numbers.entries()) made.writeUInt32BE(number, 4 * at);
  return made;
}

/** The compiler reads no checksums, and the part of the font that goes into a file gets its own. */
function wholeFile(tables: Tables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  head.writeUInt32BE(0x00010000, 0);
  for (const [at, number] of [
    sorted.length,
    16 * 2 ** power,
    power,
    16 * (sorted.length - 2 ** power),
  ].entries()) {
    head.writeUInt16BE(number, 4 + 2 * at);
  }
  let end = head.length;
  for (const [at, [tag, bytes]] of sorted.entries()) {
    const row = 12 + 16 * at;
    head.write(tag, row, 'latin1');
    head.writeUInt32BE(end, row + 8);
    head.writeUInt32BE(bytes.length, row + 12);
    end += padded(bytes.length);
  }
  return Buffer.concat([
    head,
    ...sorted.flatMap(([, bytes]) => [bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]),
  ]);
}
