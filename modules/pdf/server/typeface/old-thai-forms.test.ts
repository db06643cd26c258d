import { describe, expect, it } from 'vitest';
import { readFontFile } from './font-file.ts';
import { listGlyphs } from './glyph-list.ts';
import { writeFont } from './made-font.ts';
import { oldThaiForms } from './old-thai-forms.ts';
import { shaperOf } from './shaper.ts';
import type { Shaper } from './shaper.ts';
import { sampleFaces } from './typeface.testing.ts';

const hasAll = (): boolean => true;

describe('the forms of an older Thai font', () => {
  it.each([
    ['ช้', 'ช\uf70b', 'a tone mark alone is lowered'],
    ['นี้', 'นี้', 'a tone mark above a vowel stays'],
    ['ผู้', 'ผู\uf70b', 'a vowel below does not lift it'],
    ['ป่', 'ป\uf705', 'lowered and to the left of an ascender'],
    ['ปี่', 'ป\uf702\uf713', 'both marks to the left of an ascender'],
    ['ปู่', 'ปู\uf705', 'a vowel below an ascender stays'],
    ['ฟั', 'ฟ\uf710', 'a vowel to the left of an ascender'],
    ['ฝ็', 'ฝ\uf712', 'the short mark to the left of an ascender'],
    ['ญู', '\uf70fู', 'no lower part above a vowel'],
    ['ญี่', 'ญี่', 'its lower part without a vowel below'],
    ['ฐุ', '\uf700ุ', 'no pedestal above a vowel'],
    ['ฎุ', 'ฎ\uf718', 'a vowel below a long descender'],
    ['ฎุ๊', 'ฎ\uf718\uf70c', 'and a tone mark above it'],
    ['ธิ์', 'ธิ์', 'the silent mark above a vowel'],
    ['ย์', 'ย\uf70e', 'the silent mark alone is lowered'],
    ['กำ', 'กํา', 'SARA AM in its parts'],
    ['ก้ำ', 'กํ้า', 'the tone mark above the ring'],
    ['ป้ำ', 'ป\uf711\uf714า', 'ring and tone mark to the left'],
  ])('%s', (typed, wanted) => {
    expect(oldThaiForms(typed, hasAll)).toBe(wanted);
  });

  it('are taken only where the font has them', () => {
    expect(oldThaiForms('ปี่', (code) => code === 0xf713)).toBe('ปี\uf713');
    expect(oldThaiForms('ญู', () => false)).toBe('ญู');
  });
});

/** Glyphs of Latin letters at the private code points, so that they can be told apart. */
const stoodIn = new Map([
  [0xf705, 'a'],
  [0xf70b, 'b'],
  [0xf70f, 'c'],
]);

/** The font of an agency as it was made long ago: no rules, private code points. */
function oldFont(): Uint8Array {
  const file = readFontFile(sampleFaces().Regular);
  const shaper = shaperOf(file);
  const list = listGlyphs(shaper);
  const added = [...stoodIn].map(
    ([code, letter]) => [code, list.ofCharacter.get(letter.codePointAt(0) ?? 0) ?? 0] as const,
  );
  const ofCharacter = new Map([...list.ofCharacter, ...added].toSorted(([a], [b]) => a - b));
  const style = { isBold: false, isItalic: false };
  const made = writeFont({ file, shaper, list: { ...list, ofCharacter }, family: 'Old', style });
  const bytes = Buffer.from(made);
  bytes.write('XSUB', bytes.indexOf('GSUB'), 'latin1');
  return new Uint8Array(bytes);
}

describe('a font without rules for Thai', () => {
  const shaper: Shaper = shaperOf(readFontFile(oldFont()));
  const shaped = (cluster: string) => shaper.shaped(cluster).map(({ glyph }) => glyph);
  const glyphs = (...codes: number[]) => codes.map((code) => shaper.glyphOf(code));

  it.each([
    ['ช้', [0x0e0a, 0xf70b]],
    ['ป่', [0x0e1b, 0xf705]],
    ['ญู', [0xf70f, 0x0e39]],
    ['นี้', [0x0e19, 0x0e35, 0x0e49]],
  ])('forms %s of its private code points', (typed, codes) => {
    expect(shaped(typed)).toEqual(glyphs(...codes));
  });

  it('gives its marks no width, and keeps that of a letter', () => {
    const [letter, mark] = shaper.shaped('ช้');
    expect(letter?.advance).toBe(shaper.advanceOf(shaper.glyphOf(0x0e0a)));
    expect(shaper.advanceOf(shaper.glyphOf(0xf70b))).toBeGreaterThan(0);
    expect(mark).toMatchObject({ advance: 0, x: -shaper.advanceOf(shaper.glyphOf(0xf70b)) });
    expect(shaper.shaped('ญู')[0]?.advance).toBe(shaper.advanceOf(shaper.glyphOf(0xf70f)));
  });

  it('is known by its file, and the sample by having them', () => {
    expect(readFontFile(oldFont()).hasThaiRules).toBe(false);
    expect(readFontFile(sampleFaces().Regular).hasThaiRules).toBe(true);
  });
});
