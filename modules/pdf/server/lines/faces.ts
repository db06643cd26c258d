import { readFileSync } from 'node:fs';
import { uploadedGrowth } from '../measures.ts';
import { faceNames } from '../typeface/typeface.ts';
import type { FaceName, Typeface } from '../typeface/typeface.ts';
import { isWhole } from '../whole-font.ts';

/** How wide a letter is, as a part of the size of the type. */
export type Advance = (letter: string) => number;

const delivered = new Map<FaceName, Advance>();

/** Widths of uploaded typefaces by their id; an installation has one, and now and then an older one. */
const uploaded = new Map<string, ReadonlyMap<FaceName, Advance>>();
const mostUploaded = 4;

let inUse: ReadonlyMap<FaceName, Advance> | null = null;

/**
 * Has all widths taken from a typeface while something is made, which happens without a pause: nothing else is
 * measured in between. Sizes stay those of the delivered font; an uploaded one is set larger (`uploadedGrowth`).
 */
export function measuredIn<T>(typeface: Typeface | undefined, make: () => T): T {
  const before = inUse;
  inUse = typeface ? widthsOf(typeface) : null;
  try {
    return make();
  } finally {
    inUse = before;
  }
}

/** The widths of a face of the typeface in use, read from its file once. */
export function advanceOf(face: FaceName): Advance {
  return inUse?.get(face) ?? deliveredAdvance(face);
}

/** The thread that sets documents knows no errors of the program. */
let fontError = (file: string): Error => new Error(`${file} is missing or broken`);

/** What is thrown where a delivered font is missing or broken. */
export function setFontError(make: (file: string) => Error): void {
  fontError = make;
}

export const deliveredFonts = new URL('../fonts/', import.meta.url);

/** The file of a delivered face. @throws what `setFontError` says where it is missing or broken */
export function faceFile(face: FaceName, folder: URL): Buffer {
  const name = `SarabunJoined-${face}.ttf`;
  let file: Buffer | null = null;
  try {
    file = readFileSync(new URL(name, folder));
  } catch {
    // Told below.
  }
  if (!file || !isWhole(file)) throw fontError(name);
  return file;
}

function deliveredAdvance(face: FaceName): Advance {
  const found = delivered.get(face);
  if (found) return found;
  const glyphs = readAdvances(faceFile(face, deliveredFonts));
  const made: Advance = (letter) => glyphs(letter) ?? glyphs(missing) ?? 0;
  delivered.set(face, made);
  return made;
}

function widthsOf({ id, faces }: Typeface): ReadonlyMap<FaceName, Advance> {
  const found = uploaded.get(id);
  if (found) return found;
  const made = new Map(
    faceNames.map((face) => {
      const glyphs = readAdvances(Buffer.from(faces[face]));
      // What it does not have is set in the delivered font, at the same size.
      const advance: Advance = (letter) =>
        (glyphs(letter) ?? deliveredAdvance(face)(letter)) * uploadedGrowth;
      return [face, advance] as const;
    }),
  );
  if (uploaded.size >= mostUploaded) uploaded.clear();
  uploaded.set(id, made);
  return made;
}

/** Whether each face of an uploaded typeface has all of some letters. */
export function hasLetters({ faces }: Typeface, letters: Iterable<string>): boolean {
  const wanted = [...letters];
  return faceNames.every((face) => {
    const advance = readAdvances(Buffer.from(faces[face]));
    return wanted.every((letter) => advance(letter) !== null);
  });
}

/** No font has it: its width is that of the glyph for missing letters. */
const missing = '\uFFFF';

/**
 * Reads a TrueType file: the tables cmap (format 4), hhea and hmtx.
 *
 * @returns null for a letter that the font does not have
 */
function readAdvances(file: Buffer): (letter: string) => number | null {
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
  const cache = new Map<string, number | null>();
  return (letter) => {
    const cached = cache.get(letter);
    if (cached !== undefined) return cached;
    const glyph = Math.min(glyphOf(letter.codePointAt(0) ?? 0), metrics - 1);
    const isThere = glyph > 0 || letter === missing;
    const advance = isThere ? file.readUInt16BE(hmtx + 4 * glyph) / unitsPerEm : null;
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
