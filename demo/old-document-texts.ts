import type { RetentionClass } from '@sarn/document/contract';
import type { RetentionListKind } from '@sarn/retention/contract';
import type { SenderKey } from './senders.ts';

/** Folders of the central registry in which the old documents are filed; their names begin with the file code. */
export const oldFolders = {
  land: 'ทด 1 แนวเขตที่ดินของรัฐ',
  money: 'กง 2 งบประมาณและการตรวจสอบ',
  people: 'บค 3 โครงสร้างและอัตรากำลัง',
  general: 'ทป 4 เรื่องทั่วไป',
} as const;
export type OldFolder = keyof typeof oldFolders;

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
  readonly folder: OldFolder;
  /** The list on which it is; a document without one can be put on a list by the visitor. */
  readonly list: RetentionListKind | null;
}

type Row = readonly [
  yearsAgo: number,
  sender: SenderKey,
  running: string,
  subject: string,
  cause: string,
  retention: RetentionClass,
  folder: OldFolder,
  list?: RetentionListKind,
];

// Documents of more than 20 years must go to the National Archives, those of more than ten may
// be destroyed unless they are kept for ever. Oldest first.
const rows: readonly Row[] = [
  [
    23,
    'ministry',
    '12',
    'ส่งบัญชีที่ดินของรัฐซึ่งอยู่ในความดูแลของหน่วยงานในสังกัดกระทรวง พร้อมแผนที่แนบท้ายและรายละเอียดแนวเขตทุกแปลง',
    'ได้รวบรวมบัญชีที่ดินของรัฐในความดูแลของหน่วยงานในสังกัดแล้วเสร็จ',
    'forever',
    'land',
    'transfer',
  ],
  [
    23,
    'treasury',
    '455',
    'แจ้งการส่งคืนที่ดินราชพัสดุที่ไม่ได้ใช้ประโยชน์',
    'ได้ตรวจสอบที่ดินราชพัสดุที่ไม่ได้ใช้ประโยชน์แล้ว',
    'forever',
    'land',
    'transfer',
  ],
  [
    22,
    'stat',
    '114',
    'ส่งแผนที่แนวเขตที่ดินฉบับลงสี',
    'ได้จัดทำแผนที่แนวเขตที่ดินฉบับลงสีแล้วเสร็จ',
    'forever',
    'land',
  ],
  [
    22,
    'budget',
    '318',
    'แจ้งผลการพิจารณางบประมาณจัดตั้งสำนักงาน',
    'ได้พิจารณางบประมาณจัดตั้งสำนักงานแล้ว',
    'ten-years',
    'money',
    'transfer',
  ],
  [
    22,
    'civil',
    '61',
    'แจ้งมติการแบ่งส่วนราชการภายในของสำนักงาน',
    'ได้พิจารณาการแบ่งส่วนราชการภายในของสำนักงานแล้ว',
    'forever',
    'people',
    'keep-back',
  ],
  [
    21,
    'civil',
    '87',
    'แจ้งการจัดตั้งสำนักงานและกรอบอัตรากำลังแรกตั้ง',
    'ได้พิจารณากรอบอัตรากำลังแรกตั้งของสำนักงานแล้ว',
    'forever',
    'people',
  ],
  [
    21,
    'budget',
    '903',
    'แจ้งการจัดสรรงบประมาณก่อสร้างอาคารสำนักงาน',
    'ได้จัดสรรงบประมาณก่อสร้างอาคารสำนักงานแล้ว',
    'ten-years',
    'money',
  ],
  [
    21,
    'stat',
    '240',
    'ส่งหมุดหลักฐานแผนที่และค่าพิกัดที่ใช้อ้างอิง',
    'ได้รังวัดหมุดหลักฐานแผนที่และคำนวณค่าพิกัดแล้ว',
    'forever',
    'land',
    'keep-back',
  ],
  [
    16,
    'stat',
    '88',
    'ส่งต้นฉบับฟิล์มภาพถ่ายทางอากาศ จำนวน 12 ม้วน',
    'ได้คัดเลือกต้นฉบับฟิล์มภาพถ่ายทางอากาศแล้ว',
    'forever',
    'land',
    'deposit',
  ],
  [
    15,
    'treasury',
    '1104',
    'ส่งสำเนาโฉนดที่ดินราชพัสดุแปลงที่ตั้งสำนักงาน',
    'ได้จัดทำสำเนาโฉนดที่ดินราชพัสดุแล้ว',
    'forever',
    'land',
    'deposit',
  ],
  [
    14,
    'audit',
    '352',
    'แจ้งผลการตรวจสอบเครื่องพิมพ์แผนที่รุ่นเก่า',
    'ได้ตรวจสอบการใช้เครื่องพิมพ์แผนที่รุ่นเก่าแล้ว',
    'five-years',
    'money',
  ],
  [
    14,
    'civil',
    '512',
    'ขอรายชื่อผู้เข้าอบรมหลักสูตรงานสารบรรณ รุ่นที่ 3',
    'กำหนดจัดอบรมหลักสูตรงานสารบรรณ รุ่นที่ 3',
    'one-year',
    'people',
    'destroy',
  ],
  [
    13,
    'stat',
    '766',
    'ขอยืมแบบสอบถามการถือครองที่ดินชุดกระดาษ',
    'มีความประสงค์ขอยืมแบบสอบถามการถือครองที่ดินชุดกระดาษ',
    'one-year',
    'general',
  ],
  [
    13,
    'audit',
    '77',
    'ขอเอกสารประกอบการตรวจสอบการใช้รถราชการ ประจำปีงบประมาณ พ.ศ. 2555 และรายงานการซ่อมบำรุงย้อนหลัง 3 ปี',
    'มีความประสงค์ขอเอกสารประกอบการตรวจสอบการใช้รถราชการ',
    'five-years',
    'money',
    'destroy',
  ],
  [
    13,
    'budget',
    '640',
    'แจ้งปฏิทินการจัดทำคำของบประมาณ',
    'ได้กำหนดปฏิทินการจัดทำคำของบประมาณแล้ว',
    'one-year',
    'money',
    'destroy',
  ],
  [
    12,
    'civil',
    '441',
    'แจ้งย้ายที่ทำการชั่วคราว',
    'ได้ย้ายที่ทำการชั่วคราวระหว่างปรับปรุงอาคาร',
    'one-year',
    'general',
  ],
  [
    12,
    'budget',
    '1290',
    'ส่งคู่มือระบบงบประมาณรุ่นแผ่นบันทึก',
    'ได้จัดทำคู่มือระบบงบประมาณรุ่นแผ่นบันทึก',
    'one-year',
    'money',
  ],
  [
    12,
    'stat',
    '903',
    'ขอความร่วมมือตอบแบบสำรวจการใช้ที่ดินในเขตเมือง',
    'มีความประสงค์สำรวจการใช้ที่ดินในเขตเมือง',
    'one-year',
    'general',
    'destroy',
  ],
  [
    12,
    'civil',
    '118',
    'แจ้งผลการพิจารณาข้อร้องเรียนการคัดเลือกพนักงาน',
    'ได้พิจารณาข้อร้องเรียนการคัดเลือกพนักงานแล้ว',
    'ten-years',
    'people',
    'destroy',
  ],
  [
    11,
    'audit',
    '58',
    'ขอหนังสือรับรองการใช้รถตรวจการณ์คันเดิม',
    'มีความประสงค์ขอหนังสือรับรองการใช้รถตรวจการณ์คันเดิม',
    'ten-years',
    'money',
  ],
  [
    11,
    'treasury',
    '415',
    'ส่งภาพถ่ายอาคารที่ทำการหลังแรกก่อนรื้อถอน',
    'ได้บันทึกภาพอาคารที่ทำการหลังแรกก่อนรื้อถอนไว้แล้ว',
    'ten-years',
    'general',
    'destroy',
  ],
];

export const oldDocumentTexts: readonly OldDocument[] = rows.map(
  ([yearsAgo, sender, running, subject, cause, retention, folder, list = null]) => ({
    ...{ yearsAgo, sender, running, subject, cause, retention, folder, list },
  }),
);
