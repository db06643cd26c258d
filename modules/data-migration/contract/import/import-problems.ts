/** What can be reported about one cell of an import. */
export interface ImportProblemWords {
  readonly th: string;
  readonly en: string;
  /** The row is left out; otherwise it is entered with this remark. */
  readonly isBad: boolean;
}

const bad = (th: string, en: string): ImportProblemWords => ({ th, en, isBad: true });
const said = (th: string, en: string): ImportProblemWords => ({ th, en, isBad: false });

/** Every reason of the error sheet; `{…}` are filled from the problem. */
export const importProblems = {
  missing: bad('ไม่ได้กรอก', 'Empty'),
  'too-long': bad('ยาวเกิน {most} ตัวอักษร', 'Longer than {most} characters'),
  'number-unreadable': bad(
    'เลขทะเบียนต้องเป็นตัวเลข เช่น 125 หรือ 125/2569',
    'The number must be digits, as 125 or 125/2569',
  ),
  'number-year': bad(
    'เลขทะเบียนนี้เป็นของปี {found} ไม่ใช่ปี {year} ที่เลือกไว้',
    'This number is of {found}, not of {year} as chosen',
  ),
  'number-twice': bad(
    'เลขทะเบียนซ้ำกันในตาราง แถวที่ {rows}',
    'The number stands more than once in the table: rows {rows}',
  ),
  'number-taken': bad(
    'เลขทะเบียนนี้มีในทะเบียนแล้ว',
    'The register holds an entry with this number already',
  ),
  'date-unreadable': bad('อ่านวันที่ไม่ได้ หรือไม่มีวันนี้ในปฏิทิน', 'No date that exists'),
  'date-order': bad(
    'ไม่ชัดว่าเขียนแบบ วัน/เดือน/ปี หรือ เดือน/วัน/ปี กรุณาเขียนชื่อเดือน',
    'Day/month or month/day? Please write the name of the month',
  ),
  'date-century': bad(
    'ปีสองหลักอ่านได้หลายแบบ กรุณาเขียนปีสี่หลัก',
    'The two-digit year can be read in several ways; please write four digits',
  ),
  'date-other-year': bad(
    'วันที่ลงทะเบียน {found} ไม่อยู่ในปี {year} ที่เลือกไว้',
    'The day of registration {found} is not in {year} as chosen',
  ),
  'date-needed': bad(
    'ไม่มีวันที่ลงทะเบียน และไม่มีวันที่ของหนังสือในปีเดียวกันให้ใช้แทน',
    'There is no day of registration, and no date of the letter in this year to stand for it',
  ),
  'date-ahead': bad('วันที่อยู่ในอนาคต', 'The day is in the future'),
  classified: bad(
    'หนังสือที่มีชั้นความลับนำเข้าที่นี่ไม่ได้ ให้นายทะเบียนข้อมูลข่าวสารลับลงทะเบียน',
    'Classified documents cannot be imported here; the registrar of classified information enters them',
  ),
  refused: bad('ฐานข้อมูลไม่รับแถวนี้', 'The database did not take this row'),
  'date-two-digits': said('ปีสองหลัก อ่านเป็น {found}', 'The two-digit year was read as {found}'),
  'date-of-letter': said(
    'ไม่มีวันที่ลงทะเบียน ใช้วันที่ของหนังสือ {found} แทน',
    'No day of registration; the date of the letter, {found}, stands for it',
  ),
  'date-after': said('หนังสือลงวันที่หลังวันที่ลงทะเบียน', 'The letter is dated after its registration'),
  'time-unreadable': said('อ่านเวลาไม่ได้ จึงไม่บันทึกเวลา', 'The time cannot be read and is left out'),
  'speed-unknown': said('ไม่รู้จักชั้นความเร็วนี้ บันทึกเป็น “ปกติ”', 'Unknown speed class; entered as normal'),
  'scan-missing': said('ไม่พบไฟล์สแกน “{name}”', 'The scan “{name}” is not there'),
  'scan-ambiguous': said(
    'มีไฟล์สแกนชื่อ “{name}” หลายไฟล์ จึงไม่แนบ',
    'Several scans are called “{name}”; none was attached',
  ),
  'scan-taken': said(
    'ไฟล์สแกน “{name}” ใช้กับแถวที่ {row} แล้ว',
    'The scan “{name}” belongs to row {row} already',
  ),
  'scan-type': said(
    'ไฟล์สแกน “{name}” เป็นชนิดที่รับไม่ได้ หรือเนื้อไฟล์ไม่ตรงกับนามสกุล',
    'The scan “{name}” is of a kind that is not taken',
  ),
  'scan-size': said(
    'ไฟล์สแกน “{name}” ว่างเปล่าหรือใหญ่เกิน {most} MB',
    'The scan “{name}” is empty or larger than {most} MB',
  ),
  'scan-broken': said(
    'เปิดไฟล์สแกน “{name}” ไม่ได้ จึงไม่แนบ',
    'The scan “{name}” cannot be opened and was not attached',
  ),
} as const satisfies Readonly<Record<string, ImportProblemWords>>;

export type ImportProblemCode = keyof typeof importProblems;

/** What was found in a row. */
export interface ImportProblem {
  readonly code: ImportProblemCode;
  /** The field with the problem. */
  readonly field: string;
  /** What the cell says. */
  readonly cell: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The reason as a sentence. */
export function problemText({ code, params = {} }: ImportProblem, language: 'th' | 'en'): string {
  return importProblems[code][language].replace(/\{(\w+)\}/g, (_whole, key: string) =>
    String(params[key] ?? ''),
  );
}
