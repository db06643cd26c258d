import { afterAll, describe, expect, it } from 'vitest';
import type { StampedDocument } from '../contract/index.ts';
import { printedDocument } from '../contract/index.ts';
import { closePdf, renderDocument, renderHtml } from './index.ts';
import { measurePages } from './measured-page.testing.ts';
import { emblemOf, middleOf, pagesOf, within } from './positions.testing.ts';
import { plain } from './read-back.testing.ts';
import { body, longSubject, paragraph, sentence, table, textsOf } from './sample-body.testing.ts';

afterAll(closePdf);

const letter: StampedDocument = {
  ...{ kind: 'stamped', version: 1, number: 'ดท 0102/81', date: '2026-10-15', isDraft: false },
  ...{ keepWhole: [], subject: 'ขอส่งเอกสาร', addressee: 'กรมที่ดินแห่งรัฐ', speed: '', secrecy: '' },
  issuer: 'สำนักงานสถิติพื้นที่แห่งชาติ',
  isSealed: true,
  signer: { name: 'นางรุ่งนภา กิจไพศาล', posts: [] },
  responsible: ['กองข้อมูล', 'โทร. 0 2998 1000'],
  body: body(paragraph('ตามที่ขอเอกสาร #panic("x") จำนวน 2 ชุด นั้น'), paragraph('จึงส่งมาพร้อมนี้')),
};
const draft: StampedDocument = {
  ...{ ...letter, number: '', date: null, isDraft: true, isSealed: false },
  signer: { name: '', posts: [] },
};

describe('[4.07] a stamped letter', () => {
  it('has number, receiver, text, the agency under its seal and the date, and nothing of form 1', async () => {
    expect(printedDocument.parse(JSON.parse(JSON.stringify(letter)))).toEqual(letter);
    const { printed, html } = await textsOf(letter);
    expect(printed).toBe(
      plain(
        'ที่ ดท ๐๑๐๒/๘๑ ถึง กรมที่ดินแห่งรัฐ ตามที่ขอเอกสาร #panic("x") จำนวน ๒ ชุด นั้น จึงส่งมาพร้อมนี้ ' +
          'สำนักงานสถิติพื้นที่แห่งชาติ (นางรุ่งนภา กิจไพศาล) ผู้ลงชื่อย่อกำกับตรา ๑๕ ตุลาคม ๒๕๖๙ กองข้อมูล โทร. ๐ ๒๙๙๘ ๑๐๐๐',
      ),
    );
    expect(html).toBe(printed);
    for (const part of ['เรื่อง', 'เรียน', 'ขอแสดงความนับถือ']) expect(printed).not.toContain(part);
    expect(renderHtml(letter)).toContain('aria-label="ตราชื่อส่วนราชการ สำนักงานสถิติ');
  });

  it('is a draft without number, day, seal and initials', async () => {
    const { printed, html } = await textsOf(draft);
    expect(printed.startsWith('ร่างที่ถึงกรมที่ดินแห่งรัฐ')).toBe(true);
    expect(html).toBe(printed);
    expect(printed).not.toContain('ผู้ลงชื่อย่อ');
    expect(renderHtml(draft)).not.toContain('role="img"');
    const shapes = async (one: StampedDocument) =>
      (await measurePages(await renderDocument(one, { emblemSvg: null })))[0]?.shapes.length;
    expect(await shapes({ ...letter, isSealed: false })).toBe(0);
    expect(await shapes(letter)).toBeGreaterThan(0);
  });

  it('[6.01] has the initials beside the seal, above whose they are, and none before somebody initialled it', async () => {
    const signatureSvg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    const unsealed = { ...letter, isSealed: false };
    const pageOf = async (one: StampedDocument, look = {}) =>
      (await pagesOf(renderDocument(one, { emblemSvg: null, ...look })))[0];
    const shapesOf = async (one: StampedDocument, look = {}) => (await pageOf(one, look))?.shapes;
    expect(await shapesOf(draft, { signatureSvg })).toEqual(await shapesOf(draft));
    expect(await shapesOf(unsealed)).toEqual([]);
    const page = await pageOf(unsealed, { signatureSvg });
    const [initials] = page?.shapes ?? [];
    if (!page || !initials) throw new Error('no initials');
    within(initials.bottom - initials.top, 13, 'height of the initials');
    expect(initials.bottom).toBeGreaterThan(page.find('สำนักงานสถิติพื้นที่แห่งชาติ').bottom);
    expect(initials.top).toBeLessThan(page.find('(นางรุ่งนภา').top);
    // It takes no room: letters without initials look as they always did.
    const without = (await pageOf(unsealed))?.find('(นางรุ่งนภา').top;
    expect(page.find('(นางรุ่งนภา').top).toBe(without);
  });

  it('has emblem, number, receiver and text where form 3 has them, and the seal upon the agency', async () => {
    const [page] = await pagesOf(renderDocument(letter));
    const emblem = emblemOf(page);
    within(emblem.top, 15, 'emblem from above');
    within(emblem.bottom - emblem.top, 30, 'height of the emblem');
    within(middleOf(emblem), 105, 'middle of the emblem');
    within(page.find('ที่ ดท').left, 30, 'number at the margin');
    within(page.find('ถึงกรม').left, 30, 'receiver at the margin');
    within(page.find('ตามที่ขอ').left, 55, 'indent of a paragraph');
    within(page.find('กองข้อมูล').left, 30, 'who is responsible');
    const agency = page.find('สำนักงานสถิติพื้นที่แห่งชาติ');
    const [seal] = page.shapes.filter(({ top }) => top > 60).toSorted((a, b) => a.top - b.top);
    if (!seal) throw new Error('no seal');
    within(middleOf(seal), middleOf(agency), 'middle of the seal');
    expect(seal.top).toBeLessThan(agency.top);
    expect(seal.bottom).toBeGreaterThan(agency.bottom);
    within(middleOf(page.find('๑๕ ตุลาคม ๒๕๖๙')), middleOf(agency), 'middle of the date');
  });

  it('goes over pages with tables and long names, and never leaves its seal alone', async () => {
    const rows = Array.from({ length: 70 }, (_, at) => [`${at + 1}`, 'แบบสำรวจ', '1,250.00']);
    const long: StampedDocument = {
      ...letter,
      ...{ addressee: longSubject, issuer: `${letter.issuer} ภาคตะวันออกเฉียงเหนือตอนล่างและลุ่มน้ำ` },
      body: body(
        paragraph(sentence.repeat(4).trim()),
        table(['ลำดับ', 'รายการ', 'บาท'], rows),
        paragraph('จึงส่งมาพร้อมนี้'),
      ),
    };
    const { pages, printed, html } = await textsOf(long);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.at(-1)).toContain('จึงส่งมาพร้อมนี้');
    // The head of the table comes again on each page.
    expect(printed.replaceAll('ลำดับรายการบาท', '')).toBe(html.replaceAll('ลำดับรายการบาท', ''));
  });
});
