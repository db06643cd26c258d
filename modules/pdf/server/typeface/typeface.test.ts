import { toThaiDigits } from '@sarn/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormInput, LetterDocument, MemoDocument, RichBody } from '../../contract/index.ts';
import { closePdf, makeTypeface, renderDocument, renderForm, renderPages } from '../index.ts';
import { codes } from '../cluster-codes/cluster-codes.ts';
import { chooseAll } from '../lines/choose-all.ts';
import { hasLetters, measuredIn } from '../lines/faces.ts';
import { flowOf } from '../lines/flow-of.ts';
import type { Line } from '../lines/flow.ts';
import { widthOf } from '../lines/measure.ts';
import { cm } from '../measures.ts';
import { emblemOf, middleOf, pagesOf, within } from '../positions.testing.ts';
import { plain, readBack } from '../read-back.testing.ts';
import { measurePages } from '../measured-page.testing.ts';
import { listGlyphs } from './glyph-list.ts';
import type { GlyphList } from './glyph-list.ts';
import { readFontFile } from './font-file.ts';
import { writeFont } from './made-font.ts';
import type { FaceStyle } from './made-font.ts';
import { shaperOf } from './shaper.ts';
import { writtenClusters } from './thai-clusters.ts';
import { sampleFaces } from './typeface.testing.ts';
import type { Typeface } from './typeface.ts';

afterAll(closePdf);

let typeface: Typeface;

beforeAll(async () => {
  const { family, faces } = await makeTypeface(sampleFaces());
  typeface = { id: 'a sample', family, faces };
}, 60_000);

const text = (value: string, ...marks: string[]): RichBody => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: RichBody[]): RichBody => ({ type: 'paragraph', content });

const clusters =
  'สิ่งก่อสร้างเพิ่มขึ้นที่ปู่ญี่ปุ่นกู้น้ำ ซึ่งกำหนดให้ทำพื้นที่ลุ่มน้ำ ก้ำ ป้ำ ฐุ ฎุ ญู ฝ้าย เปิ้ล เกี๊ยว สิทธิ์ เพื่อให้ครั้งที่สองนั้นเป็นไปตามสัตย์ซื่อ ทั้งนี้ จำนวนผู้ค้ำประกันที่เชื่อถือได้ยังไม่ครบถ้วน พุทธศักราช ฤๅษี ฯลฯ Office “fi ffl”';
const faces = [[], ['bold'], ['italic'], ['bold', 'italic'], ['underline']];

const memo: MemoDocument = {
  ...{ kind: 'memo', version: 1, number: 'ดท 0102/77', date: '2026-10-15', isDraft: false },
  ...{ salutation: 'เรียน', addressee: 'ผู้อำนวยการกองกฎหมาย', reference: '', enclosures: [] },
  ...{ speed: '', secrecy: '', keepWhole: [] },
  subject: 'ขอเพิ่มสิ่งอำนวยความสะดวก',
  unit: 'กองนโยบายและแผน โทร. 0 2999 0120',
  body: {
    type: 'doc',
    content: faces.map((marks) => paragraph(text(clusters, ...marks))),
  },
  signer: {
    name: 'นางรุ่งนภา กิจไพศาล',
    posts: [{ title: 'ผู้อำนวยการกองนโยบายและแผน', acting: null }],
  },
};

const sentence =
  'กองนโยบายและแผนได้รวบรวมข้อมูลจากจังหวัดแล้ว ๖๒ จังหวัด คงเหลือ ๑๕ จังหวัดที่ข้อมูลพิกัดยังไม่ครบถ้วน จำเป็นต้องประชุมร่วมกับเจ้าหน้าที่จังหวัดเพื่อตรวจสอบรายแปลง ';

const letter: LetterDocument = {
  ...{ kind: 'letter', version: 1, number: 'ฐพ 0203/1234', date: '2026-10-15', isDraft: false },
  ...{ owner: ['สำนักงานสถิติพื้นที่', 'ถนนราชพฤกษ์ใหม่', 'กรุงเทพฯ 10999'] },
  ...{ subject: 'ขอความอนุเคราะห์ข้อมูล', salutation: 'เรียน', closing: 'ขอแสดงความนับถือ' },
  ...{ addressee: 'ผู้อำนวยการสำนักงานพัฒนาที่ดิน', reference: '', enclosures: [] },
  ...{ responsible: ['กองข้อมูล'], copies: [], speed: '', secrecy: '', keepWhole: [] },
  body: { type: 'doc', content: [paragraph(text(sentence.repeat(6).trim()))] },
  signer: { name: 'นายสมเกียรติ ปรีชาสถิติ', posts: [{ title: 'ผู้อำนวยการ', acting: null }] },
};

describe('a document in an uploaded typeface', () => {
  it('gives back its text in all four faces, every character in its order', async () => {
    const pages = await readBack(await renderDocument(memo, { typeface }));
    const head = `บันทึกข้อความ ส่วนราชการ ${memo.unit} ที่ ดท 0102/77 วันที่ 15 ตุลาคม 2569 เรื่อง ${memo.subject} เรียน ${memo.addressee}`;
    const foot = '(นางรุ่งนภา กิจไพศาล) ผู้อำนวยการกองนโยบายและแผน';
    const wanted = plain(toThaiDigits([head, ...faces.map(() => clusters), foot].join(' ')));
    expect(pages.join('').replace('-๒-', '')).toBe(wanted);
  });

  it('gives back every cluster that can be written', async () => {
    const typed = writtenClusters().map((cluster) => cluster.typed);
    const body = { type: 'doc', content: [paragraph(text(typed.join(' ')))] };
    const pages = await readBack(await renderDocument({ ...memo, body }, { typeface }));
    const whole = pages.join('').replaceAll(/-[๐-๙]+-/g, '');
    expect(typed.length).toBe(46 * (79 + 5));
    expect(whole).toContain(plain(typed.join(' ')));
  });

  it('is set at 16 points, and the title at 29', async () => {
    const [page] = await measurePages(await renderDocument(memo, { typeface }));
    expect(page?.find('สิ่งก่อสร้าง').size).toBeCloseTo(16, 3);
    expect(page?.find('บันทึกข้อความ').size).toBeCloseTo(29, 3);
    expect(page?.find('ส่วนราชการ').size).toBeCloseTo(20, 3);
  });

  it('has everything where the forms have it', async () => {
    const [page] = await pagesOf(renderDocument({ ...memo, body: letter.body }, { typeface }));
    const emblem = emblemOf(page);
    within(emblem.left, 30, 'emblem from the left');
    within(emblem.top, 15, 'emblem from above');
    within(middleOf(page.find('บันทึกข้อความ')), 105, 'middle of the title');
    within(page.find('ส่วนราชการ').left, 30, 'labels at the margin');
    within(page.find('กองนโยบายและแผนได้').left, 55, 'indent of a paragraph');
    const [unit, number, title] = ['ส่วนราชการ', 'ที่ดท', 'เรื่อง'].map((label) => page.find(label));
    expect((number?.top ?? 0) - (unit?.bottom ?? 0)).toBeGreaterThan(0.5);
    expect((title?.top ?? 0) - (number?.bottom ?? 0)).toBeGreaterThan(0.5);
    within(middleOf(page.find('(นางรุ่งนภา กิจไพศาล)')), 128, 'middle of the signature');
    const [first] = await pagesOf(renderDocument(letter, { typeface }));
    within(first.find('ที่ฐพ').left, 30, 'number at the margin');
    within(first.find('๑๕ตุลาคม').left, 105, 'date from the middle');
    within(first.find('กองนโยบายและแผนได้').left, 55, 'indent of a paragraph');
  });

  it('ends its lines where they were chosen, at the right margin', async () => {
    const [page] = await pagesOf(renderDocument(letter, { typeface }));
    const words = sentence.repeat(6).trim();
    const flow = flowOf(words, { first: 2.5 * cm });
    const chosen = chooseAll({ flow }, [], typeface) as unknown as { flow: Line[] };
    // The last one may stand close above what follows.
    const wanted = chosen.flow
      .slice(0, -1)
      .map(({ runs }) => plain(runs.map((run) => run.text).join('')));
    const printed = page.lines().filter(({ text: line }) => wanted.includes(line));
    expect(printed.map((line) => line.text)).toEqual(wanted);
    for (const [at, { right }] of printed.entries()) {
      if (chosen.flow[at]?.isFull) within(right, 190, 'end of a full line');
    }
    // The letters of the sample are of another width than the delivered ones at its size.
    const delivered = chooseAll({ flow }, []) as unknown as { flow: Line[] };
    expect(delivered.flow).not.toEqual(chosen.flow);
  });

  it.each([
    ['Regular', false],
    ['Bold', true],
  ] as const)('is measured by its own letters: %s', async (_face, isBold) => {
    const words = 'สำนักงานพัฒนาพื้นที่ลุ่มน้ำ ครั้งที่ ๑๒๓๔๕';
    const body = { type: 'doc', content: [paragraph(text(words, ...(isBold ? ['bold'] : [])))] };
    const [page] = await pagesOf(renderDocument({ ...memo, body }, { typeface }));
    const { left, right } = page.find(words);
    const reckoned = (own?: Typeface) => measuredIn(own, () => widthOf(words, 14, isBold));
    // Ink begins and ends a little inside of the width of its letters.
    expect(((right - left) * 72) / 25.4).toBeGreaterThan(reckoned(typeface) - 3);
    expect(((right - left) * 72) / 25.4).toBeLessThan(reckoned(typeface) + 0.5);
    expect(Math.abs(reckoned() - reckoned(typeface))).toBeGreaterThan(6);
  });

  it('changes the pictures of the pages too, and forms', async () => {
    const [own] = await renderPages(memo, { typeface });
    const [delivered] = await renderPages(memo);
    expect(own?.digest).not.toBe(delivered?.digest);
    const form: FormInput = {
      ...{ version: 1, size: 'a4', mark: '', secrecy: '', subtitle: [], hasEmblem: false },
      ...{ title: 'ใบรับหนังสือ', author: 'กอง', date: '2026-10-15' },
      parts: [{ kind: 'text', paragraphs: [sentence] }],
    };
    const [page] = await measurePages(await renderForm(form, { typeface }));
    expect(page?.find('กองนโยบายและแผนได้').size).toBeCloseTo(16, 3);
  });

  it('leaves documents in the delivered typeface as they are, whichever was set before', async () => {
    const before = await renderDocument(letter);
    await renderDocument(letter, { typeface });
    expect(Buffer.from(await renderDocument(letter)).equals(Buffer.from(before))).toBe(true);
  });

  it('takes letters that it does not have from the delivered one', async () => {
    const less = { ...typeface, id: 'without Latin', faces: withoutLatin(typeface) };
    const body = { type: 'doc', content: [paragraph(text('ระบบ e-Saraban รุ่น ๒'))] };
    const pages = await readBack(await renderDocument({ ...memo, body }, { typeface: less }));
    expect(pages.join('')).toContain('ระบบe-Sarabanรุ่น๒');
  });
});

describe('the codes of clusters in an uploaded typeface', () => {
  const old = (): Typeface => ({
    ...{ id: 'made before', family: 'A Sample' },
    faces: {
      Regular: withoutCodes(typeface.faces.Regular),
      Bold: withoutCodes(typeface.faces.Bold, { isBold: true }),
      Italic: withoutCodes(typeface.faces.Italic, { isItalic: true }),
      BoldItalic: withoutCodes(typeface.faces.BoldItalic, { isBold: true, isItalic: true }),
    },
  });

  it('have glyphs in each face that is made now, as wide as what they stand for', () => {
    expect(hasLetters(typeface, codes.values())).toBe(true);
    expect(hasLetters(old(), codes.values())).toBe(false);
    const { glyphs, ofCharacter, joins } = listGlyphs(shaperOf(readFontFile(typeface.faces.Bold)));
    const glyphOf = (one: string) => ofCharacter.get(one.codePointAt(0) ?? 0) ?? 0;
    const joined = new Map(joins.map(({ met, glyph }) => [met.join(' '), glyph]));
    for (const { typed, met } of writtenClusters()) {
      const cluster = joined.get([...met].map(glyphOf).join(' ')) ?? 0;
      const coded = glyphOf(codes.get(typed) ?? '');
      // Another glyph, so that each has one text.
      expect(coded, typed).not.toBe(cluster);
      expect(glyphs[coded], typed).toEqual(glyphs[cluster]);
    }
  });

  it('change nothing that is seen or read, and none is left in the file', async () => {
    const [now, before] = await Promise.all(
      [typeface, old()].map((one) => renderDocument(memo, { typeface: one })),
    );
    if (!now || !before) throw new Error('not made');
    expect(await readBack(now)).toEqual(await readBack(before));
    const places = async (pdf: Uint8Array) =>
      (await measurePages(pdf)).flatMap((page) =>
        page.lines().map(({ text: line, left, top }) => [line, left.toFixed(2), top.toFixed(2)]),
      );
    expect(await places(now)).toEqual(await places(before));
    expect(Buffer.from(now).toString('latin1')).not.toMatch(
      /<[0-9A-F]{4}> <[EF][0-9A-F]{3}>\n(?!endcodespace)/,
    );
  });
});

/** As faces were made before there were codes. */
function withoutCodes(bytes: Uint8Array, as: Partial<FaceStyle> = {}): Uint8Array {
  const file = readFontFile(bytes);
  const shaper = shaperOf(file);
  const list = listGlyphs(shaper);
  const ofCharacter = new Map([...list.ofCharacter].filter(([code]) => !isCode(code)));
  const style = { isBold: false, isItalic: false, ...as };
  return writeFont({
    ...{ file, shaper, style, family: 'A Sample' },
    list: { ...list, ofCharacter },
  });
}
const isCode = (code: number): boolean => code >= 0xe000 && code < 0xf900;

const withoutLatin = ({ faces: all }: Typeface): Typeface['faces'] => ({
  Regular: withoutCharacters(all.Regular, isLatin),
  Bold: withoutCharacters(all.Bold, isLatin),
  Italic: withoutCharacters(all.Italic, isLatin),
  BoldItalic: withoutCharacters(all.BoldItalic, isLatin),
});
const isLatin = (code: number): boolean => code >= 0x41 && code <= 0x7a;
const isThai = (code: number): boolean => code >= 0x0e01 && code <= 0x0e5b;

/** The same font without some of its characters. */
function withoutCharacters(bytes: Uint8Array, isGone: (code: number) => boolean): Uint8Array {
  const file = readFontFile(bytes);
  const shaper = shaperOf(file);
  const characters = shaper.characters.filter((code) => !isGone(code));
  const list: GlyphList = listGlyphs({ ...shaper, characters });
  const style = { isBold: false, isItalic: false };
  return writeFont({ file, shaper, list, family: 'A Sample', style });
}

describe('font files that cannot be used', () => {
  const refused = (Regular: Uint8Array): Promise<unknown> =>
    makeTypeface({ ...sampleFaces(), Regular }).then(
      () => 'made',
      (error: unknown) => error,
    );
  const changed = (change: (bytes: Uint8Array) => void): Uint8Array => {
    const bytes = sampleFaces().Regular.slice();
    change(bytes);
    return bytes;
  };
  const tableAt = (bytes: Uint8Array, tag: string): number => {
    const whole = Buffer.from(bytes);
    const row = whole.indexOf(Buffer.from(tag, 'latin1'));
    return whole.readUInt32BE(row + 8);
  };
  const setEmbedding = (bits: number) =>
    changed((bytes) => new DataView(bytes.buffer).setUint16(tableAt(bytes, 'OS/2') + 8, bits));

  it.each([
    ['words', Buffer.from('no font at all'), 'pdf.font-kind'],
    ['a font of the web', Buffer.from('wOF2 and more'), 'pdf.font-packed'],
    ['several fonts', Buffer.from('ttcf and more'), 'pdf.font-collection'],
    ['a file cut off', sampleFaces().Regular.slice(0, 20_000), 'pdf.font-broken'],
    ['a file of a head alone', sampleFaces().Regular.slice(0, 12), 'pdf.font-broken'],
    ['a font whose licence forbids it', setEmbedding(0x0002), 'pdf.font-not-embeddable'],
    ['one of which no part may be taken', setEmbedding(0x0104), 'pdf.font-not-embeddable'],
    ['one of pixels only', setEmbedding(0x0204), 'pdf.font-not-embeddable'],
    ['one without Thai', withoutCharacters(sampleFaces().Regular, isThai), 'pdf.font-without-thai'],
    [
      'one without Thai digits',
      withoutCharacters(sampleFaces().Regular, (code) => code >= 0x0e50 && code <= 0x0e59),
      'pdf.font-without-thai',
    ],
  ])('%s', async (_what, bytes, code) => {
    expect(await refused(new Uint8Array(bytes))).toMatchObject({
      code,
      params: { face: 'Regular' },
    });
  });

  it.each([0x0000, 0x0004, 0x0008, 0x000a])('but licence bits %i allow it', (bits) => {
    expect(readFontFile(setEmbedding(bits)).embedding).toBe(bits);
  });

  it('whose bytes are garbled at random are refused or made, and end nothing else', async () => {
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let turn = 0; turn < 6; turn += 1) {
      const bytes = changed((all) => {
        for (let count = 0; count < 400; count += 1) all[12 + next(all.length - 12)] = next(256);
      });
      const answer = await refused(bytes);
      if (answer !== 'made') expect(answer).toMatchObject({ code: /^pdf\.font-/ });
    }
    expect(await refused(sampleFaces().Regular)).toBe('made');
  }, 120_000);
});
