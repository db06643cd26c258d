/** A table of units of an invented institution, with the mistakes that such tables have. */
export interface InstitutionTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Rows that are expected to be left out, and those that only wait for one of them. */
  readonly bad: number;
  readonly waits: number;
  readonly twice: number;
  /** Units that are entered, ended ones among them. */
  readonly entered: number;
}

const headings = [
  ...['ลำดับที่', 'รหัส หน่วยงาน', 'ชื่อส่วนราชการ', 'หน่วยงานต้นสังกัด', 'ระดับ', 'อักษรย่อ.'],
  ...['รหัสหนังสือ', 'ใช้งาน'],
];

const faculties = 24;
const departments = 8;

/** Rows of a university of 24 faculties with eight departments each, and the sections below some. */
function rightRows(): string[][] {
  const rows: string[][] = [['01', 'มหาวิทยาลัยตัวอย่างพัฒนา', '', 'มหาวิทยาลัย', 'มตพ.', 'ตย 0201', 'Y']];
  for (let at = 1; at <= faculties; at += 1) {
    const code = `01${String(at).padStart(2, '0')}`;
    rows.push([code, `คณะวิชาตัวอย่างที่ ${at}`, '01', 'คณะ', `คต.${at}`, `ตย 0201.${at}`, 'Y']);
    for (let part = 1; part <= departments; part += 1) {
      const below = `${code}${String(part).padStart(2, '0')}`;
      rows.push([below, `ภาควิชาที่ ${part} คณะที่ ${at}`, code, 'ภาควิชา', '', '', 'Y']);
    }
    for (let part = 1; part <= 6; part += 1) {
      const below = `${code}${String(part).padStart(2, '0')}9`;
      const over = `${code}${String(part).padStart(2, '0')}`;
      rows.push([below, `งานบริการที่ ${part} คณะที่ ${at}`, over, 'งาน', '', '', '1']);
    }
  }
  return rows;
}

/** Mistakes: each takes out the rows that it names. */
const mistakes: readonly string[][] = [
  // A code twice with another name: both rows out, and what is below waits.
  ['0110', 'คณะวิชาตัวอย่างที่ ๑๐ (เดิม)', '01', 'คณะ', '', '', 'Y'],
  // The same row twice: one is used.
  ['0105', 'คณะวิชาตัวอย่างที่ 5', '01', 'คณะ', 'คต.5', 'ตย 0201.5', 'Y'],
  // Above it stands nobody.
  ['0190', 'สำนักงานไร้ต้นสังกัด', '0999', 'กอง', '', '', 'Y'],
  // An ended branch, and a unit that is said to be in use below it.
  ['0180', 'สำนักเก่า', '01', 'กอง', '', '', 'N'],
  ['018001', 'กลุ่มงานเก่า', '0180', 'กลุ่ม', '', '', '0'],
  ['018002', 'กลุ่มงานที่ยังใช้', '0180', 'กลุ่ม', '', '', 'ใช้'],
  // Units above each other.
  ['0191', 'กองวนหนึ่ง', '0192', 'กอง', '', '', 'Y'],
  ['0192', 'กองวนสอง', '0191', 'กอง', '', '', 'Y'],
  // Nearly the name of a sibling: entered, and told.
  ['0170', 'สำนักงานวิทยทรัพยากรกลาง', '01', 'กอง', '', '', 'Y'],
  ['0171', 'สำนักงานวิทยทรัพยากรกลง', '01', 'กอง', '', '', 'Y'],
  // No name, and a state that nobody knows.
  ['0193', '', '01', 'กอง', '', '', 'Y'],
  ['0194', 'กองสถานะแปลก', '01', 'กอง', '', '', 'ไม่แน่'],
];

/** About 370 units on four levels, children before their parents. */
export function institutionTable(): InstitutionTable {
  const right = rightRows();
  const rows = [...right, ...mistakes].toReversed();
  const below = departments + 6;
  return {
    headings,
    rows: rows.map((cells, at) => [String(at + 1), ...cells]),
    bad: 2 + 1 + 1 + 2 + 2,
    waits: below,
    twice: 1,
    entered: right.length - 1 - below + 2 + 2,
  };
}
