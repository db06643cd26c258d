import { closePdf, renderForm } from '@sarn/pdf/server';
import { asPrinted, measurePages, middleOf, readBack, storedIn, within } from '@sarn/pdf/testing';
import { afterAll, expect, test } from 'vitest';
import type { StampedLetter } from '../registration/receive-stamp.store.ts';
import { receiptForm, receivedFacts } from './receipt.form.ts';

/* Form 17 as it is printed of a registered letter: what it says, every character, where it stands, how it looks. */

afterAll(closePdf);

const stored = storedIn(new URL('./stored-pages', import.meta.url));
const agency = 'สำนักงานสถิติพื้นที่แห่งชาติ';
const row = { unitId: '1', number: '41/2569', enteredBy: '2' } as const;
const samples: Readonly<Record<string, { letter: StampedLetter; clerk: string; to: string }>> = {
  receipt: {
    letter: {
      ...{ ...row, letterNo: 'สพ 0203/1450', addressee: 'ผู้อำนวยการสำนักงาน' },
      ...{ title: 'ขอเชิญประชุมคณะทำงานข้อมูลพื้นที่', enteredAt: '2026-11-26T03:05:00.000Z' },
    },
    ...{ clerk: 'นางสาวศิริพร วัฒนานุรักษ์', to: `ผู้อำนวยการสำนักงาน ${agency}` },
  },
  'receipt-extreme': {
    letter: {
      // To the agency itself, which is named once.
      ...{ ...row, letterNo: 'สพ (คกก.) 0203.4.12/ว 14500', addressee: agency },
      title: 'ขอความอนุเคราะห์ข้อมูลสิ่งก่อสร้างในพื้นที่ลุ่มน้ำซึ่งอยู่ในความรับผิดชอบของหน่วยงาน '.repeat(4).trim(),
      // After midnight here, before it in the world's time.
      enteredAt: '2026-11-25T17:30:00.000Z',
    },
    ...{ clerk: `นางสาว${'ศิริวัฒนาพรรณ'.repeat(3)} ณ นคร`, to: agency },
  },
};
const times: Readonly<Record<string, string>> = {
  receipt: '10.05 น.',
  'receipt-extreme': '00.30 น.',
};
const pdfOf = ({ letter, clerk }: { letter: StampedLetter; clerk: string }) =>
  renderForm(receiptForm(receivedFacts(letter, { agency, clerk }), '2026-11-26'));

test.each(Object.entries(samples))(
  '[4.07] [5.01] %s says what the registered letter has, and looks as stored',
  async (name, sample) => {
    const pdf = await pdfOf(sample);
    const { letter, clerk, to } = sample;
    expect(await readBack(pdf)).toEqual([
      asPrinted(
        `แบบที่ 17 ใบรับหนังสือ ${agency} ที่ ${letter.letterNo} ถึง ${to} เรื่อง ${letter.title}
         รับวันที่ 26 พฤศจิกายน 2569 เวลา ${times[name]} ลงชื่อ ผู้รับ (${clerk})`,
      ),
    ]);
    await stored.compare(name, pdf);
  },
);

test('[5.01] a receipt is A5 across: margins of 1.5 cm, title in the middle, its form at the right; millimetres', async () => {
  const { receipt } = samples;
  if (!receipt) throw new Error('no sample');
  const [page] = await measurePages(await pdfOf(receipt));
  if (!page) throw new Error('no page');
  within(page.width, 210, 'width');
  within(page.height, 148, 'height');
  within(page.find('แบบที่ ๑๗').right, 195, 'right edge of the form');
  within(middleOf(page.find('ใบรับหนังสือ')), 105, 'middle of the title');
  within(page.find('เรื่อง').left, 15, 'left edge of the labels');
  within(middleOf(page.find(receipt.clerk)), 151.25, 'middle of the name under the signature');
});
