import type { ChoiceField, Fields, NumberField, OwnValues, TextField } from '@sarn/kernel';

const text = (th: string, en: string, max = 200): TextField => ({
  kind: 'text',
  label: { th, en },
  max,
  isRequired: true,
});

const colour = (th: string, en: string, hint: { th: string; en: string }) =>
  ({
    kind: 'text',
    label: { th, en },
    max: 7,
    isRequired: true,
    pattern: /^#[0-9a-f]{6}$/,
    hint,
  }) as const satisfies TextField;

const address = (th: string, en: string) =>
  ({
    kind: 'text',
    label: { th, en },
    max: 300,
    pattern: /^https:\/\/[^\s<>"]+$/,
    hint: { th: 'ที่อยู่เว็บไซต์แบบเข้ารหัส เว้นว่างได้', en: 'Begins with https://; may be empty' },
  }) as const satisfies TextField;

const timeHint = { th: 'เช่น 08:30 เว้นว่างได้', en: 'For instance 08:30; may be empty' };
const time = (th: string, en: string, hint: { th: string; en: string } = timeHint) =>
  ({
    kind: 'text',
    label: { th, en },
    max: 5,
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    hint,
  }) as const satisfies TextField;

const names = {
  agencyTh: text('ชื่อหน่วยงาน', 'Name of the agency in Thai'),
  agencyEn: text('ชื่อหน่วยงานภาษาอังกฤษ', 'Name of the agency in English'),
  titleTh: text('ชื่อระบบ', 'Name of the system in Thai'),
  titleEn: text('ชื่อระบบภาษาอังกฤษ', 'Name of the system in English'),
  shortTh: text('ชื่อย่อของระบบ', 'Short name in Thai', 30),
  shortEn: text('ชื่อย่อภาษาอังกฤษ', 'Short name in English', 30),
} as const;

const signIn = {
  headingTh: text('ข้อความบรรทัดแรก', 'First line in Thai'),
  headingEn: text('ข้อความบรรทัดแรกภาษาอังกฤษ', 'First line in English'),
  subheadingTh: text('ข้อความบรรทัดที่สอง', 'Second line in Thai'),
  subheadingEn: text('ข้อความบรรทัดที่สองภาษาอังกฤษ', 'Second line in English'),
} as const;

const colours = {
  accent: colour('สีหลัก', 'Accent', {
    th: 'ปุ่ม ลิงก์ และไอคอนบนพื้นขาว',
    en: 'Buttons, links and icons on white',
  }),
  accentInk: colour('สีตัวอักษรบนสีหลัก', 'Text on the accent', {
    th: 'ตัวอักษรบนปุ่มหลัก',
    en: 'Text of the main buttons',
  }),
  login: colour('สีพื้นหน้าเข้าสู่ระบบ', 'Ground of the sign-in page', {
    th: 'พื้นด้านหลังชื่อระบบ ตัวอักษรเป็นสีขาว',
    en: 'Behind the name of the system, whose text is white',
  }),
} as const;

const screens = {
  copyrightTh: {
    ...text('ข้อความลิขสิทธิ์', 'Copyright line in Thai'),
    hint: { th: '{year} แทนปีปัจจุบัน', en: '{year} stands for the present year' },
  },
  copyrightEn: {
    ...text('ข้อความลิขสิทธิ์ภาษาอังกฤษ', 'Copyright line in English'),
    hint: { th: '{year} แทนปีปัจจุบัน', en: '{year} stands for the present year' },
  },
  logoTarget: {
    kind: 'choice',
    label: { th: 'กดตราแล้วไปที่', en: 'The logo leads to' },
    options: {
      portal: { th: 'หน้ารวมระบบงาน', en: 'The landing page' },
      root: { th: 'หน้าแรกของระบบ', en: 'The first page of the system' },
    },
  },
  defaultLanguage: {
    kind: 'choice',
    label: { th: 'ภาษาเริ่มต้น', en: 'Language at first' },
    options: {
      thsarn: { th: 'ไทย (คำของสาร)', en: 'Thai (words of Sarn)' },
      th: { th: 'ไทย', en: 'Thai' },
      en: { th: 'อังกฤษ', en: 'English' },
    },
  },
  idleMinutes: {
    kind: 'number',
    label: { th: 'ออกจากระบบเมื่อไม่ใช้งาน (นาที)', en: 'Signed out when idle (minutes)' },
    min: 5,
    max: 30,
  },
} as const satisfies Record<string, TextField | ChoiceField | NumberField>;

const office = {
  archiveUrl: address('ที่อยู่ระบบจัดเก็บเอกสาร', 'Address of the archive'),
  intranetUrl: address('ที่อยู่อินทราเน็ต', 'Address of the intranet'),
  officeFrom: time('เวลาทำการเริ่ม', 'Office hours from'),
  officeTo: time('เวลาทำการถึง', 'Office hours to'),
  breakFrom: time('พักกลางวันเริ่ม', 'Break at noon from', {
    th: 'ไม่นับในเวลาปฏิบัติของชั้นความเร็ว เว้นว่างทั้งสองช่องเมื่อไม่มีเวลาพัก',
    en: 'Left out of times to act; both empty where there is no break',
  }),
  breakTo: time('พักกลางวันถึง', 'Break at noon until', { th: 'เช่น 13:00', en: 'For instance 13:00' }),
  centralMail: {
    kind: 'text',
    label: { th: 'อีเมลกลางของหน่วยงาน', en: 'Central mail address' },
    max: 200,
    pattern: /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/,
    hint: {
      th: 'ผู้ส่งของหนังสือที่ส่งทางอีเมล เว้นว่างได้',
      en: 'Sender of letters by e-mail; may be empty',
    },
  },
} as const satisfies Record<string, TextField>;

const letters = {
  circularSeries: {
    kind: 'choice',
    label: { th: 'เลขหนังสือเวียน', en: 'Numbers of circulars' },
    options: {
      own: { th: 'นับชุดของหนังสือเวียนเอง', en: 'Counted by themselves' },
      outgoing: { th: 'ใช้เลขทะเบียนหนังสือส่ง', en: 'Drawn from the outgoing register' },
    },
    hint: {
      th: 'มีผลกับเลขที่ออกต่อจากนี้ เลขที่ออกแล้วไม่เปลี่ยน',
      en: 'For numbers given from now on; given numbers stay',
    },
  },
  remarkSpacing: {
    kind: 'number',
    label: { th: 'ระยะบรรทัดของข้อสั่งการและหมายเหตุ', en: 'Line spacing of orders and remarks' },
    min: 1,
    max: 2.5,
    step: 0.25,
  },
  remarkIndent: {
    kind: 'number',
    label: { th: 'ย่อหน้าของข้อสั่งการและหมายเหตุ (มิลลิเมตร)', en: 'Indentation of remarks (mm)' },
    min: 0,
    max: 40,
  },
  catchword: {
    kind: 'choice',
    label: { th: 'คำต่อที่มุมล่างขวาของหน้า', en: 'Catchword at the foot of a page' },
    options: {
      none: { th: 'ไม่พิมพ์', en: 'None' },
      printed: { th: 'พิมพ์คำขึ้นต้นของหน้าถัดไป', en: 'The first words of the next page' },
    },
    hint: {
      th: 'มีผลกับหนังสือหลายหน้าที่ยังไม่ลงนาม หนังสือที่ออกแล้วไม่เปลี่ยน',
      en: 'For documents of several pages that are not signed yet; issued ones stay',
    },
  },
} as const satisfies Record<string, ChoiceField | NumberField>;

/** The values of a deployment that its centre may set, in the order of the page. */
export const configurationFields = {
  ...names,
  ...signIn,
  ...colours,
  ...screens,
  ...office,
  ...letters,
} as const satisfies Fields;

export type ConfigurationValues = OwnValues<typeof configurationFields>;
export type ConfigurationCode = keyof ConfigurationValues;

export const configurationCodes = Object.keys(configurationFields) as ConfigurationCode[];

/** The sections of the page, and which values each has. */
export const configurationSections = {
  names: Object.keys(names) as ConfigurationCode[],
  signIn: Object.keys(signIn) as ConfigurationCode[],
  colours: Object.keys(colours) as ConfigurationCode[],
  screens: Object.keys(screens) as ConfigurationCode[],
  office: Object.keys(office) as ConfigurationCode[],
  letters: Object.keys(letters) as ConfigurationCode[],
} as const;

export type ConfigurationSection = keyof typeof configurationSections;
