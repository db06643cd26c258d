import { afterAll, describe, expect, it } from 'vitest';
import { printedDocument } from '../contract/index.ts';
import type { NoteDocument } from '../contract/index.ts';
import { closePdf, renderDocument, renderHtml } from './index.ts';
import { middleOf, pagesOf, within } from './positions.testing.ts';
import { plain } from './read-back.testing.ts';
import { body, longSubject, paragraph, sentence, textsOf } from './sample-body.testing.ts';

afterAll(closePdf);

const note: NoteDocument = {
  ...{ kind: 'note', version: 1, number: '', date: '2026-11-05', isDraft: false, keepWhole: [] },
  ...{ subject: 'ขออนุมัติจัดซื้อ 2 รายการ', addressee: 'ผู้อำนวยการกองคลัง', secrecy: '' },
  body: body(paragraph('ด้วยกองข้อมูลขออนุมัติ #panic("x")'), paragraph('จึงเรียนมาเพื่อโปรดพิจารณา')),
  signer: { name: 'นางรุ่งนภา กิจไพศาล', posts: [{ title: 'นักวิชาการสถิติ', acting: null }] },
  opinions: [
    {
      ...{ text: 'เห็นควรอนุมัติ\n\nตามข้อ 2', name: 'นายหนึ่ง ใจดี', post: 'หัวหน้ากลุ่ม' },
      at: '5 พ.ย. 2569 · 10.30 น.',
    },
    { text: 'อนุมัติ', name: 'นางสอง มั่นคง', post: '', at: '6 พ.ย. 2569 · 09.00 น.' },
  ],
};

const head =
  'บันทึก เรื่อง ขออนุมัติจัดซื้อ ๒ รายการ เรียน ผู้อำนวยการกองคลัง ด้วยกองข้อมูลขออนุมัติ #panic("x") จึงเรียนมาเพื่อโปรดพิจารณา นางรุ่งนภา กิจไพศาล นักวิชาการสถิติ';

describe('[5.01] a note', () => {
  it('has its writer by the typed name, and below it what others wrote', async () => {
    expect(printedDocument.parse(JSON.parse(JSON.stringify(note)))).toEqual(note);
    const { printed, html } = await textsOf(note);
    const below =
      '๕ พฤศจิกายน ๒๕๖๙ บันทึกต่อเนื่อง เห็นควรอนุมัติ ตามข้อ ๒ นายหนึ่ง ใจดี หัวหน้ากลุ่ม ๕ พ.ย. ๒๕๖๙ · ๑๐.๓๐ น. อนุมัติ นางสอง มั่นคง ๖ พ.ย. ๒๕๖๙ · ๐๙.๐๐ น.';
    expect(printed).toBe(plain(`${head} ${below}`));
    expect(html).toBe(printed);
    expect(renderHtml(note)).toContain('<ol role="list"><li><p>เห็นควรอนุมัติ</p><p>ตามข้อ ๒</p>');
  });

  it('is a draft without a day, and nothing is below it', async () => {
    const draft = await textsOf({ ...note, date: null, isDraft: true, opinions: [] });
    expect(draft.printed).toBe(plain(`ร่าง ${head}`));
    expect(draft.html).toBe(draft.printed);
  });

  it('has its title in the middle and fields at the margin', async () => {
    const [page] = await pagesOf(renderDocument(note));
    within(middleOf(page.find('บันทึก')), 105, 'middle of the title');
    within(page.find('เรื่อง').left, 30, 'subject');
    within(page.find('เรียน').left, 30, 'addressee');
    within(page.find('ด้วยกองข้อมูล').left, 55, 'indent of a paragraph');
    within(middleOf(page.find('นางรุ่งนภา กิจไพศาล')), 128, 'middle of the name');
    within(page.find('เห็นควรอนุมัติ').left, 55, 'indent of an opinion');
  });

  it('goes over pages with long opinions, and no name stands alone', async () => {
    const [first] = note.opinions;
    if (!first) throw new Error('no opinion');
    const text = [sentence.repeat(2), sentence.repeat(6)].map((line) => line.trim()).join('\n');
    const long = await textsOf({
      ...note,
      ...{ subject: longSubject, addressee: longSubject },
      opinions: Array.from({ length: 9 }, (_, at) => ({ ...first, text: `${at + 1} ${text}` })),
    });
    expect(long.pages.length).toBeGreaterThan(2);
    expect(long.printed).toBe(long.html);
    for (const page of long.pages) expect(page.replace(/^-[๐-๙]+-/, '')).not.toMatch(/^นายหนึ่ง/);
  });
});
