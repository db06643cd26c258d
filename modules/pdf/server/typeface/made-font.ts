import { ByteWriter } from './bytes.ts';
import type { FontFile } from './font-file.ts';
import type { GlyphList } from './glyph-list.ts';
import { joiningTable } from './joining-rules.ts';
import type { Shaper } from './shaper.ts';

/** Which of the four faces of a family. */
export interface FaceStyle {
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

interface MadeOf {
  readonly file: FontFile;
  readonly shaper: Shaper;
  readonly list: GlyphList;
  /** The name that the made family has. */
  readonly family: string;
  readonly style: FaceStyle;
}

/**
 * Writes a TrueType font of the outlines of an uploaded one. Nothing else of the uploaded file goes into it: no
 * programs of its glyphs, no rules, no tables that a reader might stumble over.
 */
export function writeFont(made: MadeOf): Uint8Array {
  const { list } = made;
  const { glyf, loca } = outlineTables(list);
  const idOf = (letter: string): number => list.ofCharacter.get(letter.codePointAt(0) ?? 0) ?? 0;
  const tables: readonly (readonly [string, Uint8Array])[] = [
    ['GSUB', joiningTable(list.joins, idOf)],
    ['OS/2', metricsTable(made)],
    ['cmap', characterTable(list.ofCharacter)],
    ['glyf', glyf],
    ['head', headTable(made)],
    ['hhea', lineTable(made)],
    ['hmtx', advanceTable(list)],
    ['loca', loca],
    ['maxp', sizesTable(list)],
    ['name', nameTable(made)],
    ['post', postTable(made)],
  ];
  return wholeFile(tables);
}

function wholeFile(tables: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const power = Math.floor(Math.log2(tables.length));
  const range = 16 * 2 ** power;
  const head = new ByteWriter().u32(0x00010000);
  head.u16(tables.length, range, power, 16 * tables.length - range);
  let at = 12 + 16 * tables.length;
  for (const [tag, bytes] of tables) {
    head.tag(tag).u32(checksum(bytes), at, bytes.length);
    at += padded(bytes.length);
  }
  const whole = new Uint8Array(at);
  whole.set(head.done());
  at = 12 + 16 * tables.length;
  for (const [, bytes] of tables) {
    whole.set(bytes, at);
    at += padded(bytes.length);
  }
  return whole;
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
    sum = (sum + ((a << 24) | (b << 16) | (c << 8) | d)) >>> 0;
  }
  return sum;
}

function outlineTables({ glyphs }: GlyphList): { glyf: Uint8Array; loca: Uint8Array } {
  const loca = new ByteWriter();
  let at = 0;
  for (const { bytes } of glyphs) {
    loca.u32(at);
    at += bytes.length;
  }
  loca.u32(at);
  const glyf = new Uint8Array(at);
  at = 0;
  for (const { bytes } of glyphs) {
    glyf.set(bytes, at);
    at += bytes.length;
  }
  return { glyf, loca: loca.done() };
}

/** Segments of code points that follow each other, with glyphs that do too (format 4). */
function characterTable(ofCharacter: ReadonlyMap<number, number>): Uint8Array {
  const segments: { from: number; to: number; shift: number }[] = [];
  for (const [code, glyph] of ofCharacter) {
    const last = segments.at(-1);
    if (last && last.to === code - 1 && last.shift === glyph - code) last.to = code;
    else segments.push({ from: code, to: code, shift: glyph - code });
  }
  segments.push({ from: 0xffff, to: 0xffff, shift: 1 });
  const count = segments.length;
  const power = Math.floor(Math.log2(count));
  const out = new ByteWriter().u16(0, 1, 3, 1).u32(12);
  out.u16(4, 16 + 8 * count, 0, 2 * count, 2 * 2 ** power, power, 2 * count - 2 * 2 ** power);
  out.u16(...segments.map(({ to }) => to), 0);
  out.u16(...segments.map(({ from }) => from));
  out.u16(...segments.map(({ shift }) => shift));
  return out.u16(...segments.map(() => 0)).done();
}

function wholeBox({ glyphs }: GlyphList): readonly [number, number, number, number] {
  let [left, low, right, high] = [0, 0, 0, 0];
  for (const { box } of glyphs) {
    [left, low] = [Math.min(left, box.xMin), Math.min(low, box.yMin)];
    [right, high] = [Math.max(right, box.xMax), Math.max(high, box.yMax)];
  }
  return [left, low, right, high];
}

function headTable({ file, list, style }: MadeOf): Uint8Array {
  const shown = (style.isBold ? 1 : 0) | (style.isItalic ? 2 : 0);
  const out = new ByteWriter()
    .u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5)
    .u16(0x000b, file.unitsPerEm);
  // Made and changed at no time: the same upload gives the same bytes.
  out.u32(0, 0, 0, 0).u16(...wholeBox(list), shown, 8, 2, 1, 0);
  return out.done();
}

function lineTable({ shaper, list }: MadeOf): Uint8Array {
  const widest = Math.max(0, ...list.glyphs.map((glyph) => glyph.advance));
  const out = new ByteWriter().u32(0x00010000);
  out.u16(shaper.ascender, shaper.descender, 0, widest, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0);
  return out.u16(list.glyphs.length).done();
}

function advanceTable({ glyphs }: GlyphList): Uint8Array {
  const out = new ByteWriter();
  for (const { advance, box } of glyphs) out.u16(advance, box.xMin);
  return out.done();
}

function sizesTable({ glyphs }: GlyphList): Uint8Array {
  const [points, contours] = [
    Math.max(...glyphs.map((glyph) => glyph.points)),
    Math.max(...glyphs.map((glyph) => glyph.contours)),
  ];
  // Of a joined glyph: at most four parts, one below the other.
  return new ByteWriter()
    .u32(0x00010000)
    .u16(glyphs.length, points, contours, 4 * points, 4 * contours, 2, 0, 0, 0, 0, 0, 0, 4, 1)
    .done();
}

const [copyright, licence, licenceAddress] = [0, 13, 14];

function nameTable({ file, family, style }: MadeOf): Uint8Array {
  const face = styleName(style);
  const plain = `${family}-${face}`.replaceAll(/[^A-Za-z0-9-]/g, '');
  const kept = [copyright, licence, licenceAddress].flatMap((id) => {
    const found = file.names.get(id);
    return found === undefined ? [] : [[id, found] as const];
  });
  const names = [
    ...kept,
    ...([
      [1, family],
      [2, face],
      [3, plain],
      [4, `${family} ${face}`],
      [5, 'Version 1.0'],
      [6, plain],
    ] as const),
  ].toSorted(([a], [b]) => a - b);
  const strings = new ByteWriter();
  const out = new ByteWriter().u16(0, names.length, 6 + 12 * names.length);
  for (const [id, text] of names) {
    out.u16(3, 1, 0x0409, id, 2 * text.length, strings.length);
    for (let at = 0; at < text.length; at += 1) strings.u16(text.charCodeAt(at));
  }
  return out.append(strings.done()).done();
}

function styleName({ isBold, isItalic }: FaceStyle): string {
  if (isBold) return isItalic ? 'Bold Italic' : 'Bold';
  return isItalic ? 'Italic' : 'Regular';
}

function postTable({ file, style }: MadeOf): Uint8Array {
  const { position, thickness } = file.underline;
  return new ByteWriter()
    .u32(0x00030000, style.isItalic ? 0xfff40000 : 0)
    .u16(position, thickness)
    .u32(0, 0, 0, 0, 0)
    .done();
}

function metricsTable({ file, shaper, list, style }: MadeOf): Uint8Array {
  const { unitsPerEm: em, embedding, vendor } = file;
  const part = (share: number): number => Math.round(em * share);
  const codes = [...list.ofCharacter.keys()];
  const shown =
    style.isBold || style.isItalic ? (style.isItalic ? 0x01 : 0) | (style.isBold ? 0x20 : 0) : 0x40;
  return (
    new ByteWriter()
      .u16(4, part(0.5), style.isBold ? 700 : 400, 5, embedding)
      .u16(part(0.65), part(0.6), 0, part(0.08), part(0.65), part(0.6), 0, part(0.35))
      .u16(part(0.05), part(0.3), 0)
      .append(new Uint8Array(10))
      // Latin, and Thai.
      .u32(0x00000001 | 0x01000000, 0, 0, 0)
      .tag(vendor.padEnd(4).slice(0, 4))
      .u16(shown, codes[0] ?? 0, codes.at(-1) ?? 0)
      .u16(shaper.ascender, shaper.descender, 0, Math.max(0, shaper.ascender))
      .u16(Math.max(0, -shaper.descender))
      .u32(1, 0)
      .u16(part(0.45), part(0.65), 0, 32, 1)
      .done()
  );
}
