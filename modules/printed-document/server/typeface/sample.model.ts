import type { MemoDocument, RichBody } from '@sarn/pdf/contract';

const text = (value: string, ...marks: string[]): RichBody => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: RichBody[]): RichBody => ({ type: 'paragraph', content });
const cell = (type: string, value: string): RichBody => ({
  type,
  content: [paragraph(text(value))],
});
const row = (type: string, ...values: string[]): RichBody => ({
  type: 'tableRow',
  content: values.map((value) => cell(type, value)),
});

/** Every vowel and tone mark where fonts have them wrong, and all digits. */
const marks = 'ที่ ปี่ ปู่ ญี่ปุ่น กู้น้ำ ก้ำ ป้ำ ฝ้าย ฟ้า ฐุ ฎุ ฏู ญู เปิ้ล เกี๊ยว สิทธิ์ สัตย์ซื่อ ฤๅษี ฯลฯ ๆ ๐ ๑ ๒ ๓ ๔ ๕ ๖ ๗ ๘ ๙';
const sentence =
  'หนังสือฉบับนี้เป็นตัวอย่างสำหรับตรวจดูรูปอักษร ระยะบรรทัด และการตัดคำของฟอนต์ก่อนเริ่มใช้กับหนังสือราชการของหน่วยงาน ข้อความในหน้านี้ไม่เกี่ยวข้องกับเรื่องใด และไม่มีการเก็บไว้ในทะเบียน';

/** The document that shows a typeface before it is used: its four faces, marks, digits, a table, English. */
export const sampleModel: MemoDocument = {
  ...{ kind: 'memo', version: 1, number: 'ตย ๐๐๐๑/', date: '2027-01-04', isDraft: false },
  ...{ salutation: 'เรียน', addressee: 'ผู้ตรวจฟอนต์', reference: '', enclosures: [] },
  ...{ speed: '', secrecy: '', keepWhole: [] },
  subject: 'ตัวอย่างหนังสือสำหรับตรวจฟอนต์',
  unit: 'ส่วนราชการตัวอย่าง โทร. ๐ ๒๐๐๐ ๐๐๐๐',
  body: {
    type: 'doc',
    content: [
      paragraph(text(sentence)),
      paragraph(text(marks)),
      paragraph(text(`ตัวหนา ${marks}`, 'bold')),
      paragraph(text(`ตัวเอน ${marks}`, 'italic')),
      paragraph(text(`ตัวหนาเอน ${marks}`, 'bold', 'italic')),
      paragraph(text('ขีดเส้นใต้ ญ ฐ ฎ ฏ ปู่ กุ้ง ', 'underline'), text('English ABC abc 0123456789')),
      {
        type: 'table',
        content: [
          row('tableHeader', 'รายการ', 'จำนวน', 'หมายเหตุ'),
          row('tableCell', 'กระดาษ เอ ๔', '๑๒ รีม', 'ใช้ในกองกลาง'),
        ],
      },
      paragraph(text('จึงเรียนมาเพื่อโปรดพิจารณา')),
    ],
  },
  signer: { name: 'ชื่อผู้ลงนาม', posts: [{ title: 'ตำแหน่งผู้ลงนาม', acting: null }] },
};
