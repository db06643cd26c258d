import type { Duty, LevelCode, LineKey, UnitKey } from './agency.ts';
import { levels, lines, units } from './agency.ts';

export type Prefix = 'นาย' | 'นาง' | 'นางสาว' | 'ดร.' | 'ว่าที่ร้อยตรี';

export interface DemoPost {
  readonly unit: UnitKey;
  /** Unit for which the duty is done: clerks of the central registry serve the whole agency. */
  readonly serves: UnitKey;
  readonly duty: Duty;
  readonly line: LineKey;
  readonly level: LevelCode;
  /**
   * Name of an executive post (ผู้อำนวยการกอง…); other posts are named by career line and level.
   */
  readonly th: string;
  readonly en: string;
  /** Phrase of a person who acts in a post that is not their own. */
  readonly acting?: 'รักษาการในตำแหน่ง' | 'รักษาราชการแทน';
}

export interface DemoPerson {
  readonly username: string;
  readonly prefix: Prefix;
  readonly first: string;
  readonly last: string;
  readonly firstEn: string;
  readonly lastEn: string;
  /** First is the person's own post. */
  readonly posts: readonly DemoPost[];
}

type Row = readonly [
  username: string,
  prefix: Prefix,
  name: string,
  nameEn: string,
  unit: UnitKey,
  duty: Duty,
  line: LineKey,
  level: LevelCode,
];

const rows: readonly Row[] = [
  [
    'director',
    'นาย',
    'ธีรเดช วรพิทักษ์สกุล',
    'Theeradet Worapitaksakul',
    'agency',
    'head',
    'director',
    'S2',
  ],
  [
    'deputy',
    'นางสาว',
    'ปาริชาต เลิศธนากูล',
    'Parichat Lertthanakul',
    'agency',
    'deputy',
    'director',
    'S1',
  ],
  [
    'deputy2',
    'ดร.',
    'ณัฐวัฒน์ สิริมงคลชัย',
    'Natthawat Sirimongkolchai',
    'agency',
    'deputy',
    'director',
    'S1',
  ],
  [
    'secretary',
    'นาง',
    'วราภรณ์ ทองประเสริฐ',
    'Waraporn Thongprasert',
    'agency',
    'secretary',
    'general',
    'K3',
  ],
  [
    'secretary2',
    'นางสาว',
    'ชลธิชา อ่อนละมัย',
    'Chonticha Onlamai',
    'agency',
    'secretary',
    'general',
    'K1',
  ],
  [
    'head.secretariat',
    'นาย',
    'สุรเชษฐ์ พงษ์ไพบูลย์วัฒน์',
    'Surachet Pongpaiboonwat',
    'secretariat',
    'head',
    'division',
    'M1',
  ],
  [
    'clerk.secretariat',
    'นางสาว',
    'มาลินี แก้ววิเชียร',
    'Malinee Kaewwichian',
    'secretariat',
    'clerk',
    'clerk',
    'O1',
  ],
  [
    'officer.secretariat',
    'นาย',
    'กิตติภพ เจริญวิริยะ',
    'Kittiphop Charoenwiriya',
    'secretariat',
    'officer',
    'general',
    'K2',
  ],
  [
    'head.saraban',
    'นาง',
    'ศิริพร บุญเรืองรอง',
    'Siriporn Boonruangrong',
    'saraban',
    'head',
    'general',
    'K3',
  ],
  ['saraban', 'นางสาว', 'จิราภา สายทองคำ', 'Jirapa Saithongkham', 'saraban', 'clerk', 'clerk', 'O2'],
  ['saraban2', 'นาย', 'อนุชา พลายงาม', 'Anucha Plaingam', 'saraban', 'clerk', 'clerk', 'O1'],
  ['saraban3', 'นางสาว', 'พิมพ์ลภัส ใจสว่าง', 'Pimlapat Jaisawang', 'saraban', 'clerk', 'clerk', 'O1'],
  [
    'officer.saraban',
    'นาย',
    'วีรยุทธ ศรีสมบูรณ์',
    'Weerayut Srisomboon',
    'saraban',
    'officer',
    'general',
    'K1',
  ],
  [
    'head.finance',
    'นาง',
    'เบญจวรรณ รัตนพันธุ์',
    'Benjawan Rattanaphan',
    'finance',
    'head',
    'finance',
    'K3',
  ],
  [
    'clerk.finance',
    'นางสาว',
    'ดวงกมล ชื่นบาน',
    'Duangkamon Chuenban',
    'finance',
    'clerk',
    'clerk',
    'O1',
  ],
  [
    'officer.finance',
    'นาย',
    'พงศกร ธนบดีกุล',
    'Pongsakorn Thanabodeekul',
    'finance',
    'officer',
    'finance',
    'K2',
  ],
  [
    'officer2.finance',
    'นางสาว',
    'อริสรา มณีวงศ์',
    'Arisara Maneewong',
    'finance',
    'officer',
    'finance',
    'K1',
  ],
  [
    'officer3.finance',
    'นาย',
    'ชัชวาล ปานทอง',
    'Chatchawan Panthong',
    'finance',
    'officer',
    'procurement',
    'K2',
  ],
  [
    'officer4.finance',
    'นางสาว',
    'สุพิชญา นาคสวัสดิ์',
    'Supitchaya Naksawat',
    'finance',
    'officer',
    'procurement',
    'K1',
  ],
  ['head.hr', 'นาย', 'ประสิทธิ์ โชติรุ่งเรือง', 'Prasit Chotrungruang', 'hr', 'head', 'hr', 'K3'],
  ['clerk.hr', 'นาง', 'สมพิศ ดีเลิศ', 'Sompit Deelert', 'hr', 'clerk', 'clerk', 'O2'],
  ['officer.hr', 'นางสาว', 'กมลชนก สุขเกษม', 'Kamonchanok Sukkasem', 'hr', 'officer', 'hr', 'K2'],
  ['officer2.hr', 'นางสาว', 'ธัญชนก บัวแก้ว', 'Thanchanok Buakaew', 'hr', 'officer', 'hr', 'K1'],
  ['officer3.hr', 'นาย', 'รัชชานนท์ อินทรโชติ', 'Ratchanon Intarachot', 'hr', 'officer', 'hr', 'K1'],
  ['officer4.hr', 'นาง', 'นงลักษณ์ พูลทรัพย์', 'Nonglak Poonsap', 'hr', 'officer', 'hr', 'K2'],
  ['head.policy', 'นาง', 'รุ่งนภา กิจไพศาล', 'Rungnapa Kitpaisan', 'policy', 'head', 'division', 'M2'],
  ['clerk.policy', 'นางสาว', 'อรอนงค์ เพ็งแจ่ม', 'Onanong Pengjam', 'policy', 'clerk', 'clerk', 'O1'],
  [
    'officer.policy',
    'นาย',
    'ภูริทัต วงศ์สุวรรณกิจ',
    'Phurithat Wongsuwannakit',
    'policy',
    'officer',
    'policy',
    'K2',
  ],
  [
    'officer2.policy',
    'นางสาว',
    'ณิชากร ศรีพิพัฒน์',
    'Nichakorn Sripipat',
    'policy',
    'officer',
    'policy',
    'K1',
  ],
  ['clerk.plan', 'นางสาว', 'สุนิสา เกตุแก้ว', 'Sunisa Ketkaew', 'plan', 'clerk', 'clerk', 'O1'],
  ['officer.plan', 'นาย', 'กฤษณะ แสนสุข', 'Kritsana Saensuk', 'plan', 'officer', 'policy', 'K2'],
  ['officer2.plan', 'นางสาว', 'วิภาดา หอมจันทร์', 'Wipada Homchan', 'plan', 'officer', 'policy', 'K1'],
  ['officer3.plan', 'นาย', 'ธนภัทร คำแสง', 'Thanapat Khamsaeng', 'plan', 'officer', 'policy', 'K1'],
  [
    'head.evaluation',
    'นางสาว',
    'พัชรินทร์ อุดมผล',
    'Patcharin Udomphon',
    'evaluation',
    'head',
    'policy',
    'K3',
  ],
  [
    'clerk.evaluation',
    'นาย',
    'เอกชัย มั่นคง',
    'Ekachai Mankhong',
    'evaluation',
    'clerk',
    'clerk',
    'O1',
  ],
  [
    'officer.evaluation',
    'นาย',
    'ศุภณัฐ ทิพย์มนตรี',
    'Supanat Thipmontri',
    'evaluation',
    'officer',
    'policy',
    'K2',
  ],
  [
    'officer2.evaluation',
    'นางสาว',
    'ปวีณา สืบสาย',
    'Paweena Suebsai',
    'evaluation',
    'officer',
    'policy',
    'K1',
  ],
  ['head.legal', 'นาย', 'อภิชาติ นิติธาดา', 'Apichat Nitithada', 'legal', 'head', 'division', 'M2'],
  [
    'clerk.legal',
    'นางสาว',
    'ขวัญจิรา พุ่มพวง',
    'Khwanjira Phumphuang',
    'legal',
    'clerk',
    'clerk',
    'O1',
  ],
  ['officer.legal', 'นาย', 'ธนกฤต ยุติวงศ์', 'Thanakrit Yutiwong', 'legal', 'officer', 'legal', 'K2'],
  [
    'officer2.legal',
    'นางสาว',
    'ศศิประภา จันทร์หอม',
    'Sasiprapa Chanhom',
    'legal',
    'officer',
    'legal',
    'K1',
  ],
  [
    'officer3.legal',
    'นาย',
    'ปัณณธร ลิ้มประภา',
    'Pannathorn Limprapa',
    'legal',
    'officer',
    'legal',
    'K3',
  ],
  [
    'head.litigation',
    'นาย',
    'วิทวัส เกียรติชูชัย',
    'Wittawat Kiatchuchai',
    'litigation',
    'head',
    'legal',
    'K2',
  ],
  [
    'clerk.litigation',
    'นางสาว',
    'นภัสสร อยู่เย็น',
    'Napatsorn Yuyen',
    'litigation',
    'clerk',
    'clerk',
    'O1',
  ],
  [
    'officer.litigation',
    'นางสาว',
    'ลลิตา กล้าหาญ',
    'Lalita Klahan',
    'litigation',
    'officer',
    'legal',
    'K2',
  ],
  [
    'officer2.litigation',
    'นาย',
    'จักรพันธ์ สุขสำราญ',
    'Jakkaphan Suksamran',
    'litigation',
    'officer',
    'legal',
    'K1',
  ],
  [
    'officer3.litigation',
    'นางสาว',
    'ฐิตาภา ไชยวงค์',
    'Thitapa Chaiwong',
    'litigation',
    'officer',
    'legal',
    'K1',
  ],
  [
    'head.it',
    'ว่าที่ร้อยตรี',
    'ชาญณรงค์ เทพวิทยา',
    'Channarong Thepwittaya',
    'it',
    'head',
    'division',
    'M1',
  ],
  ['clerk.it', 'นางสาว', 'รัตติกาล นวลศรี', 'Rattikan Nuansri', 'it', 'clerk', 'clerk', 'O1'],
  ['officer.it', 'นาย', 'ปิยะพงษ์ จันทร์เพ็ญ', 'Piyapong Chanpen', 'it', 'officer', 'computer', 'K2'],
  ['officer2.it', 'นางสาว', 'เมธาวี ศักดิ์สิทธิ์', 'Methawee Saksit', 'it', 'officer', 'computer', 'K1'],
  ['officer3.it', 'นาย', 'สิรวิชญ์ ทองสุข', 'Sirawit Thongsuk', 'it', 'officer', 'computer', 'K1'],
  ['admin', 'นาย', 'กันตพงศ์ ระบบดี', 'Kantapong Rabobdee', 'it', 'admin', 'computer', 'K3'],
  ['head.survey', 'นาย', 'มนัสชัย ภูมิพัฒน์', 'Manatchai Phumipat', 'survey', 'head', 'surveyor', 'K3'],
  ['clerk.survey', 'นาง', 'ประไพ สมใจนึก', 'Prapai Somjainuek', 'survey', 'clerk', 'clerk', 'O2'],
  [
    'officer.survey',
    'นาย',
    'ทศพล ดงเย็น',
    'Thotsapon Dongyen',
    'survey',
    'officer',
    'surveyor',
    'K2',
  ],
  [
    'officer2.survey',
    'นางสาว',
    'กัญญาณัฐ บุตรดี',
    'Kanyanat Butdee',
    'survey',
    'officer',
    'surveyor',
    'K1',
  ],
  [
    'officer3.survey',
    'นาย',
    'พีรพัฒน์ ชัยมงคล',
    'Peerapat Chaimongkol',
    'survey',
    'officer',
    'surveyor',
    'K1',
  ],
  [
    'officer4.survey',
    'นางสาว',
    'ธารทิพย์ วารีรักษ์',
    'Tharnthip Wareerak',
    'survey',
    'officer',
    'surveyor',
    'K2',
  ],
  [
    'officer5.survey',
    'นาย',
    'สมบูรณ์ ถิ่นไพร',
    'Somboon Thinphrai',
    'survey',
    'officer',
    'surveyor',
    'K1',
  ],
];

/** Executive posts that have a name of their own. */
const executiveNames: Readonly<Record<string, { th: string; en: string }>> = {
  'agency/head': { th: 'ผู้อำนวยการ', en: 'Director' },
  'agency/deputy': { th: 'รองผู้อำนวยการ', en: 'Deputy Director' },
  'secretariat/head': { th: 'เลขานุการ', en: 'Secretary' },
};

function unitOf(key: UnitKey) {
  const unit = units.find((candidate) => candidate.key === key);
  if (!unit) throw new Error(`no unit ${key}`);
  return unit;
}

/** Name of a post: executive posts by what they lead, other posts by career line and level. */
function postName(unitKey: UnitKey, duty: Duty, lineKey: LineKey, level: LevelCode) {
  const unit = unitOf(unitKey);
  const executive = executiveNames[`${unitKey}/${duty}`];
  if (executive) {
    const own = unitKey === 'secretariat' ? unitOf('agency') : unit;
    return { th: `${executive.th}${own.th}`, en: `${executive.en}, ${own.en}` };
  }
  if (duty === 'head') return { th: `ผู้อำนวยการ${unit.th}`, en: `Director, ${unit.en}` };
  const line = lines[lineKey];
  const step = levels.find((candidate) => candidate.code === level);
  return { th: `${line.th}${step?.th ?? ''}`, en: `${line.en}, ${step?.en ?? ''}` };
}

/**
 * People who act in a post that is not their own, beside or instead of it: the head's post of the
 * plans group is vacant and held by the head of evaluation (who so has two posts); the heads of
 * litigation and of the survey division act as such from a lower level.
 */
const actingHeads: Readonly<Record<string, DemoPost['acting']>> = {
  'head.litigation': 'รักษาการในตำแหน่ง',
  'head.survey': 'รักษาราชการแทน',
};

/** They keep the register of the agency; the third clerk serves the registry group itself. */
const registryClerks = new Set(['saraban', 'saraban2']);

function personOf(row: Row): DemoPerson {
  const [username, prefix, name, nameEn, unit, duty, line, level] = row;
  const [first = '', last = ''] = name.split(' ');
  const [firstEn = '', lastEn = ''] = nameEn.split(' ');
  const acting = actingHeads[username];
  const own: DemoPost = {
    unit,
    serves: registryClerks.has(username) ? 'agency' : unit,
    duty,
    line,
    level,
    ...postName(unit, duty, line, level),
    ...(acting ? { acting } : {}),
  };
  const posts = username === 'head.evaluation' ? [own, actingHeadOfPlan] : [own];
  return { username, prefix, first, last, firstEn, lastEn, posts };
}

const actingHeadOfPlan: DemoPost = {
  unit: 'plan',
  serves: 'plan',
  duty: 'head',
  line: 'policy',
  level: 'K3',
  ...postName('plan', 'head', 'policy', 'K3'),
  acting: 'รักษาการในตำแหน่ง',
};

export const people: readonly DemoPerson[] = rows.map(personOf);

/**
 * Administrators beside the one whose duty it is. A dangerous change of the organisation waits until a
 * second administrator confirms it.
 */
export const moreAdministrators: readonly string[] = ['head.it'];

/** Everybody's password in the demo. */
export const demoPassword = 'Sarn2569';

/** The signing password of the people who have a certificate. */
export const demoSecret = 'Sarn2569-sign';

/** The secret of the issuing key: published, so that the demo can open it at each start. */
export const demoIssuingSecret = 'Sarn2569-issue';

/** Who signs digitally. */
export const demoSigners: readonly string[] = ['director', 'deputy', 'head.policy', 'head.legal'];

/** The accounts shown on the start banner, with what each is for. */
export const demoAccounts: readonly { username: string; th: string; en: string }[] = [
  { username: 'admin', th: 'ผู้ดูแลระบบ', en: 'System administrator' },
  { username: 'saraban', th: 'งานสารบรรณกลาง', en: 'Central registry' },
  { username: 'director', th: 'ผู้อำนวยการสำนักงาน', en: 'Head of the agency' },
  { username: 'deputy', th: 'รองผู้อำนวยการสำนักงาน', en: 'Deputy head' },
  { username: 'secretary', th: 'เลขานุการผู้บริหาร', en: 'Executive secretary' },
  { username: 'head.policy', th: 'ผู้อำนวยการกองนโยบายและแผน', en: 'Head, policy division' },
  { username: 'clerk.policy', th: 'ธุรการกองนโยบายและแผน', en: 'Clerk, policy division' },
  { username: 'officer.policy', th: 'เจ้าหน้าที่กองนโยบายและแผน', en: 'Officer, policy division' },
  {
    username: 'officer2.policy',
    th: 'เจ้าหน้าที่กองนโยบายและแผน คนที่ 2',
    en: 'Second officer, policy division',
  },
  { username: 'head.legal', th: 'ผู้อำนวยการกองกฎหมาย', en: 'Head, legal division' },
  { username: 'clerk.legal', th: 'ธุรการกองกฎหมาย', en: 'Clerk, legal division' },
  { username: 'officer.legal', th: 'นิติกร กองกฎหมาย', en: 'Officer, legal division' },
  { username: 'officer2.legal', th: 'นิติกร กองกฎหมาย คนที่ 2', en: 'Second officer, legal division' },
  {
    username: 'head.it',
    th: 'ผู้อำนวยการศูนย์เทคโนโลยีสารสนเทศ ผู้ดูแลระบบคนที่ 2',
    en: 'Head, information technology centre; second administrator',
  },
];

/** The people who do a duty for a unit, the one who usually does it first. */
export function onDuty(duty: Duty, unit: UnitKey): readonly string[] {
  return people
    .filter((person) => person.posts.some((post) => post.duty === duty && post.serves === unit))
    .map((person) => person.username);
}
