import type { RetentionClass } from '@sarn/document/contract';
import type { SenderKey } from './senders.ts';

/** A letter closed long ago, of which only the retention is still open. */
export interface OldDocument {
  /** Whole years before the day of the demo. */
  readonly yearsAgo: number;
  readonly sender: SenderKey;
  /** Behind the letter code of the sender. */
  readonly running: string;
  readonly subject: string;
  /** Follows "ด้วย<sender>" and ends before "นั้น". */
  readonly cause: string;
  readonly retention: RetentionClass;
}

type Row = readonly [
  yearsAgo: number,
  sender: SenderKey,
  running: string,
  subject: string,
  cause: string,
  retention: RetentionClass,
];

// Documents of more than 20 years must go to the National Archives, those of more than ten may
// be destroyed unless they are kept for ever. Oldest first.
const rows: readonly Row[] = [
  [22, 'stat', '114', 'ส่งแผนที่แนวเขตที่ดินฉบับลงสี', 'ได้จัดทำแผนที่แนวเขตที่ดินฉบับลงสีแล้วเสร็จ', 'forever'],
  [
    21,
    'civil',
    '87',
    'แจ้งการจัดตั้งสำนักงานและกรอบอัตรากำลังแรกตั้ง',
    'ได้พิจารณากรอบอัตรากำลังแรกตั้งของสำนักงานแล้ว',
    'forever',
  ],
  [
    21,
    'budget',
    '903',
    'แจ้งการจัดสรรงบประมาณก่อสร้างอาคารสำนักงาน',
    'ได้จัดสรรงบประมาณก่อสร้างอาคารสำนักงานแล้ว',
    'ten-years',
  ],
  [
    14,
    'audit',
    '352',
    'แจ้งผลการตรวจสอบเครื่องพิมพ์แผนที่รุ่นเก่า',
    'ได้ตรวจสอบการใช้เครื่องพิมพ์แผนที่รุ่นเก่าแล้ว',
    'five-years',
  ],
  [
    13,
    'stat',
    '766',
    'ขอยืมแบบสอบถามการถือครองที่ดินชุดกระดาษ',
    'มีความประสงค์ขอยืมแบบสอบถามการถือครองที่ดินชุดกระดาษ',
    'one-year',
  ],
  [12, 'civil', '441', 'แจ้งย้ายที่ทำการชั่วคราว', 'ได้ย้ายที่ทำการชั่วคราวระหว่างปรับปรุงอาคาร', 'one-year'],
  [
    12,
    'budget',
    '1290',
    'ส่งคู่มือระบบงบประมาณรุ่นแผ่นบันทึก',
    'ได้จัดทำคู่มือระบบงบประมาณรุ่นแผ่นบันทึก',
    'one-year',
  ],
  [
    11,
    'audit',
    '58',
    'ขอหนังสือรับรองการใช้รถตรวจการณ์คันเดิม',
    'มีความประสงค์ขอหนังสือรับรองการใช้รถตรวจการณ์คันเดิม',
    'ten-years',
  ],
];

export const oldDocumentTexts: readonly OldDocument[] = rows.map(
  ([yearsAgo, sender, running, subject, cause, retention]) => ({
    ...{ yearsAgo, sender, running, subject, cause, retention },
  }),
);
