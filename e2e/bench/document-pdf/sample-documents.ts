import type { LetterDocument, MinutesDocument, RichBody } from '@sarn/pdf/contract';

/* Documents of a usual length. Names and facts are invented. */

const paragraph = (text: string): RichBody => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const heading = (text: string): RichBody => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});
const body = (...content: RichBody[]): RichBody => ({ type: 'doc', content });

const sentences = [
  'ด้วยสำนักงานจะจัดประชุมเชิงปฏิบัติการเพื่อทบทวนแผนการจัดทำข้อมูลพื้นที่และตัวชี้วัดของทุกจังหวัด',
  'โดยมีวัตถุประสงค์เพื่อให้หน่วยงานที่เกี่ยวข้องรับทราบแนวทางการดำเนินงานและร่วมกันกำหนดมาตรฐานข้อมูลกลาง',
  'ในการนี้ จึงขอเรียนเชิญผู้แทนหน่วยงานของท่านเข้าร่วมประชุม ณ ห้องประชุมใหญ่ ชั้น 5 ระหว่างเวลา 09.00-16.30 น.',
  'ทั้งนี้ ได้มอบหมายให้ผู้ประสานงานติดต่อรายละเอียดเพิ่มเติมและรวบรวมแบบตอบรับภายในวันที่กำหนด',
] as const;
/** Each another text: remembered lines of one paragraph would prove nothing. */
const text = (at: number): string =>
  sentences.map((_, shift) => sentences[(at + shift) % sentences.length]).join(' ') +
  ` ตามบันทึกที่ ${at + 1}`;

const shared = { version: 1 as const, isDraft: false, secrecy: '' };
const signer = { name: 'นางรุ่งนภา กิจไพศาล', posts: [{ title: 'ผู้อำนวยการสำนักงาน', acting: null }] };

/** An external letter of one page; `at` makes it another one. */
export const letterOf = (at: number): LetterDocument => ({
  ...{
    ...shared,
    keepWhole: [],
    kind: 'letter',
    number: `ดท 0102/${at + 1}`,
    date: '2026-10-15',
    speed: 'ด่วน',
  },
  ...{ subject: 'ขอเชิญประชุมเชิงปฏิบัติการ', salutation: 'เรียน', addressee: 'ผู้ว่าราชการจังหวัดตัวอย่าง' },
  ...{ reference: 'หนังสือสำนักงาน ที่ ดท 0102/7 ลงวันที่ 1 ตุลาคม 2569', enclosures: ['กำหนดการ'] },
  ...{ owner: ['สำนักงานสถิติพื้นที่แห่งชาติ', 'ถนนตัวอย่าง กรุงเทพฯ 10200'], copies: [] },
  ...{ closing: 'ขอแสดงความนับถือ', responsible: ['กองข้อมูล', 'โทร. 0 2998 1000'], signer },
  body: body(paragraph(text(at)), paragraph(text(at + 1)), paragraph('จึงเรียนมาเพื่อโปรดพิจารณา')),
});

const items = 6;
const paragraphsOfItem = 14;

/** Minutes of twenty pages. */
export const minutesOf = (at: number): MinutesDocument => ({
  ...{ ...shared, keepWhole: [], kind: 'minutes', number: '', date: '2026-11-05', subject: '' },
  ...{ meeting: 'การประชุมคณะทำงานธรรมาภิบาลข้อมูล', meetingNo: `${at + 1}/2569` },
  ...{ meetingDate: '2026-11-02', place: 'ห้องประชุม 1', beganAt: '09.30 น.', endedAt: '12.00 น.' },
  present: Array.from({ length: 20 }, (_, one) => ({
    ...{ name: `นายผู้แทน คนที่${one + 1}`, post: 'กรรมการ', remark: '' },
  })),
  ...{
    absent: [{ name: 'นายสาม', post: '', remark: 'ติดราชการ' }],
    guests: [],
    recorder: signer,
    signer,
  },
  body: body(
    ...Array.from({ length: items }, (_, item) => [
      heading(`ระเบียบวาระที่ ${item + 1} เรื่องเพื่อพิจารณา`),
      ...Array.from({ length: paragraphsOfItem }, (__, one) =>
        paragraph(text(at * 1_000 + item * 100 + one)),
      ),
      paragraph('มติที่ประชุม รับทราบ'),
    ]).flat(),
  ),
});
