import { Blob, Buffer as ShapedText, Face, Font, shape } from 'harfbuzzjs';
import type { OutlineStep } from './outline.ts';

/** A glyph of a shaped text. */
export interface Part {
  readonly glyph: number;
  readonly advance: number;
  readonly x: number;
  readonly y: number;
}

/** A font as a shaper sees it: its characters, its outlines, and how it sets a text. */
export interface Shaper {
  readonly characters: readonly number[];
  readonly ascender: number;
  readonly descender: number;
  glyphOf(code: number): number;
  advanceOf(glyph: number): number;
  outlineOf(glyph: number): readonly OutlineStep[];
  shaped(text: string): readonly Part[];
}

/** HarfBuzz works in memory of its own: a hostile font reaches nothing of ours. */
export function shaperOf(bytes: Uint8Array): Shaper {
  const face = new Face(new Blob(bytes), 0);
  const font = new Font(face);
  const { ascender, descender } = font.hExtents();
  return {
    ...{ characters: [...face.collectUnicodes()], ascender, descender },
    glyphOf: (code) => font.nominalGlyph(code) ?? 0,
    advanceOf: (glyph) => font.glyphHAdvance(glyph),
    outlineOf: (glyph) => font.glyphToJson(glyph),
    shaped: (text) => shapedBy(font, text),
  };
}

function shapedBy(font: Font, text: string): Part[] {
  const buffer = new ShapedText();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage('th');
  shape(font, buffer);
  const places = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, at) => ({
    glyph: codepoint,
    advance: places[at]?.xAdvance ?? 0,
    ...{ x: places[at]?.xOffset ?? 0, y: places[at]?.yOffset ?? 0 },
  }));
}
