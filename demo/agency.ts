/**
 * The demo agency: units, levels of posts, people. All of it is invented; the letter code "ดท"
 * and every name are invented too.
 */

export type UnitKey =
  | 'agency'
  | 'secretariat'
  | 'policy'
  | 'legal'
  | 'it'
  | 'survey'
  | 'saraban'
  | 'finance'
  | 'hr'
  | 'plan'
  | 'evaluation'
  | 'litigation';

export type UnitLevel = 'agency' | 'division' | 'group';

export interface DemoUnit {
  readonly key: UnitKey;
  readonly parent: UnitKey | null;
  readonly level: UnitLevel;
  /** Letter code as printed after ที่, without the running number. */
  readonly code: string;
  readonly th: string;
  readonly en: string;
  /** Short name in lists. */
  readonly short: string;
  readonly phone: string;
  /** Keeps the register of letters from outside. */
  readonly isCentralRegistry?: boolean;
}

/** How the agency is reached, as its letters print it; no such street and no such domain exist. */
export const agencyContact = {
  address: 'ถนนราชพฤกษ์ใหม่ แขวงสารบรรณ\nเขตสารบรรณ กรุงเทพฯ 10999',
  mail: 'saraban@land-policy.example',
} as const;

export const units: readonly DemoUnit[] = [
  {
    key: 'agency',
    parent: null,
    level: 'agency',
    code: 'ดท 0100',
    th: 'สำนักงานนโยบายที่ดิน',
    en: 'Land Policy Office',
    short: 'สนท.',
    phone: '0 2999 0100',
  },
  {
    key: 'secretariat',
    parent: 'agency',
    level: 'division',
    code: 'ดท 0101',
    th: 'สำนักงานเลขานุการ',
    en: 'Office of the Secretary',
    short: 'สลก.',
    phone: '0 2999 0110',
  },
  {
    key: 'policy',
    parent: 'agency',
    level: 'division',
    code: 'ดท 0102',
    th: 'กองนโยบายและแผน',
    en: 'Policy and Planning Division',
    short: 'กนผ.',
    phone: '0 2999 0120',
  },
  {
    key: 'legal',
    parent: 'agency',
    level: 'division',
    code: 'ดท 0103',
    th: 'กองกฎหมาย',
    en: 'Legal Division',
    short: 'กกม.',
    phone: '0 2999 0130',
  },
  {
    key: 'it',
    parent: 'agency',
    level: 'division',
    code: 'ดท 0104',
    th: 'ศูนย์เทคโนโลยีสารสนเทศ',
    en: 'Information Technology Centre',
    short: 'ศทส.',
    phone: '0 2999 0140',
  },
  {
    key: 'survey',
    parent: 'agency',
    level: 'division',
    code: 'ดท 0105',
    th: 'กองสำรวจและทำแผนที่ดิจิทัล',
    en: 'Digital Survey and Mapping Division',
    short: 'กสผ.',
    phone: '0 2999 0150',
  },
  {
    key: 'saraban',
    parent: 'secretariat',
    level: 'group',
    code: 'ดท 0101.1',
    th: 'กลุ่มงานสารบรรณกลาง',
    en: 'Central Registry Group',
    short: 'สบก.',
    phone: '0 2999 0111',
    isCentralRegistry: true,
  },
  {
    key: 'finance',
    parent: 'secretariat',
    level: 'group',
    code: 'ดท 0101.2',
    th: 'กลุ่มงานการคลังและพัสดุ',
    en: 'Finance and Procurement Group',
    short: 'กคพ.',
    phone: '0 2999 0112',
  },
  {
    key: 'hr',
    parent: 'secretariat',
    level: 'group',
    code: 'ดท 0101.3',
    th: 'กลุ่มงานทรัพยากรบุคคล',
    en: 'Human Resources Group',
    short: 'กทบ.',
    phone: '0 2999 0113',
  },
  {
    key: 'plan',
    parent: 'policy',
    level: 'group',
    code: 'ดท 0102.1',
    th: 'กลุ่มแผนงานและงบประมาณ',
    en: 'Plans and Budget Group',
    short: 'ผงป.',
    phone: '0 2999 0121',
  },
  {
    key: 'evaluation',
    parent: 'policy',
    level: 'group',
    code: 'ดท 0102.2',
    th: 'กลุ่มติดตามและประเมินผล',
    en: 'Monitoring and Evaluation Group',
    short: 'ตปผ.',
    phone: '0 2999 0122',
  },
  {
    key: 'litigation',
    parent: 'legal',
    level: 'group',
    code: 'ดท 0103.1',
    th: 'กลุ่มคดีและสัญญา',
    en: 'Litigation and Contracts Group',
    short: 'คดส.',
    phone: '0 2999 0131',
  },
];

export type LevelCode = 'O1' | 'O2' | 'O3' | 'K1' | 'K2' | 'K3' | 'K4' | 'M1' | 'M2' | 'S1' | 'S2';

/** Levels of posts of the civil service, lowest first within each type. */
export const levels: readonly { code: LevelCode; th: string; en: string }[] = [
  { code: 'O1', th: 'ปฏิบัติงาน', en: 'Operational level' },
  { code: 'O2', th: 'ชำนาญงาน', en: 'Experienced level' },
  { code: 'O3', th: 'อาวุโส', en: 'Senior level' },
  { code: 'K1', th: 'ปฏิบัติการ', en: 'Practitioner level' },
  { code: 'K2', th: 'ชำนาญการ', en: 'Professional level' },
  { code: 'K3', th: 'ชำนาญการพิเศษ', en: 'Senior professional level' },
  { code: 'K4', th: 'เชี่ยวชาญ', en: 'Expert level' },
  { code: 'M1', th: 'อำนวยการระดับต้น', en: 'Managerial, primary level' },
  { code: 'M2', th: 'อำนวยการระดับสูง', en: 'Managerial, higher level' },
  { code: 'S1', th: 'บริหารระดับต้น', en: 'Executive, primary level' },
  { code: 'S2', th: 'บริหารระดับสูง', en: 'Executive, higher level' },
];

/** The duty of the post, by which the flow addresses it. */
export type Duty = 'head' | 'deputy' | 'secretary' | 'clerk' | 'officer' | 'admin';

/** Career lines of the civil service: Thai and English name of the work. */
export const lines = {
  director: { th: 'นักบริหาร', en: 'Administrator' },
  division: { th: 'ผู้อำนวยการ', en: 'Director' },
  general: { th: 'นักจัดการงานทั่วไป', en: 'General Administration Officer' },
  clerk: { th: 'เจ้าพนักงานธุรการ', en: 'General Service Officer' },
  policy: { th: 'นักวิเคราะห์นโยบายและแผน', en: 'Policy and Plan Analyst' },
  legal: { th: 'นิติกร', en: 'Legal Officer' },
  computer: { th: 'นักวิชาการคอมพิวเตอร์', en: 'Computer Technical Officer' },
  surveyor: { th: 'นักวิชาการแผนที่ภาพถ่าย', en: 'Cartographer' },
  finance: { th: 'นักวิชาการเงินและบัญชี', en: 'Finance and Accounting Analyst' },
  procurement: { th: 'นักวิชาการพัสดุ', en: 'Supply Analyst' },
  hr: { th: 'นักทรัพยากรบุคคล', en: 'Human Resource Officer' },
} as const;

export type LineKey = keyof typeof lines;
