import { afterAll, describe, expect, it } from 'vitest';
import { printedDocument } from '../contract/index.ts';
import type { MinutesDocument } from '../contract/index.ts';
import { closePdf, renderDocument, renderHtml } from './index.ts';
import { middleOf, pagesOf, within } from './positions.testing.ts';
import { plain } from './read-back.testing.ts';
import {
  body,
  heading,
  longSubject,
  paragraph,
  sentence,
  table,
  textsOf,
} from './sample-body.testing.ts';

afterAll(closePdf);

const minutes: MinutesDocument = {
  ...{ kind: 'minutes', version: 1, number: '', date: '2026-11-05', isDraft: false, keepWhole: [] },
  ...{ subject: '', meeting: 'การประชุมคณะทำงานธรรมาภิบาลข้อมูล', meetingNo: '4/2569', secrecy: '' },
  ...{ meetingDate: '2026-11-02', place: 'ห้องประชุม 1', beganAt: '09.30 น.', endedAt: '12.00 น.' },
  present: [
    { name: 'นายหนึ่ง ใจดี', post: 'ผู้อำนวยการ ประธาน', remark: '' },
    { name: 'นางสอง มั่นคง', post: 'กรรมการ', remark: 'แทน ผู้อำนวยการกองคลัง' },
  ],
  absent: [{ name: 'นายสาม', post: '', remark: 'ติดราชการ' }],
  guests: [],
  body: body(
    heading('ระเบียบวาระที่ 1 เรื่องที่ประธานแจ้งให้ที่ประชุมทราบ'),
    paragraph('ประธานแจ้งนโยบายเร่งด่วน'),
    paragraph('มติที่ประชุม รับทราบ'),
    paragraph('ระเบียบวาระที่ 2 รับรองรายงานการประชุม'),
    paragraph('มติที่ประชุม รับรองโดยไม่มีการแก้ไข'),
  ),
  recorder: {
    name: 'นางรุ่งนภา กิจไพศาล',
    posts: [
      { title: 'นักวิเคราะห์นโยบายและแผน', acting: null },
      { title: 'เลขานุการคณะทำงาน', acting: null },
    ],
  },
  signer: { name: 'นายสมเกียรติ ปรีชาสถิติ', posts: [{ title: 'ผู้อำนวยการ', acting: null }] },
};

const told = [
  'รายงานการประชุมคณะทำงานธรรมาภิบาลข้อมูล ครั้งที่ ๔/๒๕๖๙ เมื่อวันจันทร์ที่ ๒ พฤศจิกายน ๒๕๖๙ ณ ห้องประชุม ๑',
  'ผู้มาประชุม ๑. นายหนึ่ง ใจดี ผู้อำนวยการ ประธาน ๒. นางสอง มั่นคง กรรมการ แทน ผู้อำนวยการกองคลัง',
  'ผู้ไม่มาประชุม ๑. นายสาม ติดราชการ เริ่มประชุมเวลา ๐๙.๓๐ น.',
  'ระเบียบวาระที่ ๑ เรื่องที่ประธานแจ้งให้ที่ประชุมทราบ ประธานแจ้งนโยบายเร่งด่วน มติที่ประชุม รับทราบ',
  'ระเบียบวาระที่ ๒ รับรองรายงานการประชุม มติที่ประชุม รับรองโดยไม่มีการแก้ไข เลิกประชุมเวลา ๑๒.๐๐ น.',
  '(นางรุ่งนภา กิจไพศาล) นักวิเคราะห์นโยบายและแผน เลขานุการคณะทำงาน ผู้จดรายงานการประชุม',
  '(นายสมเกียรติ ปรีชาสถิติ) ผู้อำนวยการ ผู้ตรวจรายงานการประชุม',
].join(' ');

describe('[5.05] minutes', () => {
  it('tell the meeting, who came, the agenda, and who recorded and reviewed it', async () => {
    expect(printedDocument.parse(JSON.parse(JSON.stringify(minutes)))).toEqual(minutes);
    const { printed, html } = await textsOf(minutes);
    expect(printed).toBe(plain(told));
    expect(html).toBe(printed);
    const markup = renderHtml(minutes);
    expect(markup).toContain(
      '<h2>ผู้มาประชุม</h2><ol role="list"><li><p>๑. นายหนึ่ง ใจดี</p><p>ผู้อำนวยการ ประธาน</p></li>',
    );
    expect(markup).toContain('<h2>ระเบียบวาระที่ ๒ รับรองรายงานการประชุม</h2>');
    expect(markup).toContain('<p><strong>มติที่ประชุม</strong> รับทราบ</p>');
  });

  it('say nothing of what is not known yet, and of a later meeting that certified them', async () => {
    const unknown: MinutesDocument = {
      ...minutes,
      ...{ meeting: 'รายงานการประชุมคณะทำงาน', meetingNo: '', meetingDate: null, place: '' },
      ...{ beganAt: '', endedAt: '', present: [], absent: [], date: null, isDraft: true },
      signer: { name: '', posts: [] },
    };
    const first = await textsOf(unknown);
    expect(first.printed.startsWith('ร่างรายงานการประชุมคณะทำงานระเบียบวาระที่๑')).toBe(true);
    expect(first.printed.endsWith('ผู้จดรายงานการประชุม')).toBe(true);
    expect(first.html).toBe(first.printed);
    const certified = 'ที่ประชุมรับรองแล้วในครั้งที่ 5/2569 เมื่อวันที่ 3 ธันวาคม 2569';
    const second = await textsOf({ ...minutes, certified });
    expect(second.printed).toBe(plain(`${told} ที่ประชุมรับรองแล้วในครั้งที่ ๕/๒๕๖๙ เมื่อวันที่ ๓ ธันวาคม ๒๕๖๙`));
    expect(second.html).toBe(second.printed);
  });

  it('tell a reviewer who is not the signer, and nobody twice', async () => {
    const reviewer = { name: 'นางตรวจ ทานดี', posts: [{ title: 'กรรมการ', acting: null }] };
    const signed = `(นายสมเกียรติ ปรีชาสถิติ) ผู้อำนวยการ`;
    const reviewed = '(นางตรวจ ทานดี) กรรมการ ผู้ตรวจรายงานการประชุม';
    const lasts = [
      [{ ...minutes, reviewer, signerIs: 'other' }, `ผู้จดรายงานการประชุม ${reviewed} ${signed}`],
      [
        { ...minutes, recorder: minutes.signer, reviewer, signerIs: 'recorder' },
        `เลิกประชุมเวลา ๑๒.๐๐ น. ${signed} ผู้จดรายงานการประชุม ${reviewed}`,
      ],
      [
        { ...minutes, recorder: minutes.signer, signerIs: 'recorder' },
        `เลิกประชุมเวลา ๑๒.๐๐ น. ${signed} ผู้จดรายงานการประชุม`,
      ],
    ] as const;
    for (const [document, last] of lasts) {
      expect(printedDocument.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
      const { printed, html } = await textsOf(document);
      expect(printed.endsWith(plain(last)), printed).toBe(true);
      expect(html).toBe(printed);
    }
  });

  it('have the picture of the signature above the name of the signer', async () => {
    const signatureSvg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    const sizeOf = async (document: MinutesDocument, look = {}) =>
      (await renderDocument(document, look)).length;
    expect(await sizeOf(minutes, { signatureSvg })).toBeGreaterThan(await sizeOf(minutes));
  });

  it('have names and posts in two columns, and a person of one text over both', async () => {
    const whole = 'นายสี่ ใจเย็น ผู้อำนวยการกองคลังและพัสดุ กรรมการ';
    const stored = { ...minutes, guests: [whole] };
    const read = printedDocument.parse(JSON.parse(JSON.stringify(stored)));
    expect(read).toMatchObject({ guests: [{ name: whole, post: '', remark: '' }] });
    const [page] = await pagesOf(renderDocument(read));
    const posts = ['ผู้อำนวยการ ประธาน', 'กรรมการ แทน', 'ติดราชการ'].map(
      (text) => page.find(text).left,
    );
    for (const left of posts) within(left, posts[0] ?? 0, 'column of posts');
    expect(posts[0]).toBeGreaterThan(55);
    // Over both columns: on one line, although it is longer than the first.
    expect(page.find(whole).left).toBeLessThan(40);
  });

  it('have their heading in the middle, lists and agenda at the margin, signatures below each other', async () => {
    const [page] = await pagesOf(renderDocument(minutes));
    const title = page.find('รายงานการประชุมคณะทำงานธรรมาภิบาลข้อมูล');
    within(middleOf(title), 105, 'middle of the title');
    within(middleOf(page.find('ครั้งที่ ๔/๒๕๖๙')), 105, 'middle of the number');
    for (const row of ['ผู้มาประชุม', 'เริ่มประชุมเวลา', 'ระเบียบวาระที่ ๑', 'ระเบียบวาระที่ ๒', 'เลิกประชุม']) {
      within(page.find(row).left, 30, row);
    }
    within(page.find('ประธานแจ้งนโยบาย').left, 55, 'indent of a paragraph');
    within(page.find('มติที่ประชุม').left, 30, 'a resolution, as its item');
    const [recorder, reviewer] = [
      page.find('(นางรุ่งนภา กิจไพศาล)'),
      page.find('(นายสมเกียรติ ปรีชาสถิติ)'),
    ];
    within(middleOf(recorder), middleOf(reviewer), 'signatures');
    expect(recorder.bottom).toBeLessThan(reviewer.top);
  });

  it('go over pages with forty people and tables, and the signatures never stand alone', async () => {
    const person = (at: number) => ({
      name: `นายตัวอย่าง คนที่ ${at + 1}`,
      post: `ผู้อำนวยการสำนักงานพัฒนาพื้นที่ลุ่มน้ำภาคที่ ${at + 1} กรรมการและผู้ช่วยเลขานุการ`,
      remark: '',
    });
    const rows = Array.from({ length: 40 }, (_, at) => [`${at + 1}`, 'โครงการพัฒนา', '12,500.00']);
    const long: MinutesDocument = {
      ...minutes,
      ...{ meeting: `การประชุม${longSubject}`, subject: longSubject },
      present: Array.from({ length: 40 }, (_, at) => person(at)),
      guests: Array.from({ length: 12 }, (_, at) => person(at)),
      body: body(
        ...Array.from({ length: 5 }, (_, at) => [
          paragraph(`ระเบียบวาระที่ ${at + 1} เรื่องเสนอให้ที่ประชุมพิจารณา`),
          paragraph(sentence.repeat(3).trim()),
          paragraph('มติที่ประชุม เห็นชอบ'),
        ]).flat(),
        table(['ลำดับ', 'โครงการ', 'บาท'], rows),
        paragraph('มติที่ประชุม เห็นชอบ'),
      ),
    };
    const { pages, printed, html } = await textsOf(long);
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.at(-1)).toContain('มติที่ประชุมเห็นชอบเลิกประชุมเวลา');
    const head = 'ลำดับโครงการบาท';
    expect(printed.replaceAll(head, '')).toBe(html.replaceAll(head, ''));
  });
});
