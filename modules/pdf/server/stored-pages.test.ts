import { afterAll, expect, test } from 'vitest';
import type { PrintedDocument } from '../contract/index.ts';
import { extremeOf } from './extreme-documents.testing.ts';
import { closePdf, renderDocument } from './index.ts';
import { sentence } from './sample-body.testing.ts';
import { sampleDocuments } from './sample-documents.testing.ts';
import { contents, sampleSheets } from './sample-sheets.testing.ts';
import { differing, inkOf, mostDiffering, storedIn } from './stored-pages.testing.ts';

/*
 * Every kind of document, and papers that are no document, with realistic and with extreme content. Those that another
 * module makes of its rows are compared there: registers, delivery book, receipt, borrowing card, lists, cover.
 */

afterAll(closePdf);

const stored = storedIn(new URL('./stored-pages', import.meta.url));
const compareStored = stored.compare;

test.each(sampleDocuments)(
  '$kind: realistic and extreme pages look as the stored ones',
  async (one) => {
    await compareStored(one.kind, await renderDocument(one));
    await compareStored(`${one.kind}-extreme`, await renderDocument(extremeOf(one)));
  },
);

const remarks = {
  text: 'ให้ไว้เพื่อใช้ประกอบการสมัครงานเท่านั้น\nไม่ใช้เป็นหลักฐานทางการเงิน',
  ...{ spacing: 1.2, indent: 10 },
};
const manyRemarks = Array.from({ length: 6 }, () => sentence.repeat(2).trim()).join('\n');

/** Of kinds that are printed in several ways: the others. */
const variants = sampleDocuments.flatMap((one): (readonly [string, PrintedDocument])[] => {
  // The memo and the letter that go to many: ว stands before their number.
  if (one.kind === 'memo' || one.kind === 'letter') {
    return [[`${one.kind}-circular`, { ...one, number: 'ฐพ 0203/ว 1234' }]];
  }
  if (one.kind === 'news' || one.kind === 'certificate') {
    return [[`${one.kind}-remarks`, { ...one, remarks }]];
  }
  return [];
});

test.each(variants)(
  '[5.01] [5.06] %s: realistic and extreme pages look as the stored ones',
  async (name, one) => {
    await compareStored(name, await renderDocument(one));
    const many = 'remarks' in one ? { remarks: { ...remarks, text: manyRemarks } } : {};
    await compareStored(`${name}-extreme`, await renderDocument({ ...extremeOf(one), ...many }));
  },
);

test.each(Object.entries(sampleSheets))(
  '[5.01] %s: realistic and extreme sheets look as the stored ones',
  async (name, make) => {
    await compareStored(name, await make(contents.realistic));
    await compareStored(`${name}-extreme`, await make(contents.extreme));
  },
);

test('another word in the subject is seen', async () => {
  const [memo] = sampleDocuments;
  if (!memo) throw new Error('no document');
  const other = { ...memo, subject: memo.subject.replace('ขอความ', 'ขอข้อ') };
  const made = await inkOf(await renderDocument(other));
  expect(differing(made, stored.read('memo'))).toBeGreaterThan(mostDiffering);
});
