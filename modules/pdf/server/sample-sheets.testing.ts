import type { FormInput, FormSigner } from '../contract/index.ts';
import { renderEnvelopes, renderForm } from './index.ts';
import { longSubject } from './sample-body.testing.ts';

/* Papers that are no document and that no other module makes of rows of its own: many envelopes, any form. */

export const formSigner = (given: Partial<FormSigner>): FormSigner => ({
  ...{ word: 'ลงชื่อ', name: '', posts: [], role: '', signed: '', ...given },
});

/** A request for a car, as another module would make it: every kind of part is on it. */
export const formRequest: FormInput = {
  ...{ version: 1, title: 'ใบขออนุญาตใช้รถส่วนกลาง', subtitle: ['สำนักงานนโยบายที่ดิน'] },
  ...{ mark: 'แบบที่ 3', author: 'สำนักงานนโยบายที่ดิน', date: '2026-11-26', size: 'a4' },
  ...{ hasEmblem: true, secrecy: '' },
  parts: [
    {
      kind: 'fields',
      rows: [
        [
          { label: 'ผู้ขอ', value: 'นางสาวศิริพร วัฒนานุรักษ์', share: 2 },
          { label: 'โทร.', value: '0 2999 0120' },
        ],
        [{ label: 'สถานที่', value: '' }],
      ],
    },
    {
      kind: 'choices',
      label: 'ประเภทรถ',
      items: [
        { text: 'รถยนต์นั่ง', isChosen: true },
        { text: 'รถตู้', isChosen: false },
      ],
    },
    {
      kind: 'table',
      columns: [
        { label: 'รายการ', width: 3 },
        { label: 'จำนวนเงิน (บาท)', width: 1, align: 'right' },
      ],
      rows: [
        ['ค่าน้ำมันเชื้อเพลิง', '1,250.00'],
        ['ค่าทางพิเศษ', '95.00'],
      ],
      emptyRows: 2,
    },
    { kind: 'text', paragraphs: ['จึงเรียนมาเพื่อโปรดพิจารณา'] },
    { kind: 'signatures', signers: [formSigner({ name: 'นางสาวศิริพร วัฒนานุรักษ์', role: 'ผู้ขอ' })] },
    {
      kind: 'boxes',
      boxes: [
        {
          ...{ title: 'ความเห็นผู้บังคับบัญชา', text: '', emptyLines: 2, choices: [] },
          signer: formSigner({ posts: ['ผู้อำนวยการกอง'] }),
        },
        {
          ...{ title: 'คำสั่ง', text: '', emptyLines: 0 },
          choices: [
            { text: 'อนุญาต', isChosen: false },
            { text: 'ไม่อนุญาต', isChosen: false },
          ],
          signer: formSigner({ name: 'นายธีรเดช วรพิทักษ์', role: 'ผู้อนุญาต' }),
        },
      ],
    },
  ],
};

const agency = 'สำนักงานสถิติพื้นที่แห่งชาติ';
const date = '2026-11-26' as const;
const common = { author: agency, date };

/** What is written on them: as an office writes it, and the most. */
interface Content {
  readonly subject: string;
  readonly letterNo: string;
  readonly name: string;
  readonly rows: number;
}
export const contents = {
  realistic: {
    ...{ subject: 'ขอเชิญประชุมคณะทำงานข้อมูลพื้นที่', letterNo: 'สพ 0203/1450' },
    ...{ name: 'นางสาวศิริพร วัฒนานุรักษ์', rows: 6 },
  },
  extreme: {
    subject: longSubject,
    letterNo: 'สพ (คกก.) 0203.4.12/ว 14500',
    name: `นางสาว${'ศิริวัฒนาพรรณ'.repeat(3)} ณ นคร`,
    rows: 14,
  },
} as const satisfies Record<string, Content>;

const times = <T>({ rows }: Content, make: (at: number) => T): T[] =>
  Array.from({ length: rows }, (_none, at) => make(at + 1));

/** Many recipients at once, each with an envelope of their own. */
const manyEnvelopes = (content: Content) =>
  renderEnvelopes({
    ...{ ...common, size: 'dl' },
    envelopes: times(content, (at) => ({
      sender: [agency, '99 ถนนตัวอย่าง เขตสมมติ', 'กรุงเทพมหานคร 10200'],
      ...{ number: content.letterNo, salutation: 'เรียน' },
      ...{ speed: content.rows > 10 ? 'ด่วนที่สุด' : '', secrecy: content.rows > 10 ? 'ลับมาก' : '' },
      addressee: [`${content.name} ${at}`, 'ผู้อำนวยการกองข้อมูลและแผนที่'],
      address: ['120 หมู่ 3 ถนนสมมติ', 'อำเภอตัวอย่าง จังหวัดตัวอย่าง 30000'],
    })),
  });

const anyForm = ({ subject: long, rows }: Content) =>
  renderForm({
    ...formRequest,
    ...(rows > 10 ? { title: long, secrecy: 'ลับมาก' } : {}),
  });

/** Each of them by its name. */
export const sampleSheets: Readonly<Record<string, (content: Content) => Promise<Uint8Array>>> = {
  'envelopes-many': manyEnvelopes,
  form: anyForm,
};
