import { civilDate, lineText, longText, toArabicDigits } from '@sarn/kernel';
import { z } from 'zod';
import type { CivilDate } from '@sarn/kernel';
import { idCardDigits, isEmail, isIdCard } from '@sarn/organisation/contract';

/**
 * Who changes a field: the person, the personnel office, or nobody because it follows from the
 * post held.
 */
export type ProfileEditor = 'self' | 'personnel' | 'post';

/** Blood groups; those without a sign are Rh positive. */
export const bloodTypes = ['A', 'B', 'AB', 'O', 'A-', 'B-', 'AB-', 'O-'] as const;
export const genders = ['male', 'female'] as const;

interface ProfileField {
  readonly label: { readonly th: string; readonly en: string };
  readonly editor: ProfileEditor;
  /** How it is entered and shown; `hidden` is kept as a hash and shown masked. */
  readonly kind: 'line' | 'lines' | 'email' | 'phone' | 'day' | 'gender' | 'blood' | 'hidden';
  readonly group: 'name' | 'work' | 'personal' | 'contact';
}

/**
 * The employee labels of specification §3, with who may change what. Forms, checks and the page
 * are made from this table, so the editor of a field is changed here only.
 */
export const profileFields = {
  employeeCode: field('รหัสพนักงาน', 'Employee code', 'personnel', 'line', 'name'),
  prefix: field('คำนำหน้าชื่อ', 'Prefix', 'personnel', 'line', 'name'),
  firstName: field('ชื่อ', 'First name', 'personnel', 'line', 'name'),
  lastName: field('นามสกุล', 'Last name', 'personnel', 'line', 'name'),
  firstNameEn: field('ชื่อภาษาอังกฤษ', 'First name in English', 'personnel', 'line', 'name'),
  lastNameEn: field('นามสกุลภาษาอังกฤษ', 'Last name in English', 'personnel', 'line', 'name'),
  position: field('ตำแหน่ง', 'Position', 'post', 'line', 'work'),
  positionType: field('ประเภทตำแหน่ง', 'Position type', 'post', 'line', 'work'),
  positionLevel: field('ระดับตำแหน่ง', 'Position level', 'post', 'line', 'work'),
  unit: field('สังกัด', 'Unit', 'post', 'line', 'work'),
  agency: field('หน่วยงาน', 'Agency', 'post', 'line', 'work'),
  idCard: field('เลขประจำตัวประชาชน', 'ID card', 'personnel', 'hidden', 'personal'),
  gender: field('เพศ', 'Gender', 'personnel', 'gender', 'personal'),
  birthday: field('วันเกิด', 'Birthday', 'personnel', 'day', 'personal'),
  bloodType: field('หมู่โลหิต', 'Blood type', 'self', 'blood', 'personal'),
  nationality: field('สัญชาติ', 'Nationality', 'personnel', 'line', 'personal'),
  race: field('เชื้อชาติ', 'Race', 'personnel', 'line', 'personal'),
  email: field('อีเมลหน่วยงาน', 'Office e-mail', 'personnel', 'email', 'contact'),
  personalEmail: field('อีเมลส่วนตัว', 'Personal e-mail', 'self', 'email', 'contact'),
  phone: field('โทรศัพท์', 'Phone', 'self', 'phone', 'contact'),
  address: field('ที่อยู่', 'Address', 'self', 'lines', 'contact'),
} as const satisfies Record<string, ProfileField>;

function field<const E extends ProfileEditor>(
  th: string,
  en: string,
  editor: E,
  kind: ProfileField['kind'],
  group: ProfileField['group'],
): ProfileField & { readonly editor: E } {
  return { label: { th, en }, editor, kind, group };
}

export type ProfileFieldName = keyof typeof profileFields;
export const profileFieldNames = Object.keys(profileFields) as ProfileFieldName[];
export const ProfileFieldName = z.enum(profileFieldNames);

type Fields = typeof profileFields;
type EditedBy<E extends ProfileEditor> = {
  [K in ProfileFieldName]: Fields[K]['editor'] extends E ? K : never;
}[ProfileFieldName];

/** Names of the fields that the given editors change. */
export function fieldsOf<E extends ProfileEditor>(...editors: E[]): EditedBy<E>[] {
  const isTheirs = (name: ProfileFieldName) => editors.includes(profileFields[name].editor as E);
  return profileFieldNames.filter(isTheirs) as EditedBy<E>[];
}

/**
 * Whether a text is a telephone number as offices write it: `0 2999 1001 ต่อ 12`, `+66 2 999 1001`.
 *
 * Empty is no number.
 */
export function isPhone(text: string): boolean {
  const plain = toArabicDigits(text);
  return (
    /^[+(\d][\d\s()+,.–-]*(?:(?:ต่อ|ext\.?)\s*[\d\s,–-]+)?$/.test(plain) && /\d.*\d.*\d/.test(plain)
  );
}

const orNone = <T extends z.ZodType>(shape: T) => z.union([z.literal(''), shape]);
const email = lineText({ max: 254 });

/** Schema of each field that can be changed; empty text means none. */
const values = {
  employeeCode: lineText({ min: 1, max: 40 }),
  prefix: lineText({ max: 60 }),
  firstName: lineText({ min: 1, max: 100 }),
  lastName: lineText({ max: 100 }),
  firstNameEn: lineText({ max: 100 }),
  lastNameEn: lineText({ max: 100 }),
  idCard: z.string().max(40).describe('Thirteen digits; kept as a keyed hash and the last four'),
  gender: orNone(z.enum(genders)),
  birthday: orNone(civilDate('1900-01-01')),
  bloodType: orNone(z.enum(bloodTypes)),
  nationality: lineText({ max: 60 }),
  race: lineText({ max: 60 }),
  email,
  personalEmail: email,
  phone: lineText({ max: 60 }),
  address: longText({ max: 500 }),
} satisfies Record<EditedBy<'self' | 'personnel'>, z.ZodType>;

type Editable = keyof typeof values;
type ChangeShape<N extends Editable> = { [K in N]: z.ZodOptional<(typeof values)[K]> };

function changeOf<N extends Editable>(names: readonly N[]): ChangeShape<N> {
  const pairs = names.map((name) => [name, values[name].optional()]);
  return Object.fromEntries(pairs) as ChangeShape<N>;
}

/** Fields that the person may change; those left out stay. */
export const ownProfileShape = changeOf(fieldsOf('self'));
/** Fields that the personnel office changes: its own and those of the person. */
export const personnelProfileShape = changeOf(fieldsOf('self', 'personnel'));
export type ProfileChange = z.output<z.ZodObject<typeof personnelProfileShape>>;
export type ProfileChangeInput = z.input<z.ZodObject<typeof personnelProfileShape>>;

type ProfileFault =
  | 'identity.email-invalid'
  | 'identity.phone-invalid'
  | 'identity.id-card-invalid'
  | 'identity.birthday-invalid';

const isNoneOr = (isRight: (text: string) => boolean) => (text: string) =>
  text === '' || isRight(text);

/** Checks of fields beyond their length; empty text means none and is valid. */
const checks: Partial<Record<Editable, [ProfileFault, (text: string, today: string) => boolean]>> =
  {
    email: ['identity.email-invalid', isNoneOr(isEmail)],
    personalEmail: ['identity.email-invalid', isNoneOr(isEmail)],
    phone: ['identity.phone-invalid', isNoneOr(isPhone)],
    idCard: ['identity.id-card-invalid', isNoneOr((text) => isIdCard(idCardDigits(text)))],
    birthday: ['identity.birthday-invalid', (day, today) => day === '' || day < today],
  };

/**
 * The first field of a change that is wrong, with the code that says how; null when all are right.
 *
 * The form checks before it sends, the server before it writes.
 *
 * @param today Bangkok day
 */
export function profileFault(
  change: ProfileChange,
  today: CivilDate,
): { readonly field: ProfileFieldName; readonly code: ProfileFault } | null {
  for (const [name, [code, isRight]] of Object.entries(checks) as [
    Editable,
    NonNullable<(typeof checks)[Editable]>,
  ][]) {
    const text = change[name];
    if (text !== undefined && !isRight(text.trim(), today)) return { field: name, code };
  }
  return null;
}

/** A person as the own profile shows one. */
export const Profile = z.object({
  personId: z.string(),
  values: z
    .record(ProfileFieldName, z.string())
    .describe('Empty text where nothing is known; the birthday as YYYY-MM-DD; the ID card masked'),
  editable: z.array(ProfileFieldName).describe('Fields that the caller may change by this call'),
  pictureTag: z.string().nullable().describe('Version of the picture; null when there is none'),
});
export type Profile = z.output<typeof Profile>;

/** Fields as a form read them, before they were changed in it. */
export const SeenProfile = z.partialRecord(ProfileFieldName, z.string().max(500));
export type SeenProfile = z.output<typeof SeenProfile>;

/** The masked ID card, made from its last four digits: `•-••••-••••3-45-0`. */
export function maskedIdCard(tail: string | null): string {
  if (tail === null || tail === '') return '';
  const all = tail.padStart(13, '•');
  return [
    all.slice(0, 1),
    all.slice(1, 5),
    all.slice(5, 10),
    all.slice(10, 12),
    all.slice(12),
  ].join('-');
}
