import type { FormInput, FormSigner } from '../contract/index.ts';
import { openName } from '../contract/index.ts';
import {
  renderAnnotations,
  renderEnvelopes,
  renderForm,
  renderList,
  renderStamp,
} from './index.ts';
import type { EnvelopeInput } from './index.ts';
import { renderRegisterSheets } from './register-sheets.pdf.ts';
import type { SheetRow } from './register-sheets.pdf.ts';
import { longSubject } from './sample-body.testing.ts';

/* Papers of the regulation that are no document: envelopes, stamps, cards, lists, registers and forms. */

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
const a4 = { width: 595.276, height: 841.89 };

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

const envelope = ({ letterNo, name, rows }: Content): EnvelopeInput => ({
  sender: [agency, '99 ถนนตัวอย่าง เขตสมมติ', 'กรุงเทพมหานคร 10200'],
  ...{ number: letterNo, salutation: 'เรียน', speed: rows > 10 ? 'ด่วนที่สุด' : '' },
  ...{ secrecy: rows > 10 ? 'ลับมาก' : '', addressee: [name, 'ผู้อำนวยการกองข้อมูลและแผนที่'] },
  address: ['120 หมู่ 3 ถนนสมมติ', 'อำเภอตัวอย่าง จังหวัดตัวอย่าง 30000'],
});

const envelopes = (size: 'c4' | 'c5' | 'dl' | 'window') => (content: Content) =>
  renderEnvelopes({ ...common, size, envelopes: [envelope(content)] });

/** Many recipients at once, each with an envelope of their own. */
const manyEnvelopes = (content: Content) =>
  renderEnvelopes({
    ...{ ...common, size: 'dl' },
    envelopes: times(content, (at) => ({
      ...envelope(content),
      addressee: [`${content.name} ${at}`, 'ผู้อำนวยการกองข้อมูลและแผนที่'],
    })),
  });

const receiveStamp = ({ letterNo, rows }: Content) =>
  renderAnnotations({
    ...{ title: 'ตรารับหนังสือ', date, pages: [a4] },
    items: [
      {
        ...{ kind: 'stamp', page: 0, left: 390, top: 40, width: rows > 10 ? 90 : 160, size: 13 },
        lines: [agency, `รับที่ ${letterNo}`, 'วันที่ 26 พ.ย. 2569', 'เวลา 10.05 น.'],
        ...{
          foot: ['งานสารบรรณ'],
          footSize: 8,
          footWidth: 160,
          colour: '#1b2f8f',
          isStruck: false,
        },
      },
    ],
  });

const retentionStamp = ({ rows }: Content) =>
  renderStamp({
    ...(rows > 10
      ? ({ text: 'ห้ามทำลาย', colour: 'red' } as const)
      : ({ text: 'เก็บถึง พ.ศ. 2579', colour: 'blue' } as const)),
    ...{ date, pages: [a4] },
  });

type Columns = readonly { readonly label: string; readonly width: number; centred?: boolean }[];

/** A list in which the title stands in the widest column and the number of the letter in the one that is called ที่. */
const list =
  (form: number, title: string, columns: Columns, roles: readonly string[] = []) =>
  (content: Content) =>
    renderList({
      ...{ ...common, title, subtitle: [agency], mark: `แบบที่ ${form}`, columns },
      facts: [['หนังสือที่เก็บ', 'ตั้งแต่วันที่ 1 ตุลาคม 2569 ถึงวันที่ 26 พฤศจิกายน 2569']],
      rows: times(content, (at) => columns.map(({ label }) => cellOf(label, at, content))),
      closing: [`รวม ${content.rows} เรื่อง`],
      signers: roles.map((role) => ({ name: openName, position: '', role, signed: null })),
    });

function cellOf(label: string, at: number, { subject, letterNo, name }: Content): string {
  if (label === 'เรื่อง' || label === 'รายการ') return subject;
  if (label === 'ที่' || label === 'เลขทะเบียน') return letterNo;
  if (label.startsWith('ลงวันที่') || label.startsWith('วัน')) return `${at} ต.ค. 2569`;
  if (['จาก', 'ถึง', 'ผู้รับ'].includes(label)) return name;
  return label === 'หมายเหตุ' ? '' : String(at);
}

const column = (label: string, width: number) => ({ label, width });
const seq = { label: 'ลำดับที่', width: 1.4, centred: true };
const received = { label: 'เลขทะเบียนรับ', width: 2.3, centred: true };
const [letterNo, letterDate] = [column('ที่', 2.9), column('ลงวันที่', 1.9)];
const [subject, remark] = [column('เรื่อง', 7), column('หมายเหตุ', 1.8)];

const register =
  (form: number, title: string, columns: Columns, heading: string) => async (content: Content) => {
    const rows = times(content, (at): SheetRow => ({
      cells: columns.map(({ label }) => ({ text: cellOf(label, at, content), isEnded: at === 3 })),
    }));
    const made = await renderRegisterSheets({
      ...{ ...common, title, subtitle: [`${agency} พ.ศ. 2569`], mark: `แบบที่ ${form}`, columns },
      ...{ rows: [{ heading }, ...rows], firstSheet: 1, isEnd: true },
    });
    return made.pdf;
  };

const registerColumns = (first: string): Columns => [
  { label: first, width: 8, centred: true },
  ...[column('ที่', 14), column('ลงวันที่', 9), column('จาก', 14), column('เรื่อง', 22)],
  ...[column('ถึง', 12), column('การปฏิบัติ', 10), column('หมายเหตุ', 12)],
];

const bookColumns: Columns = [
  ...[column('เลขทะเบียน', 11), column('จาก', 12), column('ถึง', 14), column('หน่วยรับ', 16)],
  ...[column('ผู้รับ', 18), column('วันและเวลา', 12), column('หมายเหตุ', 17)],
];

const smallForm = (title: string, form: number, parts: FormInput['parts']) =>
  renderForm({
    ...{ ...common, version: 1, title, subtitle: [agency], mark: `แบบที่ ${form}`, parts },
    ...{ size: 'a5', hasEmblem: false, secrecy: '' },
  });

const receipt = (content: Content) =>
  smallForm('ใบรับหนังสือ', 17, [
    {
      kind: 'fields',
      rows: [
        [{ label: 'ที่', value: content.letterNo }],
        [{ label: 'ถึง', value: content.name }],
        [{ label: 'เรื่อง', value: content.subject }],
        [
          { label: 'รับวันที่', value: '' },
          { label: 'เวลา', value: '' },
        ],
      ],
    },
    { kind: 'signatures', signers: [formSigner({ name: content.name, role: 'ผู้รับ' })] },
  ]);

const loanCard = (content: Content) =>
  smallForm('บัตรยืมหนังสือ', 24, [
    {
      kind: 'fields',
      rows: [
        [{ label: 'รายการ', value: content.subject }],
        [{ label: 'ที่', value: `${content.letterNo} ลงวันที่ 15 ตุลาคม 2569` }],
      ],
    },
    {
      kind: 'table',
      columns: ['ผู้ยืม', 'ผู้รับ', 'วันยืม', 'กำหนดส่งคืน', 'ผู้ส่งคืน', 'วันส่งคืน'].map((label) =>
        column(label, label.startsWith('ผู้') ? 3 : 2),
      ),
      ...{ rows: [], emptyRows: content.rows },
    },
  ]);

const anyForm = ({ subject: long, rows }: Content) =>
  renderForm({
    ...formRequest,
    ...(rows > 10 ? { title: long, secrecy: 'ลับมาก' } : {}),
  });

/** Each of them by its name. */
export const sampleSheets: Readonly<Record<string, (content: Content) => Promise<Uint8Array>>> = {
  ...{ 'envelope-c4': envelopes('c4'), 'envelope-c5': envelopes('c5') },
  ...{ 'envelope-dl': envelopes('dl'), 'envelope-window': envelopes('window') },
  'envelopes-many': manyEnvelopes,
  ...{ 'receive-stamp': receiveStamp, 'retention-stamp': retentionStamp },
  'search-card': list(18, 'บัตรตรวจค้น', [
    ...[received, letterNo, letterDate, column('รายการ', 7), column('การปฏิบัติ', 4)],
  ]),
  'kept-list': list(
    ...([19, 'บัญชีหนังสือส่งเก็บ'] as const),
    [seq, letterNo, letterDate, subject, column('อายุการเก็บ', 3), remark],
    ['ผู้ส่งเก็บ', 'ผู้รับเก็บ'],
  ),
  'kept-register': list(20, 'ทะเบียนหนังสือเก็บ', [
    ...[seq, column('วันเก็บ', 1.9), received, letterNo, subject],
    ...[column('รหัสแฟ้ม', 2), column('กำหนดเวลาเก็บ', 3), remark],
  ]),
  'register-received': register(
    ...([13, 'ทะเบียนหนังสือรับ'] as const),
    ...([registerColumns('เลขทะเบียนรับ'), 'วันที่ 26 พฤศจิกายน 2569'] as const),
  ),
  'register-sent': register(
    ...([14, 'ทะเบียนหนังสือส่ง'] as const),
    ...([registerColumns('เลขทะเบียนส่ง'), 'วันที่ 26 พฤศจิกายน 2569'] as const),
  ),
  'delivery-book': register(16, 'สมุดส่งหนังสือ', bookColumns, 'ผู้นำส่ง นายสมมติ ตัวอย่าง'),
  ...{ receipt, 'loan-card': loanCard, form: anyForm },
};
