import { stampLines } from '@sarn/intake/contract';
import { closePdf, renderAnnotations } from '@sarn/pdf/server';
import { asPrinted, measurePages, readBack, storedIn, within } from '@sarn/pdf/testing';
import { afterAll, expect, test } from 'vitest';
import { stampBox } from '../contract/index.ts';
import type { AnnotationRow } from './annotation.store.ts';
import { printedAnnotations } from './printed-annotations.ts';

/* Form 12 as it is printed of a stored stamp: what it says, every character, where it stands, how it looks. */

afterAll(closePdf);

const stored = storedIn(new URL('./stored-pages', import.meta.url));
const a4 = { width: 595.276, height: 841.89 };
/** The words of the agency for each line, as delivered. */
const words = ['{ส่วนราชการ}', 'เลขรับ {เลข}', 'วันที่ {วันที่}', 'เวลา {เวลา} น.'].map((nameTh) => ({
  nameTh,
}));
const samples = {
  'receive-stamp': { agency: 'สำนักงานสถิติพื้นที่แห่งชาติ', unit: 'งานสารบรรณ', number: '41/2569' },
  'receive-stamp-extreme': {
    agency: 'สำนักงานบริหารข้อมูลพื้นที่ลุ่มน้ำและเขตติดต่อระหว่างจังหวัดในภาคกลางตอนบนและตะวันตก',
    ...{ unit: 'งานสารบรรณ', number: '1234567/2569' },
  },
} as const;
const times = { date: '26 พฤศจิกายน 2569', time: '10.05' };
const place = { side: 'right', fromSide: 10, fromTop: 10, isByItself: true } as const;

const rowOf = (lines: readonly string[]): AnnotationRow => ({
  ...{ id: '1', fileId: '2', page: 1, ...stampBox(place), kind: 'stamp' },
  content: { kind: 'stamp', lines: [...lines] },
  ...{ authorId: '3', authorName: 'นางสาวศิริพร วัฒนา', authorPost: 'เจ้าพนักงานธุรการ' },
  ...{ onBehalfOf: '', at: '2026-11-26T03:05:00.000Z', takenBackAt: null },
});
const pdfOf = (values: (typeof samples)[keyof typeof samples]) =>
  renderAnnotations({
    ...{ title: 'หนังสือรับ', date: '2026-11-26', pages: [a4] },
    items: printedAnnotations([rowOf(stampLines(words, { ...values, ...times }))], [a4]),
  });

test.each(Object.entries(samples))(
  '[5.01] %s says the words of the agency with number, day and hour, and looks as stored',
  async (name, values) => {
    const pdf = await pdfOf(values);
    const source = `${values.agency} เลขรับ ${values.number} วันที่ ${times.date} เวลา ${times.time} น.`;
    expect(await readBack(pdf)).toEqual([asPrinted(source)]);
    await stored.compare(name, pdf);
  },
);

const [width, height, edge] = [50, 25, 10];

test('[5.01] the stamp has its size and stands where the agency has set it; millimetres', async () => {
  const [page, ...more] = await measurePages(await pdfOf(samples['receive-stamp']));
  if (!page) throw new Error('no page');
  expect(more).toEqual([]);
  const left = 210 - edge - width;
  within(Math.min(...page.shapes.map((shape) => shape.left)), left, 'left edge of the frame');
  within(Math.max(...page.shapes.map((shape) => shape.right)), left + width, 'right edge');
  within(Math.min(...page.shapes.map((shape) => shape.top)), edge, 'upper edge');
  within(Math.max(...page.shapes.map((shape) => shape.bottom)), edge + height, 'lower edge');
  const name = page.find('สำนักงานสถิติพื้นที่แห่งชาติ');
  within((name.left + name.right) / 2, left + width / 2, 'agency in the middle');
  // None of these letters goes below its line.
  const rows = ['สำนัก', 'เลข', 'วัน', 'เวลา'].map((word) => page.find(word));
  for (const { left: begins } of rows.slice(1)) within(begins, left + 2, 'what was registered');
  for (const [at, { bottom }] of rows.entries()) {
    within(bottom, edge + 4.4 + 4.4 * at, `foot of line ${at + 1}`);
  }
});

test('[5.01] a long name of the agency makes it higher, and stays within it', async () => {
  const [page] = await measurePages(await pdfOf(samples['receive-stamp-extreme']));
  if (!page) throw new Error('no page');
  const bottom = Math.max(...page.shapes.map((shape) => shape.bottom));
  expect(bottom).toBeGreaterThan(edge + height + 5);
  for (const line of page.lines()) {
    expect(line.left, line.text).toBeGreaterThan(210 - edge - width + 1);
    expect(line.right, line.text).toBeLessThan(210 - edge - 1);
    expect(line.bottom, line.text).toBeLessThan(bottom - 1);
  }
});
