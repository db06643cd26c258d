import { Blob, Buffer as ShapedText, Face, Font, shape } from 'harfbuzzjs';
import type { FontFile } from './font-file.ts';
import { isOldMark, oldThaiForms } from './old-thai-forms.ts';
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
  /** @param cluster a letter and its marks */
  shaped(cluster: string): readonly Part[];
}

/** HarfBuzz works in memory of its own: a hostile font reaches nothing of ours. */
export function shaperOf({ bytes, hasThaiRules }: FontFile): Shaper {
  const face = new Face(new Blob(bytes), 0);
  const font = new Font(face);
  const { ascender, descender } = font.hExtents();
  const has = (code: number): boolean => (font.nominalGlyph(code) ?? 0) !== 0;
  const shaped = hasThaiRules
    ? (cluster: string) => shapedBy(font, cluster)
    : (cluster: string) => withoutWidthOfMarks(font, oldThaiForms(cluster, has));
  return {
    ...{ characters: [...face.collectUnicodes()], ascender, descender },
    glyphOf: (code) => font.nominalGlyph(code) ?? 0,
    advanceOf: (glyph) => font.glyphHAdvance(glyph),
    outlineOf: (glyph) => font.glyphToJson(glyph),
    shaped,
  };
}

/** A shaper takes the width of marks away by what Unicode says of them; it says nothing of private code points. */
function withoutWidthOfMarks(font: Font, cluster: string): Part[] {
  const codes = [...cluster].map((one) => one.codePointAt(0) ?? 0).filter(isOldMark);
  const oldMarks = new Set(codes.map((code) => font.nominalGlyph(code)));
  return shapedBy(font, cluster).map((part) =>
    oldMarks.has(part.glyph) ? { ...part, advance: 0, x: part.x - part.advance } : part,
  );
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
