import { receiptForm } from '@sarn/intake/server';
import { envelopeSizes } from '@sarn/pdf/contract';
import type { EnvelopeSize } from '@sarn/pdf/contract';
import { closePdf, renderEnvelopes, renderForms, renderRegisterSheets } from '@sarn/pdf/server';
import { asPrinted, measurePages, readBack, sheetsText, storedIn, within } from '@sarn/pdf/testing';
import { afterAll, describe, expect, test } from 'vitest';
import type { BookLine } from '../contract/index.ts';
import { bookHead, bookRows } from './book-sheets.ts';
import { envelopeFacts } from './envelope/envelope-facts.ts';
import { envelopesOf } from './envelope/envelope.rules.ts';
import type { EnvelopeRow } from './envelope/envelope.store.ts';
import { slipFacts } from './slip/slip-facts.ts';

/*
 * Delivery book (form 16), its receipts (form 17) and envelopes (form 15) as they are printed of the stored rows: what
 * they say, every character, where it stands, and how the pages look, of what an office has and of the most.
 */

afterAll(closePdf);

const stored = storedIn(new URL('./stored-pages', import.meta.url));
const agency = 'สำนักงานสถิติพื้นที่แห่งชาติ';
const contents = {
  realistic: { rows: 6, name: 'นางสาวศิริพร วัฒนานุรักษ์', unit: 'กรมที่ดินแห่งรัฐ', remark: '' },
  extreme: {
    ...{ rows: 40, name: `นางสาว${'ศิริวัฒนาพรรณ'.repeat(3)} ณ นคร` },
    unit: 'สำนักงานบริหารข้อมูลพื้นที่ลุ่มน้ำและเขตติดต่อระหว่างจังหวัดในภาคกลางตอนบนและตะวันตก',
    remark: 'ฝากไว้ที่ห้องสารบรรณเพราะพ้นเวลาราชการแล้ว จึงนำส่งอีกครั้งในวันทำการถัดไป',
  },
} as const;
type Content = (typeof contents)[keyof typeof contents];
const names = ['realistic', 'extreme'] as const;
const fileOf = (sheet: string, name: string) => (name === 'extreme' ? `${sheet}-extreme` : sheet);

const carriers = ['นายสมมติ ตัวอย่าง', 'นายอารี ใจงาม'] as const;
const half = ({ rows }: Content) => rows / 2;
/** Each second one was taken, with a signature on the device; the last came back. */
const line = (content: Content, at: number): BookLine => ({
  ...{ id: `${at}`, documentId: `${at}`, isClassified: false, letterNo: `สพ 0203/${at}` },
  ...{ from: 'กองข้อมูลและแผนที่', to: `อธิบดี${content.unit}`, unitName: content.unit },
  carrier: at <= half(content) ? { id: 'a', name: carriers[0] } : { id: 'b', name: carriers[1] },
  ...(at === content.rows
    ? { state: 'RETURNED', stateTerm: { th: 'ตีกลับ', en: 'Came back' } }
    : { state: 'SENT', stateTerm: { th: 'ส่งแล้ว', en: 'Sent' } }),
  ...(at % 2 === 0
    ? {
        ...{ receiverName: content.name, receivedAt: '2026-11-26T03:05:00.000Z' },
        signature: 'M 10 60 L 120 30 L 200 90',
      }
    : { receiverName: '', receivedAt: null, signature: '' }),
  ...{ remark: content.remark, mayRecord: false },
});
const linesOf = (content: Content) =>
  Array.from({ length: content.rows }, (_none, at) => line(content, at + 1));
const bookOf = async (content: Content) => {
  const { pdf } = await renderRegisterSheets({
    ...{ ...bookHead(agency, '2026-11-26'), date: '2026-11-26', firstSheet: 1, isEnd: true },
    rows: bookRows(linesOf(content), '').map(({ row }) => row),
  });
  return pdf;
};
const bookColumns = ['เลขทะเบียน', 'จาก', 'ถึง', 'หน่วยรับ', 'ผู้รับ', 'วันและเวลา', 'หมายเหตุ'];

const rowSaid = (content: Content, at: number): string =>
  [
    ...[`สพ 0203/${at}`, 'กองข้อมูลและแผนที่', `อธิบดี${content.unit}`, content.unit],
    ...(at % 2 === 0 ? [content.name, '26 พ.ย. 69 · 10.05 น.'] : []),
    [at === content.rows ? 'ตีกลับ' : '', content.remark].filter(Boolean).join(' · '),
  ].join('');

describe.each(names)('[5.01] %s', (name) => {
  const content = contents[name];
  const each = Array.from({ length: content.rows }, (_none, at) => at + 1);

  test('the delivery book says its rows, each messenger once, and looks as stored', async () => {
    const pdf = await bookOf(content);
    const source = [
      ...['สมุดส่งหนังสือ', `${agency} วันที่ 26 พฤศจิกายน 2569`, ...bookColumns],
      ...each.flatMap((at) => [
        ...(at === 1 ? [`ผู้นำส่ง ${carriers[0]}`] : []),
        ...(at === half(content) + 1 ? [`ผู้นำส่ง ${carriers[1]}`] : []),
        rowSaid(content, at),
      ]),
    ];
    const text = await sheetsText(pdf, { mark: 'แบบที่ 16', columns: bookColumns });
    expect(text).toBe(source.map(asPrinted).join(''));
    await stored.compare(fileOf('delivery-book', name), pdf);
  });

  test('the receipts of the book say who took what, and look as stored', async () => {
    const title = 'ขอส่งรายงานการสำรวจ 12 แปลง';
    const [first, second] = linesOf(content);
    if (!first || !second) throw new Error('no lines');
    const forms = [
      // The subject of a letter that the messenger may not read is not told.
      receiptForm(slipFacts(first, { issuer: agency, title: '' }), '2026-11-26'),
      receiptForm(slipFacts(second, { issuer: agency, title }), '2026-11-26'),
    ];
    const pdf = await renderForms(forms);
    const to = `อธิบดี${content.unit} ${content.unit}`;
    const above = (no: number) => `แบบที่ 17 ใบรับหนังสือ ${agency} ที่ สพ 0203/${no} ถึง ${to} เรื่อง`;
    expect(await readBack(pdf)).toEqual(
      [
        `${above(1)} รับวันที่ เวลา ลงชื่อ ผู้รับ (${'.'.repeat(40)})`,
        `${above(2)} ${title} รับวันที่ 26 พฤศจิกายน 2569 เวลา 10.05 น. ลงชื่อ ผู้รับ (${content.name})
         ลงลายมือชื่อในระบบ 26 พ.ย. 69 · 10.05 น.`,
      ].map(asPrinted),
    );
    await stored.compare(fileOf('slips', name), pdf);
  });
});

const terms = {
  speedOf: (code: string) => (code === 'urgent' ? 'ด่วน' : 'ด่วนที่สุด'),
  openingOf: () => 'กราบเรียน',
};
const sender = { name: agency, address: '99 ถนนตัวอย่าง เขตสมมติ\nกรุงเทพมหานคร 10200' };
const row: EnvelopeRow = {
  ...{ recipientId: '1', recipient: 'กรมที่ดินแห่งรัฐ', kind: 'outgoing', letterNo: 'สพ 0203/1450' },
  ...{ addressee: 'อธิบดีกรมที่ดินแห่งรัฐ', speed: 'normal', secrecy: 'normal', fields: {} },
  ...{ address: '120 หมู่ 3 ถนนสมมติ\nจังหวัดตัวอย่าง 30000', recipients: 1 },
};
const mostRow: EnvelopeRow = {
  ...row,
  ...{ recipient: contents.extreme.unit, addressee: contents.extreme.name },
  ...{ letterNo: 'สพ (คกก.) 0203.4.12/ว 14500', speed: 'most-urgent', secrecy: 'secret' },
  fields: { address: '1 อาคารตัวอย่าง\nชั้น 12\nถนนสมมติ แขวงตัวอย่าง\nกรุงเทพมหานคร 10200' },
};
const facts = (one: EnvelopeRow) => envelopeFacts(one, sender, terms);
const envelopes = (one: EnvelopeRow, size: EnvelopeSize) =>
  renderEnvelopes({
    ...{ size, author: agency, date: '2026-11-26', envelopes: envelopesOf(facts(one)) },
  });

describe.each(Object.keys(envelopeSizes) as EnvelopeSize[])('[5.01] an envelope, %s', (size) => {
  test('says sender, number and addressee of the stored row, and looks as stored', async () => {
    const pdf = await envelopes(row, size);
    expect(await readBack(pdf)).toEqual([
      asPrinted(
        `${agency} 99 ถนนตัวอย่าง เขตสมมติ กรุงเทพมหานคร 10200 ที่ สพ 0203/1450
         กราบเรียน อธิบดีกรมที่ดินแห่งรัฐ 120 หมู่ 3 ถนนสมมติ จังหวัดตัวอย่าง 30000`,
      ),
    ]);
    await stored.compare(`envelope-${size}`, pdf);
  });

  test('of a classified, most urgent letter is two, and both look as stored', async () => {
    const pdf = await envelopes(mostRow, size);
    const pages = await readBack(pdf);
    expect(pages.map((page) => page.includes(asPrinted('ลับมาก')))).toEqual([false, true]);
    for (const page of pages) {
      const parts = ['ด่วนที่สุด', contents.extreme.name, contents.extreme.unit, 'ชั้น 12', '/ว 14500'];
      for (const part of parts) expect(page).toContain(asPrinted(part));
    }
    await stored.compare(`envelope-${size}-extreme`, pdf);
  });
});

test('[5.01] a stamped letter is to an agency, one in English says To, and of several addressees no name stands', () => {
  expect(facts({ ...row, kind: 'stamp' }).salutation).toBe('ถึง');
  expect(facts({ ...row, fields: { language: 'en' } }).salutation).toBe('To');
  expect(facts({ ...row, recipients: 2 })).toMatchObject({
    addressee: '',
    recipient: row.recipient,
  });
  expect(facts({ ...row, speed: 'urgent' }).speed).toBe('ด่วน');
});

test('[5.01] the delivery book stands between margins of 1.5 cm, its form at the right; millimetres', async () => {
  const [page] = await measurePages(await bookOf(contents.realistic));
  if (!page) throw new Error('no page');
  within(page.width, 297, 'width');
  within(page.find('แผ่นที่ ๑').right, 282, 'right edge of the number of the sheet');
  for (const one of page.lines()) {
    expect(one.left, one.text).toBeGreaterThan(14);
    expect(one.right, one.text).toBeLessThan(283);
  }
});
