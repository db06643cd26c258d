import { inflateSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { closePdf, renderDocument } from '../index.ts';
import { plain, readBack } from '../read-back.testing.ts';
import { body, heading, paragraph, text } from '../sample-body.testing.ts';
import { sampleDocuments } from '../sample-documents.testing.ts';
import { writtenClusters } from '../typeface/thai-clusters.ts';
import { asCodes, codes, textOfCode } from './cluster-codes.ts';
import { thaiAgain } from './thai-again.ts';

afterAll(closePdf);

const thai = (coded: string): string =>
  [...coded].map((letter) => textOfCode(letter.charCodeAt(0)) ?? letter).join('');
const clusters = writtenClusters().map(({ typed }) => typed);

test('each written cluster and letter has one code of the private use area, which leads back to it', () => {
  const written = [...codes.keys()];
  expect(written.slice(0, clusters.length)).toEqual(clusters);
  const coded = written.map(asCodes);
  expect(coded.every((code) => /^[\ue000-\uf8ff]$/u.test(code))).toBe(true);
  expect(new Set(coded).size).toBe(coded.length);
  expect(coded.map(thai)).toEqual(written);
});

test('a slip with a mark too many stays as it was typed, and so do digits, blanks and signs', () => {
  for (const same of ['ก่่', '๑๒ 12', 'ฯ', 'ๆ', '- ๒ -', 'กํา']) expect(asCodes(same)).toBe(same);
  expect(thai(asCodes('น้ำ ๕ ลิตร ก่่ฯ'))).toBe('น้ำ ๕ ลิตร ก่่ฯ');
});

test('a code that somebody typed is no cluster', () => {
  expect(asCodes(asCodes('น้ำ'))).toBe('\ufffd');
});

test('in a text with Latin letters the first cluster, and the first behind them, stay Thai', () => {
  expect(asCodes('ใช้ PDF นี้แล้ว')).toBe(`ใ${asCodes('ช้')} PDF นี้${asCodes('แล้ว')}`);
});

const memo = () => {
  const [one] = sampleDocuments;
  if (one?.kind !== 'memo') throw new Error('no memo');
  return one;
};

test('every cluster is read back in all four faces, and no code is left in the file', async () => {
  const faces = [[], ['bold'], ['italic'], ['bold', 'italic']];
  const each = Math.ceil(clusters.length / faces.length);
  const parts = faces.map((marks, at) => ({
    type: 'paragraph',
    content: [text(clusters.slice(at * each, (at + 1) * each).join(' '), ...marks)],
  }));
  const pdf = await renderDocument(
    { ...memo(), body: body(heading('แผนงานและงบประมาณ'), ...parts, paragraph('จบ')) },
    {},
  );
  const pages = (await readBack(pdf)).map((page, at) =>
    at === 0 ? page : page.replace(/^-[๐-๙]+-/, ''),
  );
  expect(pages.join('')).toContain(plain(clusters.join(' ')));
  const file = Buffer.from(pdf).toString('latin1');
  // Heads of the outline and the structure.
  const strings = [...file.matchAll(/<FEFF([0-9A-F]*)>/g)].map(([, hex = '']) => hex);
  expect(strings.length).toBeGreaterThan(0);
  const units = strings.flatMap((hex) => hex.match(/.{4}/g) ?? []);
  expect(units.filter((unit) => /^[EF]/.test(unit))).toEqual([]);
  const streams = [...file.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: head }) => {
    try {
      return [inflateSync(Buffer.from(pdf).subarray(index + head.length)).toString('latin1')];
    } catch {
      return [];
    }
  });
  expect(file.split('begincmap').length).toBeGreaterThan(4);
  for (const stream of [file, ...streams]) {
    expect(stream).not.toMatch(/<[0-9A-F]{4}> <[EF][0-9A-F]{3}>\n(?!endcodespace)/);
    // One text for each glyph needs no explanation, which most readers ignore.
    expect(stream).not.toContain('ActualText');
  }
});

test('a file of another make is refused, not spoilt', () => {
  const bytes = new TextEncoder().encode('%PDF-1.7\nstartxref\n9\n%%EOF\n');
  expect(() => thaiAgain(bytes)).toThrow('no plain table');
});
