import { searchForm } from '@sarn/kernel';

/** A column that an import can read: its name, and the headings that old systems use for it. */
export interface ImportField {
  readonly th: string;
  readonly en: string;
  /** Headings besides the name itself; spaces, dots and colons in them are ignored. */
  readonly alsoHeaded: readonly string[];
  /** Most characters; longer text is reported and its row left out. */
  readonly most: number;
}

const field = (
  th: string,
  en: string,
  most: number,
  alsoHeaded: readonly string[],
): ImportField => ({ th, en, most, alsoHeaded });

/** The columns of forms 13 and 14 and what old systems keep beside them, in the order of the form. */
export const importFields = {
  number: field('เลขทะเบียน', 'Register number', 60, [
    'เลขทะเบียนรับ',
    'เลขทะเบียนส่ง',
    'เลขรับ',
    'เลขส่ง',
    'เลขที่รับ',
    'เลขที่ส่ง',
    'เลขรับที่',
    'ทะเบียนรับ',
    'ทะเบียนส่ง',
    'เลขทะเบียนรับที่',
    'เลขทะเบียนส่งที่',
    'ทะเบียนรับเลขที่',
    'ทะเบียนส่งเลขที่',
    'receive no',
    'register no',
  ]),
  receivedOn: field('วันที่รับ', 'Day of registration', 60, [
    'วันที่ลงทะเบียน',
    'วันที่ลงรับ',
    'วันที่ส่ง',
    'วันรับ',
    'วันส่ง',
    'รับวันที่',
    'ส่งวันที่',
    'วันเดือนปีที่รับ',
    'วันเดือนปีที่ส่ง',
    'วันที่รับหนังสือ',
    'วันที่ส่งหนังสือ',
    'received date',
    'receive date',
  ]),
  time: field('เวลา', 'Time', 40, ['เวลารับ', 'เวลาที่รับ', 'เวลาส่ง', 'เวลาที่ส่ง', 'time']),
  letterNo: field('ที่', 'Letter number', 100, [
    'เลขที่หนังสือ',
    'ที่หนังสือ',
    'เลขหนังสือ',
    'หนังสือที่',
    'หนังสือเลขที่',
    'เลขที่',
    'letter no',
    'document no',
    'ref no',
  ]),
  letterDate: field('ลงวันที่', 'Date of the letter', 60, [
    'หนังสือลงวันที่',
    'วันที่หนังสือ',
    'วันที่ของหนังสือ',
    'วันที่ในหนังสือ',
    'ลว',
    'letter date',
    'document date',
  ]),
  sender: field('จาก', 'From', 300, [
    'ผู้ส่ง',
    'หน่วยงานผู้ส่ง',
    'หน่วยงานที่ส่ง',
    'ส่วนราชการเจ้าของหนังสือ',
    'เจ้าของหนังสือ',
    'หน่วยงานเจ้าของเรื่อง',
    'from',
    'sender',
  ]),
  addressee: field('ถึง', 'To', 300, ['เรียน', 'ผู้รับ', 'ส่งถึง', 'หน่วยงานผู้รับ', 'to', 'addressee']),
  title: field('เรื่อง', 'Subject', 1000, ['ชื่อเรื่อง', 'เรื่องที่', 'หัวเรื่อง', 'subject', 'title']),
  action: field('การปฏิบัติ', 'What was done', 1000, [
    'การดำเนินการ',
    'ผลการปฏิบัติ',
    'ผู้ปฏิบัติ',
    'การสั่งการ',
    'คำสั่ง',
    'action',
  ]),
  note: field('หมายเหตุ', 'Remark', 1000, ['บันทึก', 'remark', 'remarks', 'note']),
  speed: field('ชั้นความเร็ว', 'Speed', 60, ['ความเร็ว', 'ความเร่งด่วน', 'ชั้นเร่งด่วน', 'speed']),
  secrecy: field('ชั้นความลับ', 'Secrecy', 60, ['ความลับ', 'secrecy']),
  fileName: field('ชื่อไฟล์', 'Name of the scan', 1000, [
    'ไฟล์',
    'ไฟล์แนบ',
    'แฟ้มภาพ',
    'ไฟล์สแกน',
    'ชื่อไฟล์สแกน',
    'ไฟล์เอกสาร',
    'file',
    'filename',
    'file name',
    'attachment',
  ]),
  oldId: field('รหัสในระบบเดิม', 'Id in the old system', 100, [
    'รหัสเดิม',
    'รหัสเอกสาร',
    'รหัส',
    'id',
    'doc id',
    'document id',
  ]),
} as const satisfies Readonly<Record<string, ImportField>>;

export type ImportFieldName = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as [
  ImportFieldName,
  ...ImportFieldName[],
];

/** Without these columns no register entry can be written. */
export const requiredFields: readonly ImportFieldName[] = ['number', 'title'];

/** Which column (from 0) holds which field; one that is left out is not read. */
export type ImportMapping = Partial<Record<ImportFieldName, number>>;

/** Form in which headings are compared: digits, case, spaces and punctuation are ignored. */
export const headingKey = (text: string): string =>
  searchForm(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const known: ReadonlyMap<string, ImportFieldName> = new Map(
  importFieldNames.flatMap((name) => {
    const { th, en, alsoHeaded } = importFields[name];
    return [th, en, ...alsoHeaded].map((heading) => [headingKey(heading), name] as const);
  }),
);

/**
 * Which heading stands for which field; the first of two equal headings.
 *
 * @param remembered by the key of the heading, what was chosen for it before; null: not read
 */
export function recogniseHeadings(
  headings: readonly string[],
  remembered: ReadonlyMap<string, ImportFieldName | null> = new Map(),
): ImportMapping {
  const mapping: ImportMapping = {};
  for (const [column, heading] of headings.entries()) {
    const key = headingKey(heading);
    const chosen = remembered.get(key);
    const name = chosen === undefined ? known.get(key) : chosen;
    if (name && mapping[name] === undefined) mapping[name] = column;
  }
  return mapping;
}
