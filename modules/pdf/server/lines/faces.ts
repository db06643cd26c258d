import { readFileSync } from 'node:fs';

/** The faces in which paragraphs are set. */
export type Face = 'Regular' | 'Bold' | 'Italic' | 'BoldItalic';

/** How wide a letter is, as a part of the size of the type. */
export type Advance = (letter: string) => number;

const known = new Map<Face, Advance>();

/** The widths of a face of the joined font, read from its file once. */
export function advanceOf(face: Face): Advance {
  const found = known.get(face);
  if (found) return found;
  const made = readAdvances(
    readFileSync(new URL(`../fonts/SarabunJoined-${face}.ttf`, import.meta.url)),
  );
  known.set(face, made);
  return made;
}

/**
 * Reads a TrueType file: the tables cmap (format 4), hhea and hmtx. A letter that the font does not
 * have is as wide as its glyph for missing ones.
 */
export function readAdvances(file: Buffer): Advance {
  const tables = tablesOf(file);
  const at = (tag: string): number => {
    const place = tables.get(tag);
    if (place === undefined) throw new Error(`the font has no table ${tag}`);
    return place;
  };
  const unitsPerEm = file.readUInt16BE(at('head') + 18);
  const metrics = file.readUInt16BE(at('hhea') + 34);
  const hmtx = at('hmtx');
  const glyphOf = characterMap(file, at('cmap'));
  const cache = new Map<string, number>();
  return (letter) => {
    const cached = cache.get(letter);
    if (cached !== undefined) return cached;
    const glyph = Math.min(glyphOf(letter.codePointAt(0) ?? 0), metrics - 1);
    const advance = file.readUInt16BE(hmtx + 4 * glyph) / unitsPerEm;
    cache.set(letter, advance);
    return advance;
  };
}

function tablesOf(file: Buffer): Map<string, number> {
  const count = file.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, at) => {
      const row = 12 + 16 * at;
      return [file.toString('latin1', row, row + 4), file.readUInt32BE(row + 8)] as const;
    }),
  );
}

function characterMap(file: Buffer, cmap: number): (code: number) => number {
  const count = file.readUInt16BE(cmap + 2);
  for (let at = 0; at < count; at += 1) {
    const table = cmap + file.readUInt32BE(cmap + 4 + 8 * at + 4);
    if (file.readUInt16BE(table) === 4) return (code) => glyphIn(file, table, code);
  }
  throw new Error('the font has no character map of format 4');
}

/** Segments of code points: ends, starts, shifts, and where a segment lists its glyphs, the list. */
function glyphIn(file: Buffer, table: number, code: number): number {
  const twice = file.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + twice + 2;
  for (let at = 0; at < twice; at += 2) {
    if (code > file.readUInt16BE(ends + at)) continue;
    const start = file.readUInt16BE(starts + at);
    if (code < start) return 0;
    const shift = file.readUInt16BE(starts + twice + at);
    const list = starts + 2 * twice + at;
    const offset = file.readUInt16BE(list);
    if (offset === 0) return (code + shift) & 0xffff;
    const glyph = file.readUInt16BE(list + offset + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + shift) & 0xffff;
  }
  return 0;
}
