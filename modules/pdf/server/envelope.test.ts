import { afterAll, describe, expect, test } from 'vitest';
import { envelopeSizes } from '../contract/index.ts';
import type { EnvelopeSize } from '../contract/index.ts';
import { closePdf, renderEnvelopes } from './index.ts';
import type { EnvelopeInput } from './index.ts';
import { pagesOf, within } from './positions.testing.ts';
import { plain, readBack } from './read-back.testing.ts';

afterAll(closePdf);

const one: EnvelopeInput = {
  sender: ['สำนักงานสถิติพื้นที่แห่งชาติ', '99 ถนนตัวอย่าง เขตสมมติ', 'กรุงเทพมหานคร 10200'],
  ...{ number: 'ดท 0102/81', salutation: 'เรียน', speed: '', secrecy: '' },
  addressee: ['อธิบดีกรมที่ดินแห่งรัฐ', 'กรมที่ดินแห่งรัฐ'],
  address: ['120 หมู่ 3 ถนนสมมติ', 'อำเภอตัวอย่าง จังหวัดตัวอย่าง 30000'],
};
const draw = (size: EnvelopeSize, ...envelopes: EnvelopeInput[]) =>
  renderEnvelopes({ size, envelopes, author: one.sender[0] ?? '', date: '2026-10-15' });

describe('[5.01] envelopes', () => {
  test.each(Object.keys(envelopeSizes) as EnvelopeSize[])(
    '%s has its size, the sender at the upper left and the addressee where it is read',
    async (size) => {
      const [page, ...more] = await pagesOf(draw(size, one));
      expect(more).toEqual([]);
      const { width, height } = envelopeSizes[size];
      within(page.width, width, 'width');
      within(page.height, height, 'height');
      const [sender, addressee] = ['สำนักงานสถิติ', 'อธิบดีกรมที่ดิน'].map((text) => page.find(text));
      if (!sender || !addressee) throw new Error('not printed');
      expect(sender.top).toBeLessThan(20);
      expect(sender.right).toBeLessThan(addressee.left + (size === 'window' ? 200 : 40));
      if (size === 'window') {
        // The window of a DL envelope: from 2 cm at the left, 4.5 to 9.5 cm from the fold at the top.
        expect(addressee.left).toBeGreaterThan(20);
        expect(page.find('อำเภอตัวอย่าง').right).toBeLessThan(110);
        expect(addressee.top).toBeGreaterThan(45);
        expect(
          page.find('30000'.replaceAll(/\d/g, (d) => '๐๑๒๓๔๕๖๗๘๙'[Number(d)] ?? d)).bottom,
        ).toBeLessThan(95);
      } else {
        expect(addressee.left).toBeGreaterThan(width * 0.36);
        expect(page.find('อำเภอตัวอย่าง').bottom).toBeLessThan(height - 15);
      }
    },
  );

  test('many are one file, in their order, each text the source', async () => {
    const pages = await readBack(
      await draw('dl', one, { ...one, addressee: ['ผู้ว่าราชการจังหวัดตัวอย่าง'], number: '' }),
    );
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain(plain('ที่ ดท ๐๑๐๒/๘๑'));
    expect(pages[0]).toContain(plain('เรียน อธิบดีกรมที่ดินแห่งรัฐ กรมที่ดินแห่งรัฐ ๑๒๐ หมู่ ๓ ถนนสมมติ'));
    expect(pages[1]).toContain(plain('ผู้ว่าราชการจังหวัดตัวอย่าง'));
    expect(pages[1]).not.toContain('ที่ด');
  });

  test('speed and class are marked; without an address there is room to write one', async () => {
    const marked = { ...one, speed: 'ด่วนที่สุด', secrecy: 'ลับมาก', address: [] };
    const [page] = await pagesOf(draw('c5', marked));
    const addressee = page.find('อธิบดี');
    expect(page.find('ด่วนที่สุด').right).toBeLessThan(addressee.left);
    expect(page.find('ลับมาก').top).toBeLessThan(20);
    expect(page.find('....').top).toBeGreaterThan(addressee.bottom);
  });

  test('a long agency and address stay on the envelope', async () => {
    const long = 'สำนักงานคณะกรรมการพัฒนาระบบข้อมูลภูมิสารสนเทศเพื่อการบริหารจัดการทรัพยากรแห่งชาติ';
    const address = Array.from({ length: 5 }, (_, at) => `บรรทัดที่ ${at + 1} ของที่อยู่ ถนนสายยาวตัวอย่าง`);
    const [page, ...more] = await pagesOf(draw('dl', { ...one, addressee: [long], address }));
    expect(more).toEqual([]);
    expect(page.find('บรรทัดที่ ๕').bottom).toBeLessThan(110);
  });

  test('a long address stands between the classes at head and foot, and touches neither', async () => {
    const address = Array.from({ length: 4 }, (_, at) => `บรรทัดที่ ${at + 1} ของที่อยู่`);
    for (const size of ['dl', 'c5', 'c4'] as const) {
      const [page] = await pagesOf(draw(size, { ...one, secrecy: 'ลับมาก', address }));
      const last = page.find('บรรทัดที่ ๔');
      const foot = page
        .lines()
        .filter(({ text }) => text.includes('ลับมาก'))
        .at(-1);
      expect(last.bottom + 1, size).toBeLessThan(foot?.top ?? 0);
      expect(page.find('เรียน').top, size).toBeGreaterThan(page.find('ลับมาก').bottom);
    }
  });

  test('[5.01] a very long address becomes smaller and stays in the window', async () => {
    const long = 'สำนักงานคณะกรรมการพัฒนาระบบข้อมูลภูมิสารสนเทศเพื่อการบริหารจัดการทรัพยากรแห่งชาติ';
    const address = Array.from({ length: 6 }, (_, at) => `บรรทัดที่ ${at + 1} ของที่อยู่ ถนนสายยาวตัวอย่าง`);
    const [page, ...more] = await pagesOf(
      draw('window', { ...one, addressee: [long, long], address }),
    );
    expect(more).toEqual([]);
    const [first, last] = [page.find('เรียน'), page.find('บรรทัดที่ ๖')];
    expect(first.top).toBeGreaterThan(45);
    expect(first.left).toBeGreaterThan(20);
    expect(last.bottom).toBeLessThan(95);
    expect(last.right).toBeLessThan(110);
  });
});
