import type { RegisterEntry } from '@sarn/document/contract';
import { closePdf, renderRegisterSheets } from '@sarn/pdf/server';
import { asPrinted, measurePages, sheetsText, storedIn, within } from '@sarn/pdf/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { registerHead, registerRows } from './printed-rows.ts';

/*
 * Forms 13 and 14 as they are printed of register entries: what they say, every character, where it stands, and how the
 * pages look, of what an office has and of the most.
 */

afterAll(closePdf);

const stored = storedIn(new URL('./stored-pages', import.meta.url));
const unit = { id: '1', name: 'กลุ่มงานสารบรรณกลาง' };
const contents = {
  realistic: {
    ...{ rows: 6, title: 'ขอเชิญประชุมคณะทำงานข้อมูลพื้นที่', sender: 'กรมที่ดินแห่งรัฐ' },
    letterNo: 'สพ 0203/145',
  },
  extreme: {
    rows: 40,
    title:
      'ขอความอนุเคราะห์ข้อมูลสิ่งก่อสร้างและแผนที่มาตราส่วนในพื้นที่ลุ่มน้ำซึ่งอยู่ในความรับผิดชอบของหน่วยงานทั้งส่วนกลางและส่วนภูมิภาค',
    sender: 'สำนักงานบริหารข้อมูลพื้นที่ลุ่มน้ำและเขตติดต่อระหว่างจังหวัดในภาคกลางตอนบนและตะวันตก',
    letterNo: 'สพ (คกก.) 0203.4.12/ว 1450',
  },
} as const;
type Content = (typeof contents)[keyof typeof contents];
const names = ['realistic', 'extreme'] as const;

const firstDay = (at: number, { rows }: Content) => at <= rows / 2;
/** The third number was voided; the second is of a document that the reader may not open. */
const entry = (content: Content, at: number): RegisterEntry => ({
  ...{ entryId: `${at}`, number: at, forDay: firstDay(at, content) ? '2026-11-25' : '2026-11-26' },
  ...{ state: 'USED', enteredAt: '2026-11-26T02:00:00.000Z', kind: null, remark: '' },
  ...{ speed: 'urgent', dueDate: null, bookGroup: '', category: '' },
  ...{ imported: null, reserved: null, ended: null },
  ...(at === 2 || at === 3
    ? {
        ...{
          documentId: null,
          letterNo: '',
          letterDate: null,
          sender: '',
          addressee: '',
          title: '',
        },
        disposal: null,
      }
    : {
        ...{ documentId: `d${at}`, letterNo: `${content.letterNo}${at}`, letterDate: '2026-11-20' },
        ...{ sender: content.sender, addressee: 'ผู้อำนวยการ', title: content.title },
        disposal: { th: 'ลงรับแล้ว', en: 'Received' },
      }),
  ...(at === 3
    ? {
        state: 'VOID',
        ended: { byName: 'นายอารี ใจงาม', at: '2026-11-26T03:05:00.000Z', reason: 'เขียนผิด' },
      }
    : {}),
});

const rowSaid = (content: Content, at: number): string => {
  if (at === 2) return '2';
  if (at === 3) return '3 ยกเลิกเลข โดย นายอารี ใจงาม เมื่อ 26 พ.ย. 69 · 10.05 น.: เขียนผิด';
  return [
    ...[String(at), `${content.letterNo}${at}`, '20 พ.ย. 69', content.sender, 'ผู้อำนวยการ'],
    ...[content.title, 'ลงรับแล้ว', 'ด่วน'],
  ].join('');
};

const forms = [
  ['register-received', 'receive', 'ทะเบียนหนังสือรับ', 'แบบที่ 13', 'เลขทะเบียนรับ'],
  ['register-sent', 'outgoing', 'ทะเบียนหนังสือส่ง', 'แบบที่ 14', 'เลขทะเบียนส่ง'],
] as const;
const columnsOf = (first: string) => [
  ...[first, 'ที่', 'ลงวันที่', 'จาก', 'ถึง', 'เรื่อง', 'การปฏิบัติ', 'หมายเหตุ', 'ความเร่งด่วน'],
];
/** A column that the agency prints besides those of the form, under its own name. */
const printed = [
  { id: 'speed', th: 'ความเร่งด่วน', en: 'Urgency', width: null, onPhone: false },
] as const;
const sheetsOf = async (kind: string, title: string, content: Content) => {
  const each = Array.from({ length: content.rows }, (_none, at) => entry(content, at + 1));
  const { pdf } = await renderRegisterSheets({
    ...registerHead({ kind, kindTerm: { th: title }, unit, printed }, 2569),
    rows: registerRows(each, '', { further: printed, speedOf: () => ({ th: 'ด่วน' }) }).map(
      ({ row }) => row,
    ),
    ...{ date: '2026-11-26', firstSheet: 1, isEnd: true },
  });
  return pdf;
};

describe.each(names)('[5.01] [7.05] %s', (name) => {
  const content = contents[name];
  test.each(forms)(
    '%s says its entries under their days and looks as stored',
    async (file, kind, title, mark, first) => {
      const pdf = await sheetsOf(kind, title, content);
      const columns = columnsOf(first);
      const source = [
        ...[title, `${unit.name} พ.ศ. 2569`, ...columns],
        ...Array.from({ length: content.rows }, (_none, at) => at + 1).flatMap((at) => [
          ...(at === 1 ? ['วันที่ 25 พฤศจิกายน 2569'] : []),
          ...(at === content.rows / 2 + 1 ? ['วันที่ 26 พฤศจิกายน 2569'] : []),
          rowSaid(content, at),
        ]),
      ];
      expect(await sheetsText(pdf, { mark, columns })).toBe(source.map(asPrinted).join(''));
      await stored.compare(name === 'extreme' ? `${file}-extreme` : file, pdf);
    },
  );
});

test('[7.05] a register stands across, between margins of 1.5 cm, its form at the right; millimetres', async () => {
  const [, kind, title] = forms[0];
  const [page] = await measurePages(await sheetsOf(kind, title, contents.realistic));
  if (!page) throw new Error('no page');
  within(page.width, 297, 'width');
  within(page.find('แผ่นที่ ๑').right, 282, 'right edge of the number of the sheet');
  const head = page.find(title);
  within((head.left + head.right) / 2, 148.5, 'middle of the title');
  for (const one of page.lines()) {
    expect(one.left, one.text).toBeGreaterThan(14);
    expect(one.right, one.text).toBeLessThan(283);
  }
});
