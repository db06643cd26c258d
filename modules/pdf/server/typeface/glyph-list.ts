import { codes } from '../cluster-codes/cluster-codes.ts';
import { compositeGlyph, noGlyph, simpleGlyph } from './outline.ts';
import type { Component, WrittenGlyph } from './outline.ts';
import type { Join } from './joining-rules.ts';
import type { Part, Shaper } from './shaper.ts';
import { saraAm, thaiVowels, upperMarks, writtenClusters } from './thai-clusters.ts';

/** A glyph with its advance, in the order of the font. */
export interface ListedGlyph extends WrittenGlyph {
  readonly advance: number;
}

/**
 * The glyphs of a font that is made: one for each character, one for each written cluster, and for the code of each
 * cluster another one.
 */
export interface GlyphList {
  readonly glyphs: readonly ListedGlyph[];
  /** Glyph of a code point, in ascending order of code points. */
  readonly ofCharacter: ReadonlyMap<number, number>;
  readonly joins: readonly Join[];
}

/**
 * Characters that documents have: letters, marks, digits, signs. Not controls, nor what every font fills with
 * pictures of its own, nor the scripts of East Asia, which would make a font of ten thousand glyphs.
 */
const isTaken = (code: number): boolean =>
  (code >= 0x20 && code < 0x7f) ||
  (code >= 0xa0 && code < 0x2e80) ||
  (code >= 0xfb00 && code < 0xfff0);

/**
 * Each character has a glyph of its own, although fonts give one to several: the text of a glyph in a PDF is then
 * the one character.
 */
export function listGlyphs(shaper: Shaper): GlyphList {
  const list = new Growing(shaper);
  list.add(
    shaper.outlineOf(0).length > 0 ? simpleGlyph(shaper.outlineOf(0)) : noGlyph,
    advance(shaper, 0),
  );
  const ofCharacter = new Map<number, number>();
  for (const code of shaper.characters.filter(isTaken).toSorted((a, b) => a - b)) {
    const glyph = shaper.glyphOf(code);
    if (glyph === 0) continue;
    ofCharacter.set(code, list.ofPart(glyph, ownAdvance(shaper, code, glyph)));
  }
  const idOf = (letter: string): number => ofCharacter.get(letter.codePointAt(0) ?? 0) ?? 0;
  const ofText = new Map(
    [...ofCharacter].map(([code, glyph]) => [String.fromCodePoint(code), glyph]),
  );
  const joins = writtenClusters().flatMap(({ typed, met }) => {
    const parts = shaper.shaped(typed);
    const glyphs = [...met].map(idOf);
    // A part that the font does not have: the cluster is set as it is without us.
    if (parts.some(({ glyph }) => glyph === 0) || glyphs.includes(0)) return [];
    const glyph = list.addJoined(parts);
    ofText.set(typed, glyph);
    return [{ met: glyphs, glyph }];
  });
  const coded = [...codes].flatMap(([text, code]) => {
    const glyph = ofText.get(text);
    return glyph === undefined ? [] : [[code.charCodeAt(0), list.addCopy(glyph)] as const];
  });
  const ascending = [...ofCharacter, ...coded].toSorted(([a], [b]) => a - b);
  return { glyphs: list.glyphs, ofCharacter: new Map(ascending), joins };
}

const marks = new Set([...thaiVowels, ...upperMarks, saraAm].map((mark) => mark.codePointAt(0)));

/**
 * How wide a character makes a line. Marks have a width in some fonts, which is taken away when they are set above a
 * letter; SARA AM is what it adds to one.
 */
function ownAdvance(shaper: Shaper, code: number, glyph: number): number {
  if (!marks.has(code)) return advance(shaper, glyph);
  const letter = 'ก';
  const whole = widthOf(shaper.shaped(letter + String.fromCodePoint(code)));
  return Math.max(0, whole - widthOf(shaper.shaped(letter)));
}

const advance = (shaper: Shaper, glyph: number): number =>
  Math.max(0, Math.round(shaper.advanceOf(glyph)));

const widthOf = (parts: readonly Part[]): number =>
  Math.max(0, Math.round(parts.reduce((sum, part) => sum + part.advance, 0)));

class Growing {
  readonly glyphs: ListedGlyph[] = [];
  readonly #shaper: Shaper;
  /** Where the outline of a glyph of the uploaded font stands in the made one. */
  readonly #outlines = new Map<number, number>();

  constructor(shaper: Shaper) {
    this.#shaper = shaper;
  }

  add(glyph: WrittenGlyph, width: number): number {
    return this.glyphs.push({ ...glyph, advance: width }) - 1;
  }

  ofPart(glyph: number, width: number): number {
    const id = this.add(simpleGlyph(this.#shaper.outlineOf(glyph)), width);
    if (!this.#outlines.has(glyph)) this.#outlines.set(glyph, id);
    return id;
  }

  addCopy(glyph: number): number {
    return this.glyphs.push(this.glyphs[glyph] ?? { ...noGlyph, advance: 0 }) - 1;
  }

  /** One glyph of the outlines of the parts, where they lie. */
  addJoined(parts: readonly Part[]): number {
    let at = 0;
    const components: Component[] = [];
    for (const part of parts) {
      const glyph = this.#outlines.get(part.glyph) ?? this.ofPart(part.glyph, 0);
      const { box, contours } = this.glyphs[glyph] ?? noGlyph;
      const place = { x: Math.round(at + part.x), y: Math.round(part.y) };
      if (contours > 0) components.push({ glyph, ...place, box });
      at += part.advance;
    }
    return this.add(compositeGlyph(components), widthOf(parts));
  }
}
