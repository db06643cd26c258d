import type {
  DocumentSigner,
  EnglishLetterDocument,
  IssuedDocument,
  LetterDocument,
  MemoDocument,
  PrintedDocument,
  RichBody,
} from '../contract/index.ts';
import { body, heading, paragraph, sentence, table } from './sample-body.testing.ts';

/* One document of every kind, as an office writes it. */

const owner = ['สำนักงานสถิติพื้นที่แห่งชาติ', 'ถนนราชพฤกษ์ กรุงเทพฯ 10999'];
const signer: DocumentSigner = {
  name: 'นายสมเกียรติ ปรีชาสถิติ',
  posts: [
    { title: 'รองผู้อำนวยการ', acting: 'รักษาราชการแทน' },
    { title: 'ผู้อำนวยการสำนักงานสถิติพื้นที่แห่งชาติ', acting: null },
  ],
};
const plan = table(
  ['ลำดับ', 'รายการ', 'วงเงิน (บาท)'],
  [
    ['1', 'สำรวจพื้นที่ลุ่มน้ำตอนบน', '1,250,000'],
    ['2', 'จัดทำแผนที่มาตราส่วน 1:4,000', '980,500.50'],
  ],
);
const closing = paragraph('จึงเรียนมาเพื่อโปรดพิจารณา');
const written = body(paragraph(`ด้วย${sentence}`), heading('1. แผนงาน'), plan, closing);
const shared = {
  ...{ version: 1 as const, number: 'ฐพ 0203/1234', date: '2026-10-15' },
  ...{ isDraft: false, keepWhole: [] },
  ...{ subject: 'ขอความอนุเคราะห์ข้อมูลพื้นที่ลุ่มน้ำ', signer, body: written },
};
const addressed = {
  ...{ salutation: 'เรียน', addressee: 'อธิบดีกรมแผนที่', speed: 'ด่วน', secrecy: '' },
  reference: 'หนังสือกรมแผนที่ ที่ ดท 0102/88 ลงวันที่ 2 ตุลาคม 2569',
  enclosures: ['แบบสำรวจ จำนวน 1 ชุด', 'รายชื่อ จำนวน 2 แผ่น'],
};
const responsible = ['กองข้อมูล', 'โทร. 0 2998 1000'];

const memo: MemoDocument = {
  ...{ ...shared, ...addressed, kind: 'memo', unit: 'กองข้อมูล โทร. 0 2998 1000' },
};
const letter: LetterDocument = {
  ...{ ...shared, ...addressed, kind: 'letter', owner, responsible },
  ...{ closing: 'ขอแสดงความนับถือ', copies: ['กองคลัง'] },
};
const english: EnglishLetterDocument = {
  ...{ ...shared, kind: 'english-letter', owner: ['National Area Statistics Office'] },
  ...{ subject: 'Exchange of land use data', addressee: 'Professor Lindqvist', closing: 'Yours' },
  ...{ enclosures: ['Draft schedule'], speed: '', secrecy: '', copies: [], qr: '' },
  responsible: ['International Cooperation Division'],
  body: body(
    paragraph('With reference to your letter we would welcome a meeting in November.'),
    heading('Schedule'),
    paragraph('The first session is about base maps.'),
  ),
  signer: { name: 'Somkiat Preecha', posts: [{ title: 'Director', acting: null }] },
};
const issued = (kind: IssuedDocument['kind']): IssuedDocument => ({
  ...{ ...shared, kind, number: kind === 'command' ? '123/2569' : '', secrecy: '' },
  ...{ edition: '', issuer: 'สำนักงานสถิติพื้นที่แห่งชาติ' },
});
const person = { name: 'นางรุ่งนภา กิจไพศาล', posts: [{ title: 'เลขานุการ', acting: null }] };

/** Every kind once. */
export const sampleDocuments: readonly PrintedDocument[] = [
  memo,
  letter,
  english,
  {
    ...{ ...shared, kind: 'stamped', addressee: 'กรมแผนที่', issuer: owner[0] ?? '' },
    ...{ isSealed: false, responsible, speed: '', secrecy: '' },
  },
  {
    ...{ ...shared, kind: 'minutes', number: '', subject: '', secrecy: '', place: 'ห้องประชุม 1' },
    ...{ meeting: 'การประชุมคณะทำงานธรรมาภิบาลข้อมูล', meetingNo: '4/2569' },
    ...{ meetingDate: '2026-10-02', beganAt: '09.30 น.', endedAt: '12.00 น.', recorder: person },
    present: [{ name: 'นายหนึ่ง ใจดี', post: 'ผู้อำนวยการ ประธาน', remark: '' }],
    ...{ absent: [{ name: 'นายสาม รักงาน', post: '', remark: 'ติดราชการ' }], guests: [] },
    body: body(
      heading('ระเบียบวาระที่ 1 เรื่องที่ประธานแจ้งให้ที่ประชุมทราบ'),
      paragraph(`ประธานแจ้งว่า${sentence}`),
      paragraph('มติที่ประชุม รับทราบ'),
      paragraph('ระเบียบวาระที่ 2 รับรองรายงานการประชุม'),
      paragraph('มติที่ประชุม รับรองโดยไม่มีการแก้ไข'),
    ),
  },
  {
    ...{ ...shared, kind: 'certificate', owner, certified: 'นางสาวกัญญ์ฐิตา ใจดี', over: '' },
    ...{ validUntil: null, hasPhoto: true, secrecy: '' },
    body: body(paragraph('ปฏิบัติงานในตำแหน่งนักวิชาการสถิติจนถึงปัจจุบัน')),
  },
  {
    ...{ ...shared, kind: 'note', number: '', addressee: 'ผู้อำนวยการกองคลัง', secrecy: '' },
    opinions: [{ text: 'เห็นควรอนุมัติ', name: 'นายหนึ่ง ใจดี', post: 'หัวหน้ากลุ่ม', at: '5 พ.ย. 2569' }],
  },
  ...(['command', 'regulation', 'rule', 'announcement', 'declaration', 'news'] as const).map(
    issued,
  ),
];

/** The same document with more behind its text. */
export const withMore = (document: PrintedDocument, ...more: RichBody[]): PrintedDocument => ({
  ...document,
  body: { ...document.body, content: [...(document.body.content ?? []), ...more] },
});
