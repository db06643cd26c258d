import { describe, expect, it, test } from 'vitest';
import { cm, textWidth } from '../measures.ts';
import { chooseAll } from './choose-all.ts';
import { flowOf, headFlow } from './flow-of.ts';
import type { Line } from './flow.ts';
import { lexiconWith } from './lexicon.ts';
import { seenBlanks } from './lines.testing.ts';
import { widthOf } from './measure.ts';
import { breakPlaces } from './places.ts';
import { setFlow } from './set-flow.ts';

const lexicon = lexiconWith();

/** The text with `|` where a line may begin. */
function shown(text: string, words: readonly string[] = []): string {
  const places = breakPlaces(text, lexiconWith(words));
  return [0, ...places].map((place, at, all) => text.slice(place, all[at + 1])).join('|');
}

describe('places where a line may begin', () => {
  test.each([
    ['คณะกรรมการพิจารณางบประมาณ', 'คณะ|กรรมการ|พิจารณา|งบประมาณ'],
    ['ระบบสารบรรณอิเล็กทรอนิกส์', 'ระบบ|สารบรรณ|อิเล็กทรอนิกส์'],
    // A number and its unit, a label and its number, parts of a date, a telephone number.
    ['จำนวน ๑๕ วัน', 'จำนวน |๑๕ วัน'],
    ['ภายใน ๓ วันทำการ', 'ภายใน |๓ วันทำการ'],
    ['ภายในวันที่ ๒๔ พฤศจิกายน ๒๕๖๙ นี้', 'ภายใน|วันที่ ๒๔ พฤศจิกายน ๒๕๖๙ |นี้'],
    ['ตาม มาตรา ๑๙ (๒)', 'ตาม |มาตรา ๑๙ (๒)'],
    ['ต้องห้ามตาม ข. (๔) หรือ (๖)', 'ต้องห้าม|ตาม |ข. (๔) |หรือ |(๖)'],
    ['วันที่ ๑ ตุลาคมของทุกปี', 'วันที่ ๑ ตุลาคม|ของ|ทุก|ปี'],
    // Words of which a part is a word: สมุห, อาชีว, นักขัต, นิติ.
    ['ยื่นเรื่องราวต่อสมุหเทศาภิบาล', 'ยื่น|เรื่องราว|ต่อ|สมุหเทศาภิบาล'],
    ['งานนักขัตฤกษ์ด้านอาชีวอนามัย', 'งาน|นักขัตฤกษ์|ด้าน|อาชีวอนามัย'],
    ['โทร. ๐ ๒๙๙๘ ๑๐๐๐ ต่อ ๘๑', 'โทร. ๐ ๒๙๙๘ ๑๐๐๐ |ต่อ ๘๑'],
    ['ตั้งแต่ ๙ - ๑๓ ตุลาคม', 'ตั้งแต่ |๙ - ๑๓ ตุลาคม'],
    // A title, a first name and a surname.
    ['ให้นางสาวกัญญ์ฐิตา วัฒนสิริกุล เป็นผู้ประสาน', 'ให้|นางสาวกัญญ์ฐิตา วัฒนสิริกุล |เป็น|ผู้|ประสาน'],
    // Repetition marks, brackets, hyphens, addresses.
    ['เรื่องต่าง ๆ (ถ้ามี)', 'เรื่อง|ต่าง ๆ |(ถ้า|มี)'],
    ['วิธี e-bidding ทาง box-2@example.go.th', 'วิธี |e-bidding |ทาง |box-2@example.go.th'],
  ])('%s', (text, wanted) => expect(shown(text)).toBe(wanted));

  it('keeps the name of a place whole that the text named before', () => {
    expect(shown('ไปอำเภอภูหอม และกลับจากภูหอมแล้ว')).toMatch(/ภูหอม.*ภูหอม/);
    expect(shown('กลับจากภูหอมแล้ว')).toMatch(/ภู\|หอม/);
  });

  it('keeps the names that a document brings', () => {
    expect(shown('เสนอกองคุณภาพข้อมูล')).toContain('|ข้อมูล');
    expect(shown('เสนอกองคุณภาพข้อมูล', ['กองคุณภาพข้อมูล'])).toBe('เสนอ|กองคุณภาพข้อมูล');
  });
});

const texts = (lines: readonly Line[]): string[] =>
  lines.map(({ runs }) => runs.map(({ text }) => text).join(''));

const sentence =
  'ด้วยสำนักงานอยู่ระหว่างจัดทำรายงานประจำปีงบประมาณ พ.ศ. ๒๕๖๙ ซึ่งจำเป็นต้องใช้ข้อมูลแปลงที่ดินของรัฐ เพื่อประกอบการวิเคราะห์ ';
const long = sentence.repeat(5).trim();

/** Paragraphs of several shapes: long words, numbers and names, few blanks, many blanks. */
const ownParagraphs = [
  long,
  'ตามที่สำนักงานได้ทดลองให้บุคลากรเลือกช่วงเวลาปฏิบัติราชการแบบเหลื่อมเวลามาแล้ว ๓ เดือน ผลปรากฏว่าผู้รับบริการได้รับความสะดวกขึ้นและไม่กระทบต่องาน จึงกำหนดให้เลือกช่วงเวลาได้ ๓ ช่วง คือ ๐๗.๓๐ - ๑๕.๓๐ น. ๐๘.๓๐ - ๑๖.๓๐ น. และ ๐๙.๓๐ - ๑๗.๓๐ น. โดยแจ้งความประสงค์ต่อผู้บังคับบัญชาเป็นรายไตรมาส',
  'ให้ผู้อำนวยการกองสำรวจและทำแผนที่ดิจิทัลปฏิบัติราชการแทนผู้อำนวยการสำนักงานในการอนุญาตให้หน่วยงานของรัฐใช้ข้อมูลแผนที่มาตราส่วน ๑:๔,๐๐๐ และให้รายงานการอนุญาตต่อผู้อำนวยการสำนักงานเป็นรายเดือนจนกว่าจะมีคำสั่งเปลี่ยนแปลงเป็นอย่างอื่น',
  'ให้ นางสาวกัญญ์ฐิตา วัฒนสิริกุล นายธีรวัฒน์ ศรีสุวรรณ และ นางรุ่งนภา กิจไพศาล ร่วมกันตรวจรับงานตามสัญญาเลขที่ ๑๕/๒๕๖๙ ลงวันที่ ๒ ตุลาคม ๒๕๖๙ และส่งผลการตรวจรับทาง box-2@example.go.th ภายใน ๕ วันทำการ นับแต่วันที่ได้รับแจ้งการส่งมอบ',
  'แผนปฏิบัติราชการซึ่งผู้อำนวยการสำนักงานเห็นชอบแล้วและหน่วยงานที่เกี่ยวข้องทุกหน่วยต้องถือปฏิบัติโดยเคร่งครัดตลอดปีงบประมาณโดยไม่ต้องรอหนังสือสั่งการเพิ่มเติมอีกและให้รายงานผลการดำเนินงานเมื่อสิ้นไตรมาสทุกครั้ง',
];

describe('lines of a paragraph', () => {
  it('hold all of the text, begin with no blank and fit, the first one with its indent', () => {
    const lines = setFlow(flowOf(long, { first: 2.5 * cm }), lexicon);
    expect(texts(lines).join('').replaceAll(' ', '')).toBe(long.replaceAll(' ', ''));
    for (const [at, text] of texts(lines).entries()) {
      expect(text).toBe(text.trim());
      expect(widthOf(text, 14)).toBeLessThan(textWidth - (at === 0 ? 2.5 * cm : 0));
    }
    expect(lines.at(-1)?.isFull).toBe(false);
    expect(lines.filter(({ isFull }) => isFull).length).toBeGreaterThan(3);
  });

  it('are ragged where blanks would become holes', () => {
    const number = 'ศธ ๐๔๐๐๙/ว๑๒๓๔๕๖๗๘๙๐๑๒๓๔๕๖๗๘๙๐๑๒๓๔๕๖๗๘๙๐๑๒๓';
    const lines = setFlow(flowOf(`ตามหนังสือที่ส่งมา ${number} นั้น`), lexicon);
    expect(texts(lines)).toEqual(['ตามหนังสือที่ส่งมา', `${number} นั้น`]);
    expect(lines[0]?.isFull).toBe(false);
  });

  it('show no blank wider than two and a half, and are ragged only where one would be', () => {
    const widths = [16 * cm, 15.25 * cm, 14.5 * cm, 12 * cm];
    const seen = widths.flatMap((width) =>
      ownParagraphs.flatMap((text) => seenBlanks(text, width, 2.5 * cm)),
    );
    const blanksOf = (wanted: boolean): number[] =>
      seen.filter(({ isFull }) => isFull === wanted).map(({ blank }) => blank);
    const [full, ragged] = [blanksOf(true), blanksOf(false)];
    expect(full.length).toBeGreaterThan(60);
    expect(Math.max(...full)).toBeLessThanOrEqual(2.5);
    // Some lines come near, or the paragraphs would prove nothing.
    expect(Math.max(...full)).toBeGreaterThan(2);
    expect(ragged.length).toBeGreaterThan(0);
    expect(Math.min(...ragged)).toBeGreaterThan(2.3);
  });

  it('keep bold, italic and underlined letters as they were', () => {
    const runs = [
      { text: sentence, bold: true },
      { text: sentence },
      { text: sentence, italic: true, underline: true },
    ];
    const set = setFlow(flowOf(runs), lexicon).flatMap((line) => line.runs);
    const plain = (text: string): string => text.replaceAll(' ', '');
    for (const key of ['bold', 'italic', 'underline'] as const) {
      const marked = set.filter((run) => run[key]).map(({ text }) => text);
      expect(plain(marked.join('')), key).toBe(plain(sentence));
    }
  });

  it('of a head are about as long as each other, and no more than without that', () => {
    const title =
      'ว่าด้วยการใช้รถส่วนกลางและการเบิกจ่ายน้ำมันเชื้อเพลิงของหน่วยงานในสังกัดสำนักงานนโยบายที่ดิน ภาคกลาง';
    for (const width of [15 * cm, 12 * cm, 9 * cm]) {
      const lines = texts(setFlow(headFlow(title, width, 14), lexicon));
      const given = texts(setFlow(flowOf(title, { width, isJustified: false }), lexicon));
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.length).toBeLessThanOrEqual(given.length + 1);
      expect(lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
      const lengths = lines.map((line) => widthOf(line, 14, true));
      expect(Math.max(...lengths)).toBeLessThanOrEqual(width);
      expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) * 0.6);
    }
    expect(texts(setFlow(headFlow('การลา', 15 * cm, 14), lexicon))).toEqual(['การลา']);
  });

  it('end where the writer ended them', () => {
    const lines = setFlow(flowOf('บรรทัดหนึ่ง\nบรรทัดสอง'), lexicon);
    expect(texts(lines)).toEqual(['บรรทัดหนึ่ง', 'บรรทัดสอง']);
    expect(lines[0]?.isFull).toBe(false);
  });

  it('break a word that is wider than a narrow cell, never between a letter and its marks', () => {
    const lines = texts(setFlow(flowOf('ครุภัณฑ์คอมพิวเตอร์', { width: 40 }), lexicon));
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).toBe('ครุภัณฑ์คอมพิวเตอร์');
    for (const line of lines) {
      expect(line).toMatch(/^[^\u0E31\u0E33-\u0E3A\u0E47-\u0E4E]/);
      expect(widthOf(line, 14)).toBeLessThanOrEqual(40);
    }
  });

  test.each([
    ['blanks', ' '],
    ['letters without a blank', 'ก'],
    ['brackets', '('],
    ['marks', '\u0E34'],
  ])('do not take long for many %s', (_what, letter) => {
    const text = `ก${letter.repeat(20_000)}`;
    const lines = texts(setFlow(flowOf(text), lexicon));
    expect(lines.join('').trim()).toBe(text.trim());
  });
});

test('lines that are remembered are those of the same words and names', () => {
  const data = { blocks: [flowOf(`${long} เสนอกองคุณภาพข้อมูล`)] };
  const first = JSON.stringify(chooseAll(data, []));
  expect(JSON.stringify(chooseAll(data, []))).toBe(first);
  const named = JSON.stringify(chooseAll(data, ['รายงานประจำปีงบประมาณ']));
  expect(named).not.toBe(first);
  expect(JSON.stringify(chooseAll(data, []))).toBe(first);
});
