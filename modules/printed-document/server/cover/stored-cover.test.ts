import { closePdf, renderForm } from '@sarn/pdf/server';
import { asPrinted, measurePages, readBack, storedIn, within } from '@sarn/pdf/testing';
import { afterAll, expect, test } from 'vitest';
import { coverFacts, coverForm } from './cover.form.ts';
import type { CoveredDocument } from './cover.form.ts';

/* The cover as it is printed of a stored document: what it says, every character, and how its pages look. */

afterAll(closePdf);

const stored = storedIn(new URL('./stored-pages', import.meta.url));
const agency = { id: '1', name: 'สำนักงานสถิติพื้นที่แห่งชาติ' };
const unit = { id: '2', name: 'กองข้อมูลและแผนที่' };
const longName = 'บันทึกภาพการตรวจสอบแนวเขตที่ดินของรัฐในพื้นที่ลุ่มน้ำและพื้นที่ต่อเนื่อง';

interface Sample {
  readonly document: CoveredDocument;
  readonly unit: typeof unit | undefined;
  readonly files: readonly {
    readonly name: string;
    readonly bytes: number;
    readonly pageCount: number | null;
  }[];
  /** As they are printed, a row for each. */
  readonly rows: readonly string[];
  readonly said: string;
}
const many = Array.from({ length: 40 }, (_none, at) => at + 1);
const samples: Readonly<Record<string, Sample>> = {
  cover: {
    document: {
      ...{ letterNo: '12/2569', title: 'ภาพถ่ายการตรวจสอบแนวเขต', sender: 'กองสำรวจ' },
      letterDate: '2026-11-20',
    },
    unit,
    files: [
      { name: 'แนวเขตด้านเหนือ', bytes: 2_516_582, pageCount: null },
      { name: 'บันทึกการตรวจ', bytes: 800, pageCount: 3 },
    ],
    rows: ['1 แนวเขตด้านเหนือ 1 ไฟล์ 2.4 MB', '2 บันทึกการตรวจ 3 หน้า 1 kB'],
    said: `${agency.name} ${unit.name} เลขที่ 12/2569 วันที่จัดทำ 20 พฤศจิกายน 2569
      เรื่อง ภาพถ่ายการตรวจสอบแนวเขต ประเภทสื่อ ภาพถ่าย ที่มา กองสำรวจ`,
  },
  'cover-extreme': {
    document: {
      letterNo: '',
      ...{ title: longName.repeat(3), sender: longName, letterDate: null },
    },
    // Of the agency itself: its name once.
    unit: agency,
    files: many.map((at) => ({ name: `${at} ${longName}`, bytes: at * 1_048_576, pageCount: at })),
    rows: many.map((at) => `${at} ${at} ${longName} ${at} หน้า ${at}.0 MB`),
    said: `${agency.name} เลขที่ วันที่จัดทำ เรื่อง ${longName.repeat(3)}
      ประเภทสื่อ ภาพถ่าย ที่มา ${longName}`,
  },
};
const head = 'ลำดับ รายการ จำนวน ขนาด';

test.each(Object.entries(samples))(
  '[5.01] %s says what the stored document has, and looks as stored',
  async (name, { document, files, rows, said, unit: of }) => {
    const keeper = { name: 'นางสาวศิริพร วัฒนา', post: 'เจ้าพนักงานธุรการ' };
    const facts = coverFacts(document, { agency, unit: of, medium: 'photo', files, keeper });
    const pdf = await renderForm(coverForm(facts, '2026-11-26'));
    const text = (await readBack(pdf))
      .map((page, at) =>
        at > 0 && page.startsWith(asPrinted(head)) ? page.slice(asPrinted(head).length) : page,
      )
      .join('');
    const source = [
      ...['ใบปะหน้าหนังสืออื่น', said, head, ...rows, `รวม ${files.length} รายการ`],
      `ลงชื่อ ผู้จัดเก็บ (${keeper.name}) ${keeper.post}`,
    ];
    expect(text).toBe(source.map(asPrinted).join(''));
    await stored.compare(name, pdf);
  },
);

test('[5.01] the cover has emblem, title, fields, table and signature at their places; millimetres', async () => {
  const { document, files } = samples['cover'] ?? {};
  if (!document || !files) throw new Error('no sample');
  const keeper = { name: 'นางสาวศิริพร วัฒนา', post: 'เจ้าพนักงานธุรการ' };
  const facts = coverFacts(document, { agency, unit, medium: 'photo', files, keeper });
  const [page, ...more] = await measurePages(await renderForm(coverForm(facts, '2026-11-26')));
  if (!page) throw new Error('no page');
  expect(more).toEqual([]);
  within(page.width, 210, 'width of A4');
  within(page.height, 297, 'height of A4');
  const middle = ({ left, right }: { readonly left: number; readonly right: number }) =>
    (left + right) / 2;
  // Between margins of 3 and 2 cm.
  const [ring] = page.shapes;
  if (!ring) throw new Error('no emblem');
  within(ring.top, 20, 'emblem from above');
  within(ring.bottom - ring.top, 15, 'height of the emblem');
  within(middle(ring), 110, 'middle of the emblem');
  for (const words of ['ใบปะหน้าหนังสืออื่น', agency.name, unit.name]) {
    within(middle(page.find(words)), 110, words);
  }
  const fields = ['เลขที่', 'เรื่อง', 'ประเภทสื่อ', 'ที่มา'].map((label) => page.find(label));
  for (const { left } of fields) within(left, 30, 'labels at the left margin');
  for (const [at, { bottom }] of fields.entries()) {
    if (at > 0) expect(bottom - (fields[at - 1]?.bottom ?? 0)).toBeGreaterThan(7);
  }
  within(page.find('วันที่จัดทำ').left, 112.5, 'day in the right half');
  const dots = page.shapes.filter(
    ({ left, right }) => right > 189 && left > 31 && right - left > 40,
  );
  expect(dots).toHaveLength(4);
  for (const { right } of dots) within(right, 190, 'right end of the dots');
  const uprights = page.shapes.filter(({ top, bottom }) => bottom - top > 18 && top > 100);
  expect(uprights).toHaveLength(5);
  for (const [at, wanted] of [30, 44, 142.3, 164.7, 190].entries()) {
    within(uprights[at]?.left ?? 0, wanted, 'edge of a column');
  }
  within(page.find('๑ ไฟล์').right, page.find('๓ หน้า').right, 'counts at the right of their column');
  within(middle(page.find(`(${keeper.name})`)), 151.3, 'signature in the right half');
});
