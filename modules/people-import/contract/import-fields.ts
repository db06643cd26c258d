import { searchForm } from '@sarn/kernel';

/** What a table holds. */
export const importKinds = ['units', 'people'] as const;
export type ImportKind = (typeof importKinds)[number];

interface ImportField {
  readonly th: string;
  readonly en: string;
  /** Most characters. */
  readonly max: number;
  readonly alsoHeaded: readonly string[];
  /** Whether a date is read from it. */
  readonly isDay?: true;
}

const field = (
  th: string,
  en: string,
  max: number,
  alsoHeaded: readonly string[] = [],
): ImportField => ({ th, en, max, alsoHeaded });
const day = (th: string, en: string, alsoHeaded: readonly string[] = []): ImportField => ({
  ...field(th, en, 60, alsoHeaded),
  isDay: true,
});

/** Columns of a table of units. Rule: specification of settings §4 */
export const unitFields = {
  code: field('รหัสหน่วยงาน', 'Unit code', 40, [
    ...['รหัสสังกัด', 'รหัส', 'รหัสส่วนราชการ', 'รหัสส่วนงาน', 'รหัสหน่วย'],
    ...['code', 'unit code', 'org code', 'id', 'unit id', 'org id'],
  ]),
  name: field('ชื่อหน่วยงาน', 'Name of the unit', 300, [
    ...['ชื่อส่วนราชการ', 'หน่วยงาน', 'ชื่อ', 'ชื่อหน่วยงานภาษาไทย', 'ชื่อภาษาไทย', 'ชื่อส่วนงาน'],
    ...['ชื่อหน่วย', 'ส่วนราชการ', 'name', 'unit name', 'org name', 'name th'],
  ]),
  nameEn: field('ชื่อภาษาอังกฤษ', 'English name', 300, [
    ...['ชื่อหน่วยงานภาษาอังกฤษ', 'ชื่อหน่วยงานอังกฤษ', 'ชื่ออังกฤษ', 'name en'],
  ]),
  above: field('หน่วยงานแม่', 'Unit above', 300, [
    ...['หน่วยงานต้นสังกัด', 'ภายใต้', 'รหัสหน่วยงานแม่', 'รหัสหน่วยงานต้นสังกัด', 'รหัสแม่'],
    ...['ต้นสังกัด', 'สังกัด', 'รหัสต้นสังกัด', 'รหัสหน่วยงานที่สังกัด', 'หน่วยงานที่สังกัด'],
    ...['ชื่อสังกัด', 'ชื่อต้นสังกัด', 'ชื่อหน่วยงานต้นสังกัด', 'ชื่อหน่วยงานแม่', 'สังกัดหน่วยงาน'],
    ...['ขึ้นตรงต่อ', 'อยู่ภายใต้', 'หน่วยงานระดับเหนือ', 'หน่วยงานเหนือขึ้นไป'],
    ...['parent', 'parent code', 'parent id', 'parent unit'],
  ]),
  kind: field('ประเภทหน่วยงาน', 'Kind of unit', 60, ['ระดับ', 'ระดับหน่วยงาน', 'ประเภท', 'level']),
  letterCode: field('รหัสหนังสือ', 'Letter code', 40, ['เลขที่หนังสือ', 'letter code']),
  short: field('อักษรย่อ', 'Abbreviation', 40, [
    ...['ชื่อย่อ', 'ชื่อย่อหน่วยงาน', 'ตัวย่อ', 'คำย่อ', 'short', 'abbreviation'],
  ]),
  order: field('ลำดับ', 'Order', 20, ['ลำดับที่แสดง', 'order', 'sort']),
  state: field('สถานะ', 'State', 40, [
    ...['ใช้งาน', 'สถานะการใช้งาน', 'สถานะหน่วยงาน', 'สถานภาพ', 'การใช้งาน', 'สถานะใช้งาน'],
    ...['active', 'is active', 'status', 'state'],
  ]),
  validFrom: day('วันเริ่ม', 'First day', ['วันเริ่มใช้', 'วันที่เริ่ม', 'valid from']),
  validTo: day('วันสิ้นสุด', 'Last day', ['วันที่สิ้นสุด', 'วันเลิกใช้', 'valid to']),
} as const satisfies Readonly<Record<string, ImportField>>;

/** Columns of a table of people. Rule: specification of settings §4 */
export const peopleFields = {
  employeeCode: field('รหัสพนักงาน', 'Employee code', 40, [
    ...['รหัสบุคลากร', 'รหัสเจ้าหน้าที่', 'รหัสประจำตัว', 'รหัส', 'employee code', 'code'],
  ]),
  prefix: field('คำนำหน้า', 'Prefix', 60, ['คำนำหน้าชื่อ', 'คำนำหน้านาม', 'ยศ', 'prefix', 'title']),
  firstName: field('ชื่อ', 'First name', 100, ['ชื่อตัว', 'ชื่อจริง', 'first name']),
  lastName: field('นามสกุล', 'Last name', 100, ['ชื่อสกุล', 'สกุล', 'last name', 'surname']),
  fullName: field('ชื่อ-สกุล', 'Full name', 260, [
    ...['ชื่อเต็ม', 'ชื่อ-นามสกุล', 'ชื่อและนามสกุล', 'ชื่อ สกุล', 'name', 'full name'],
  ]),
  firstNameEn: field('ชื่อภาษาอังกฤษ', 'First name in English', 100, ['first name en']),
  lastNameEn: field('นามสกุลภาษาอังกฤษ', 'Last name in English', 100, ['last name en']),
  idCard: field('เลขประจำตัวประชาชน', 'ID card', 40, [
    ...['เลขบัตรประชาชน', 'เลข 13 หลัก', 'เลขที่บัตรประชาชน', 'บัตรประชาชน', 'id card'],
  ]),
  gender: field('เพศ', 'Gender', 20, ['gender', 'sex']),
  unit: field('สังกัด', 'Unit', 300, [
    ...['กอง', 'รหัสหน่วยงาน', 'รหัสสังกัด', 'หน่วยงาน', 'กลุ่ม', 'ฝ่าย', 'unit', 'department'],
  ]),
  post: field('ตำแหน่ง', 'Position', 200, ['ชื่อตำแหน่ง', 'ตำแหน่งงาน', 'position']),
  level: field('ระดับ', 'Level', 60, ['ระดับตำแหน่ง', 'level']),
  employment: field('ประเภทบุคลากร', 'Employment', 60, [
    ...['ประเภทการจ้าง', 'ประเภทพนักงาน', 'ประเภท', 'employment', 'type'],
  ]),
  duty: field('หน้าที่ในระบบ', 'Duty in the system', 60, ['หน้าที่', 'บทบาท', 'duty', 'role']),
  email: field('อีเมล', 'E-mail', 254, ['อีเมล์', 'อีเมลหน่วยงาน', 'email', 'e-mail', 'mail']),
  phone: field('โทรศัพท์', 'Phone', 60, ['มือถือ', 'เบอร์โทร', 'เบอร์โทรศัพท์', 'phone', 'mobile']),
  birthday: day('วันเกิด', 'Birthday', ['วันเดือนปีเกิด', 'วัน เดือน ปีเกิด', 'birthday']),
  username: field('ชื่อผู้ใช้', 'Username', 100, ['ชื่อผู้ใช้งาน', 'username', 'user', 'login']),
  appointedOn: day('วันบรรจุ', 'Appointed on', ['วันที่บรรจุ', 'วันเริ่มงาน', 'appointed']),
} as const satisfies Readonly<Record<string, ImportField>>;

export type UnitFieldName = keyof typeof unitFields;
export type PeopleFieldName = keyof typeof peopleFields;
export type ImportFieldName = UnitFieldName | PeopleFieldName;

/** The fields of each kind of table. */
export const importFields: Readonly<Record<ImportKind, Readonly<Record<string, ImportField>>>> = {
  units: unitFields,
  people: peopleFields,
};

export const importFieldNames = [
  ...new Set([...Object.keys(unitFields), ...Object.keys(peopleFields)]),
] as [ImportFieldName, ...ImportFieldName[]];

/** Which column (from 0) holds which field; one that is left out is not read. */
export type ImportMapping = Partial<Record<ImportFieldName, number>>;

/** Form in which headings are compared: case, blanks, dots and other signs are ignored. */
export const headingKey = (text: string): string =>
  searchForm(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const known: Readonly<Record<ImportKind, ReadonlyMap<string, ImportFieldName>>> = {
  units: headingsOf(unitFields),
  people: headingsOf(peopleFields),
};

function headingsOf(fields: Readonly<Record<string, ImportField>>) {
  return new Map(
    Object.entries(fields).flatMap(([name, { th, en, alsoHeaded }]) =>
      [th, en, ...alsoHeaded].map((text) => [headingKey(text), name as ImportFieldName] as const),
    ),
  );
}

/**
 * Headings that are the code of the unit in one table, and that of the unit above it in a table whose
 * units have a code of their own.
 */
const codeOfAbove = headingKey('รหัสสังกัด');

const isCode = (heading: string): boolean => /รหัส|\bcode\b|\bid\b/i.test(heading);

/** A heading with an explanation behind it: ชื่อหน่วยงาน (ไทย). That of another language is another one. */
const withoutNote = (heading: string): string =>
  /อังกฤษ|eng?\b/i.test(heading) ? heading : heading.replace(/[([].*$/u, '');

function fieldOf(kind: ImportKind, heading: string, hasCode: boolean): ImportFieldName | undefined {
  const key = headingKey(heading);
  if (kind === 'units' && hasCode && key === codeOfAbove) return 'above';
  return known[kind].get(key) ?? known[kind].get(headingKey(withoutNote(heading)));
}

/**
 * Which heading stands for which field; the first of two equal headings. Where a table has the code
 * and the name of the same unit, the code is read: names occur twice.
 *
 * @param remembered by the key of the heading, what was chosen for it before; null: not read
 */
export function recogniseHeadings(
  kind: ImportKind,
  headings: readonly string[],
  remembered: ReadonlyMap<string, ImportFieldName | null> = new Map(),
): ImportMapping {
  const mapping: ImportMapping = {};
  const hasCode = headings.some(
    (heading) => headingKey(heading) !== codeOfAbove && fieldOf(kind, heading, false) === 'code',
  );
  const columns = [...headings.entries()];
  const ordered = [
    ...columns.filter(([, heading]) => isCode(heading)),
    ...columns.filter(([, heading]) => !isCode(heading)),
  ];
  for (const [column, heading] of ordered) {
    const chosen = remembered.get(headingKey(heading));
    const name = chosen === undefined ? fieldOf(kind, heading, hasCode) : chosen;
    if (name && name in importFields[kind]) mapping[name] ??= column;
  }
  return mapping;
}

/** Headings that only tables of this kind have. */
const telling: Readonly<Record<ImportKind, readonly ImportFieldName[]>> = {
  units: ['above', 'letterCode', 'short', 'state'],
  people: ['prefix', 'lastName', 'fullName', 'idCard', 'post', 'employment', 'birthday', 'email'],
};

/** What a table with these headings holds: the kind of which it has more headings. */
export function kindOfHeadings(headings: readonly string[]): ImportKind {
  const score = (kind: ImportKind): number => {
    const mapping = recogniseHeadings(kind, headings);
    const names = Object.keys(mapping) as ImportFieldName[];
    return names.length + 2 * names.filter((name) => telling[kind].includes(name)).length;
  };
  return score('people') > score('units') ? 'people' : 'units';
}

/** Fields without which no row can be read; one of each group is enough. */
export const neededFields: Readonly<Record<ImportKind, readonly (readonly ImportFieldName[])[]>> = {
  units: [['code'], ['name']],
  people: [['employeeCode'], ['fullName', 'firstName']],
};

/** The first group of needed fields of which no column is chosen; null when all are there. */
export const missingField = (
  kind: ImportKind,
  mapping: ImportMapping,
): readonly ImportFieldName[] | null =>
  neededFields[kind].find((group) => group.every((name) => mapping[name] === undefined)) ?? null;
