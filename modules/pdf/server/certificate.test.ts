import { afterAll, describe, expect, it } from 'vitest';
import { printedDocument } from '../contract/index.ts';
import type { CertificateDocument } from '../contract/index.ts';
import { closePdf, renderDocument } from './index.ts';
import { emblemOf, middleOf, pagesOf, within } from './positions.testing.ts';
import { plain } from './read-back.testing.ts';
import { body, longSubject, paragraph, sentence, table, textsOf } from './sample-body.testing.ts';

afterAll(closePdf);

const certificate: CertificateDocument = {
  ...{ kind: 'certificate', version: 1, number: '12/2569', date: '2026-11-05', isDraft: false },
  ...{ keepWhole: [], subject: 'รับรองการปฏิบัติงาน', secrecy: '', over: '' },
  owner: ['สำนักงานสถิติพื้นที่', 'ถนนราชพฤกษ์ใหม่', 'กรุงเทพฯ 10999'],
  certified: 'นายภูริทัต วงศ์สุวรรณกิจ',
  ...{ validUntil: '2027-05-04', hasPhoto: false },
  body: body(
    paragraph('เป็นข้าราชการสังกัดสำนักงานสถิติพื้นที่ ตั้งแต่วันที่ 1 มกราคม 2560'),
    paragraph('ปัจจุบันยังปฏิบัติราชการอยู่จริง'),
  ),
  signer: { name: 'นายสมเกียรติ ปรีชาสถิติ', posts: [{ title: 'ผู้อำนวยการ', acting: null }] },
};

const opening =
  'หนังสือฉบับนี้ให้ไว้เพื่อรับรองว่า นายภูริทัต วงศ์สุวรรณกิจ เป็นข้าราชการสังกัดสำนักงานสถิติพื้นที่ ตั้งแต่วันที่ ๑ มกราคม ๒๕๖๐';
const head = 'เลขที่ ๑๒/๒๕๖๙ สำนักงานสถิติพื้นที่ ถนนราชพฤกษ์ใหม่ กรุงเทพฯ ๑๐๙๙๙';
const foot =
  'ปัจจุบันยังปฏิบัติราชการอยู่จริง ให้ไว้ ณ วันที่ ๕ พฤศจิกายน พ.ศ. ๒๕๖๙ (นายสมเกียรติ ปรีชาสถิติ) ผู้อำนวยการ';
const until = 'หนังสือรับรองนี้ใช้ได้ถึงวันที่ ๔ พฤษภาคม พ.ศ. ๒๕๗๐';

describe('[5.01] a certificate', () => {
  it('certifies in one sentence with the text, tells its day and until when it holds', async () => {
    expect(printedDocument.parse(JSON.parse(JSON.stringify(certificate)))).toEqual(certificate);
    const { printed, html } = await textsOf(certificate);
    expect(printed).toBe(plain(`${head} ${opening} ${foot} ${until}`));
    expect(html).toBe(printed);
  });

  it('has a place for the photograph and the signature of the bearer where it is asked', async () => {
    const { printed, html } = await textsOf({ ...certificate, hasPhoto: true });
    const photo = 'ที่ติดรูปถ่าย ขนาด ๔ x ๖ ซม. ........................................ ผู้ได้รับการรับรอง';
    expect(printed).toBe(plain(`${head} ${opening} ${foot} ${photo} ${until}`));
    expect(html).toBe(printed);
    const [page] = await pagesOf(renderDocument({ ...certificate, hasPhoto: true }));
    const frame = page.shapes.find(({ top, left, right }) => top > 100 && right - left > 30);
    if (!frame) throw new Error('no place for the photograph');
    within(frame.right - frame.left, 40, 'width of the photograph');
    within(frame.bottom - frame.top, 60, 'height of the photograph');
    expect(page.find('(นายสมเกียรติ ปรีชาสถิติ)').left).toBeGreaterThan(frame.right);
  });

  it('is a draft without number and day, and says in red that it no longer holds', async () => {
    const draft = await textsOf({ ...certificate, number: '', date: null, isDraft: true });
    expect(draft.printed.startsWith('ร่างเลขที่สำนักงาน')).toBe(true);
    expect(draft.printed).toContain(plain('ให้ไว้ ณ วันที่ ........................ พ.ศ. ............'));
    expect(draft.html).toBe(draft.printed);
    const over = await textsOf({ ...certificate, over: 'เพิกถอนแล้ว' });
    expect(over.printed).toContain(plain('๑๐๙๙๙ เพิกถอนแล้ว หนังสือฉบับนี้'));
    expect(over.html).toBe(over.printed);
  });

  it('has emblem, number, agency and text where form 10 has them', async () => {
    const [page] = await pagesOf(renderDocument(certificate));
    const emblem = emblemOf(page);
    within(emblem.top, 15, 'emblem from above');
    within(emblem.bottom - emblem.top, 30, 'height of the emblem');
    within(middleOf(emblem), 105, 'middle of the emblem');
    const number = page.find('เลขที่');
    within(number.left, 30, 'number at the margin');
    const owner = page.find('สำนักงานสถิติพื้นที่');
    within(owner.bottom, number.bottom, 'agency on the line of the number');
    expect(owner.left).toBeGreaterThan(105);
    within(page.find('หนังสือฉบับนี้').left, 55, 'indent of a paragraph');
    within(page.find('ให้ไว้ ณ วันที่').left, 55, 'its day');
    within(middleOf(page.find('(นายสมเกียรติ ปรีชาสถิติ)')), 128, 'middle of the signature');
  });

  it('goes over pages with long names and tables, and a text that begins with a table', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => [`${at + 1}`, 'สัญญาจ้างสำรวจ', '12,500.00']);
    const long = await textsOf({
      ...certificate,
      ...{
        certified: longSubject,
        hasPhoto: true,
        owner: [`${certificate.owner[0]} ${longSubject}`.slice(0, 250)],
      },
      body: body(table(['ลำดับ', 'สัญญา', 'บาท'], rows), paragraph(sentence.repeat(3).trim())),
    });
    expect(long.pages.length).toBeGreaterThan(2);
    expect(long.pages.at(-1)).toContain('ให้ไว้ณวันที่');
    const columns = 'ลำดับสัญญาบาท';
    expect(long.printed.replaceAll(columns, '')).toBe(long.html.replaceAll(columns, ''));
  });
});
