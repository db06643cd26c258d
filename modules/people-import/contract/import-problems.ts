interface ProblemText {
  readonly th: string;
  readonly en: string;
  /** The row is entered nevertheless. */
  readonly isDoubt?: true;
}

const fault = (th: string, en: string): ProblemText => ({ th, en });
const doubt = (th: string, en: string): ProblemText => ({ th, en, isDoubt: true });

/** What can be wrong with a row. Rule: specification of settings §4, Mistakes */
export const importProblems = {
  'code-missing': fault('ไม่มีรหัส', 'There is no code'),
  'name-missing': fault('ไม่มีชื่อ', 'There is no name'),
  'code-conflict': fault(
    'รหัส {x} ซ้ำกับแถว {n} แต่ชื่อไม่ตรงกัน',
    'Code {x} is also in row {n}, with another name',
  ),
  'code-differs': fault(
    'รหัส {x} ซ้ำกับแถว {n} แต่ข้อมูลไม่ตรงกัน',
    'Code {x} is also in row {n}, with other data',
  ),
  'row-twice': doubt('ซ้ำทั้งแถวกับแถว {n} ใช้แถวแรก', 'The same as row {n}, which is used'),
  'above-unknown': fault('ไม่พบหน่วยงานแม่ {x}', 'The unit above, {x}, is unknown'),
  'above-several': fault(
    'มีหน่วยงานแม่ชื่อ {x} มากกว่าหนึ่ง ให้ใช้รหัส',
    'Several units are called {x}: use the code',
  ),
  'above-waits': fault('รอหน่วยงานแม่ {x}', 'Waits for the unit above, {x}'),
  'above-circle': fault('หน่วยงานแม่วนกลับมาที่ตัวเอง', 'The units above lead back to the unit'),
  'above-itself': doubt(
    'เขียนตัวเองเป็นหน่วยงานแม่ ใช้เป็นหน่วยงานสูงสุด',
    'Names itself as the unit above: it is used as the highest one',
  ),
  'above-ended': fault('หน่วยงานแม่ {x} เลิกใช้แล้ว', 'The unit above, {x}, has ended'),
  roots: fault('มีหน่วยงานสูงสุดมากกว่าหนึ่ง', 'There is more than one highest unit'),
  'root-moved': fault('ไม่สามารถย้ายหน่วยงานสูงสุดได้', 'The highest unit cannot be moved'),
  'too-deep': fault('ผังลึกเกิน {n} ชั้น', 'The tree has more than {n} levels'),
  'name-near': doubt('ชื่อคล้าย {x} สะกดผิดหรือไม่', 'The name is like {x}: is it misspelt?'),
  'name-same': doubt(
    'ชื่อเดียวกับหน่วยงานรหัส {x} ภายใต้หน่วยงานเดียวกัน เป็นหน่วยงานเดียวกันหรือไม่',
    'The name is that of unit {x} below the same unit: is it the same unit?',
  ),
  'code-zeros': doubt(
    'รหัส {x} อาจขาดเลข 0 ข้างหน้า แถวอื่นเขียน {y}',
    'Code {x} may have lost its zeros in front: other rows write {y}',
  ),
  'name-known': doubt(
    'มี {x} รหัส {y} ในระบบแล้ว เป็นคนเดียวกันหรือไม่',
    '{x} with code {y} exists: is it the same person?',
  ),
  'unit-known': doubt(
    'ตรงกับหน่วยงานรหัส {x} ที่มีอยู่ รหัสเดิมคงไว้',
    'Is the unit with code {x}, which keeps its code',
  ),
  'level-order': doubt('ระดับไม่ตรงกับผัง', 'The kind does not fit its place in the tree'),
  'kind-unknown': doubt('ไม่รู้จักระดับ {x} ใช้ {y}', 'Kind {x} is unknown: {y} is used'),
  'state-unknown': fault('ไม่รู้จักสถานะ {x}', 'State {x} is unknown'),
  'end-elsewhere': doubt(
    'หน่วยงานนี้ใช้งานอยู่ ให้ยุบที่หน้ายุบและรวมหน่วยงาน',
    'This unit is in use: end it on its own page',
  ),
  'days-order': fault('วันสิ้นสุดต้องไม่ก่อนวันเริ่มใช้', 'The last day must not precede the first'),
  'no-thai-name': fault('ไม่มีชื่อภาษาไทย', 'There is no Thai name'),
  'prefix-unknown': fault('ไม่รู้จักคำนำหน้า {x}', 'Prefix {x} is unknown'),
  'prefix-ambiguous': fault('{x} อ่านได้หลายเหล่า', '{x} belongs to several forces'),
  'prefix-either': doubt(
    'อ่านคำนำหน้าได้สองแบบ ใช้ {x} ไม่ใช่ {y}',
    'The prefix can be read in two ways: {x} is used, not {y}',
  ),
  'prefix-genders': doubt('คำนำหน้าไม่ตรงกับเพศ', 'The prefix does not fit the gender'),
  'gender-unknown': doubt('ไม่รู้จักเพศ {x}', 'Gender {x} is unknown'),
  'id-card-wrong': fault('เลขประจำตัวประชาชนไม่ถูกต้อง', 'The ID card number is wrong'),
  'id-card-twice': fault('เลขประจำตัวประชาชนซ้ำกับแถว {n}', 'The ID card is also in row {n}'),
  'id-card-taken': fault('{x} ใช้เลขนี้แล้ว', '{x} has this ID card'),
  'id-card-hidden': doubt(
    'เลขประจำตัวประชาชนถูกปิดไว้และไม่พบเลขเดิม จึงไม่นำเข้า',
    'The ID card is hidden and not known, so it is left out',
  ),
  'unit-unknown': fault('ไม่พบสังกัด {x}', 'Unit {x} is unknown'),
  'unit-several': fault(
    'มีสังกัดชื่อ {x} มากกว่าหนึ่ง ให้ใช้รหัส',
    'Several units are called {x}: use the code',
  ),
  'unit-ended': fault('สังกัด {x} เลิกใช้แล้ว', 'Unit {x} has ended'),
  'post-usual': doubt('ไม่มีตำแหน่ง ใช้ {x}', 'There is no position: {x} is used'),
  'post-without-unit': fault('มีตำแหน่งแต่ไม่มีสังกัด', 'There is a position, but no unit'),
  'level-wrong': fault('ระดับ {x} ไม่อยู่ในประเภท {y}', 'Level {x} does not belong to {y}'),
  'head-held': fault('ตำแหน่งหัวหน้ามีผู้ครองแล้ว', 'The head of the unit is somebody else'),
  'may-not-head': fault('{x} เป็นหัวหน้าไม่ได้', '{x} cannot be head of a unit'),
  'term-ended': fault(
    '{x} เลิกใช้แล้วตั้งแต่ {y} กรุณาเลือกใหม่',
    '{x} is no longer used since {y}. Please choose again',
  ),
  'employment-unknown': fault('ไม่รู้จักประเภทบุคลากร {x}', 'Employment {x} is unknown'),
  'duty-unknown': fault('ไม่รู้จักหน้าที่ {x}', 'Duty {x} is unknown'),
  'day-unreadable': fault('อ่านวันที่ไม่ได้', 'The date cannot be read'),
  'birthday-wrong': fault('วันเกิดต้องเป็นวันที่ผ่านมาแล้ว', 'The birthday must lie in the past'),
  'email-twice': fault('อีเมลซ้ำกับแถว {n}', 'The e-mail is also in row {n}'),
  'email-taken': fault('อีเมลซ้ำ {x} ใช้อยู่', 'The e-mail is used by {x}'),
  'email-wrong': doubt(
    'อีเมลไม่ถูกต้อง เว้นไว้ก่อน เพิ่มภายหลังได้',
    'The e-mail is wrong and left out for now',
  ),
  'phone-wrong': doubt('โทรศัพท์ไม่ถูกต้อง เว้นไว้ก่อน', 'The phone is wrong and left out for now'),
  'username-twice': fault('ชื่อผู้ใช้ซ้ำกับแถว {n}', 'The username is also in row {n}'),
  'username-taken': fault('ชื่อผู้ใช้ซ้ำ {x} ใช้อยู่', 'The username is used by {x}'),
  'formula-empty': fault('สูตรไม่มีค่า', 'The formula has no value'),
  'too-long': fault('ยาวเกิน {n} ตัวอักษร', 'More than {n} characters'),
} as const satisfies Readonly<Record<string, ProblemText>>;

export type ImportProblemCode = keyof typeof importProblems;
export const importProblemCodes = Object.keys(importProblems) as [
  ImportProblemCode,
  ...ImportProblemCode[],
];

/** Something found in a cell of a row. */
export interface ImportProblem {
  readonly code: ImportProblemCode;
  /** Name of a field; empty for the whole row. */
  readonly field: string;
  /** The cell as sent; an ID card is masked. */
  readonly cell: string;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  /** Texts that would be right in the cell, the likely ones first. */
  readonly choices?: readonly string[] | undefined;
}

/** Whether the row is entered nevertheless. */
export const isDoubt = ({ code }: Pick<ImportProblem, 'code'>): boolean =>
  'isDoubt' in importProblems[code];

/** The sentence of a problem. */
export const problemText = (
  { code, params = {} }: Pick<ImportProblem, 'code' | 'params'>,
  language: 'th' | 'en',
): string =>
  importProblems[code][language].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  );
