import { afterAll, describe, expect, it } from 'vitest';
import { closePdf, renderDocument, renderLetter, renderMemo } from './index.ts';
import type { LetterInput, MemoInput, RichNode } from './index.ts';
import { emblemOf, middleOf, pagesOf, within } from './positions.testing.ts';

/* Positions of official paper in millimetres, specification of the domain §1.3 and §1.4. */

afterAll(closePdf);

const text = (value: string): RichNode => ({ type: 'text', text: value });
const paragraph = (value: string): RichNode => ({ type: 'paragraph', content: [text(value)] });
const body = (...content: RichNode[]): RichNode => ({ type: 'doc', content });
const sentence =
  'กองนโยบายและแผนได้รวบรวมข้อมูลจากจังหวัดแล้ว ๖๒ จังหวัด คงเหลือ ๑๕ จังหวัดที่ข้อมูลพิกัดยังไม่ครบถ้วน จำเป็นต้องประชุมร่วมกับเจ้าหน้าที่จังหวัดเพื่อตรวจสอบรายแปลง ';

const memo: MemoInput = {
  number: 'ดท 0102/77',
  date: '2026-10-15',
  unit: 'กองนโยบายและแผน',
  subject: 'ขออนุมัติจัดฝึกอบรม',
  addressee: 'ผู้อำนวยการกองกฎหมาย',
  body: body(paragraph(sentence.repeat(3).trim()), paragraph('จึงเรียนมาเพื่อโปรดพิจารณา')),
  signer: { name: 'นางรุ่งนภา กิจไพศาล', position: ['ผู้อำนวยการกองนโยบายและแผน'] },
};

const letter: LetterInput = {
  number: 'ฐพ 0203/1234',
  owner: ['สำนักงานสถิติพื้นที่', 'ถนนราชพฤกษ์ใหม่', 'กรุงเทพฯ 10999'],
  date: '2026-10-15',
  subject: 'ขอความอนุเคราะห์ข้อมูล',
  addressee: 'ผู้อำนวยการสำนักงานพัฒนาที่ดิน',
  paragraphs: [sentence.repeat(3).trim(), 'จึงเรียนมาเพื่อโปรดพิจารณา'],
  signer: { name: 'นายสมเกียรติ ปรีชาสถิติ', position: ['ผู้อำนวยการ'] },
  responsible: ['กองข้อมูล'],
};

describe('a memo', () => {
  it('has emblem, title, head, text and signature where form 2 has them', async () => {
    const [page] = await pagesOf(renderMemo(memo));
    within(page.width, 210, 'width of A4');
    within(page.height, 297, 'height of A4');
    const emblem = emblemOf(page);
    within(emblem.left, 30, 'emblem from the left');
    within(emblem.top, 15, 'emblem from above');
    within(emblem.bottom - emblem.top, 15, 'height of the emblem');
    const title = page.find('บันทึกข้อความ');
    within(middleOf(title), 105, 'middle of the title');
    // Sizes of the guide in our font, which is larger: 14 for 16.
    expect(title.size * (16 / 14)).toBeCloseTo(29, 1);
    const label = page.find('ส่วนราชการ');
    within(label.left, 30, 'labels at the margin');
    expect(label.size * (16 / 14)).toBeCloseTo(20, 1);
    within(page.find('เรียนผู้อำนวยการ').left, 30, 'salutation');
    within(page.find('กองนโยบายและแผนได้').left, 55, 'indent of a paragraph');
    within(page.find('จึงเรียนมา').left, 55, 'indent of the last paragraph');
    within(middleOf(page.find('(นางรุ่งนภา กิจไพศาล)')), 128, 'middle of the signature');
  });

  it('has dotted leaders under its head that end at the right margin, and no rule', async () => {
    const [page] = await pagesOf(renderMemo(memo));
    const leaders = page.shapes.filter(({ top, bottom }) => top > 30 && bottom - top < 2);
    expect(leaders).toHaveLength(4);
    for (const at of [0, 2, 3]) within(leaders[at]?.right ?? 0, 190, 'right end of a leader');
    expect(page.shapes.filter(({ left, right }) => right - left > 158)).toEqual([]);
  });

  it('fills its lines from margin to margin', async () => {
    const [page] = await pagesOf(renderMemo(memo));
    const first = page.find('กองนโยบายและแผนได้รวบรวมข้อมูลจากจังหวัดแล้ว');
    expect(first.right).toBeLessThan(190);
    const whole = page.find(sentence.repeat(3));
    within(whole.left, 30, 'left margin');
    within(whole.right, 190, 'right margin');
  });

  it('numbers later pages in the middle, 3 cm from above, and marks drafts and secrets', async () => {
    const long = body(...Array.from({ length: 12 }, () => paragraph(sentence.repeat(3).trim())));
    const pages = await pagesOf(renderMemo({ ...memo, body: long, isDraft: true, secrecy: 'ลับ' }));
    expect(pages.length).toBeGreaterThan(1);
    const number = pages[1]?.find('- ๒ -');
    within(number ? middleOf(number) : 0, 105, 'middle of the page number');
    within(number?.bottom ?? 0, 30, 'foot of the page number');
    for (const page of pages) {
      const draft = page.find('ร่าง');
      expect(draft.left).toBeGreaterThan(170);
      expect(draft.bottom).toBeLessThan(22);
      within(middleOf(page.find('ลับ')), 105, 'middle of the secrecy mark');
    }
  });

  it('takes two lines of a long last paragraph along to the page of the signature', async () => {
    for (let count = 1; count <= 6; count += 1) {
      const filled = Array.from({ length: 6 }, () => paragraph(sentence.repeat(2).trim()));
      const last = paragraph(sentence.repeat(count + 6).trim());
      const pages = await pagesOf(renderMemo({ ...memo, body: body(...filled, last) }));
      const page = pages.at(-1);
      const signature = page?.find('(นางรุ่งนภา กิจไพศาล)');
      const end = page?.find('ตรวจสอบรายแปลง');
      expect(end?.top ?? 999, `${count}`).toBeLessThan(signature?.top ?? 0);
    }
  });
});

describe('an external letter', () => {
  it('has emblem, number, date, text and closing where form 1 has them', async () => {
    const [page] = await pagesOf(renderLetter(letter));
    const emblem = emblemOf(page);
    within(emblem.top, 15, 'emblem from above');
    within(emblem.bottom - emblem.top, 30, 'height of the emblem');
    within(middleOf(emblem), 105, 'middle of the emblem');
    const number = page.find('ที่ ฐพ');
    within(number.left, 30, 'number at the margin');
    const owner = page.find('สำนักงานสถิติพื้นที่');
    within(owner.top, number.top, 'agency on the line of the number');
    expect(owner.left).toBeGreaterThan(105);
    within(page.find('๑๕ ตุลาคม').left, 105, 'date from the middle');
    within(page.find('เรื่อง').left, 30, 'subject');
    within(page.find('กองนโยบายและแผนได้').left, 55, 'indent of a paragraph');
    const closing = page.find('ขอแสดงความนับถือ');
    within(closing.left, 105, 'closing from the middle');
    within(middleOf(page.find('(นายสมเกียรติ ปรีชาสถิติ)')), middleOf(closing), 'signature');
    within(page.find('กองข้อมูล').left, 30, 'who is responsible');
  });
});

describe('a command', () => {
  it('has emblem and heading about the middle of the page, and its day before the signature', async () => {
    const content = [sentence.repeat(2), 'ทั้งนี้ ตั้งแต่บัดนี้เป็นต้นไป'].map((value) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: value.trim() }],
    }));
    const [page] = await pagesOf(
      renderDocument({
        ...{ kind: 'command', version: 1, number: '12/2569', date: '2026-10-15', isDraft: false },
        ...{ keepWhole: [], secrecy: '', edition: '', issuer: 'สำนักงานสถิติ' },
        subject: 'แต่งตั้งคณะกรรมการ',
        body: { type: 'doc', content },
        signer: { name: 'นายสมเกียรติ ปรีชาสถิติ', posts: [] },
      }),
    );
    const emblem = emblemOf(page);
    within(emblem.top, 15, 'emblem from above');
    within(emblem.bottom - emblem.top, 30, 'height of the emblem');
    for (const row of ['คำสั่งสำนักงานสถิติ', 'ที่ ๑๒/๒๕๖๙', 'เรื่อง แต่งตั้งคณะกรรมการ']) {
      within(middleOf(page.find(row)), 105, row);
    }
    const [rule] = page.shapes.filter(({ top, bottom }) => top > 46 && bottom - top < 1.5);
    within(rule ? middleOf(rule) : 0, 105, 'short rule');
    within(page.find('กองนโยบายและแผนได้').left, 55, 'indent of a paragraph');
    const day = page.find('สั่ง ณ วันที่ ๑๕ ตุลาคม พ.ศ. ๒๕๖๙');
    expect(day.bottom).toBeLessThan(page.find('(นายสมเกียรติ ปรีชาสถิติ)').top);
  });
});
