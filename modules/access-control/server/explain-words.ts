import { powers } from '@sarn/organisation/contract';
import type { NumberStep, Source } from '../contract/index.ts';
import type { Side } from './side.ts';
import type { HeldPostFact, RightFact } from './explain.store.ts';

type StepWords = Readonly<Record<NumberStep, string>>;

interface Place {
  readonly unitName: string;
  readonly year: number;
}

/** What the explanations are put together from. */
export interface ExplainWords {
  readonly scope: Readonly<Record<Source['scope'], string>>;
  readonly source: (right: RightFact) => string;
  readonly numbers: string;
  readonly holds: (post: HeldPostFact) => string;
  readonly clerkOf: (unit: string) => string;
  readonly notThere: (unit: string) => string;
  readonly noRole: string;
  readonly fulfilled: StepWords;
  readonly atMost: (most: number) => string;
  readonly refused: (place: Place) => StepWords;
  /** Of those who are often asked: what they may do instead. */
  readonly givesOnly: string;
  readonly mayElse: (act: string, refusal: string) => string;
  readonly never: string;
  readonly sheet: {
    readonly title: string;
    readonly tab: string;
    readonly ofPerson: (name: string) => string;
    readonly people: readonly string[];
    readonly acts: readonly string[];
    readonly yes: string;
    readonly no: string;
  };
}

const powerOf = ({ power }: HeldPostFact) =>
  Object.entries(powers).find(([code]) => code === power)?.[1];

const th: ExplainWords = {
  scope: {
    own: 'เฉพาะเรื่องของตนเอง',
    unit: 'หน่วยงาน',
    subtree: 'หน่วยงานและภายใต้',
    agency: 'ทั้งสำนักงาน',
  },
  source: ({ source, sourceName }) =>
    ({
      role: `บทบาท${sourceName}`,
      group: `กลุ่ม${sourceName}`,
      'number-line': 'สิทธิ์การออกเลขที่กำหนดไว้',
    })[source],
  numbers: 'สิทธิ์การออกเลข',
  holds: (post) =>
    post.orderNo === null
      ? `ครองตำแหน่ง${post.title}`
      : `${powerOf(post)?.phrase ?? 'ปฏิบัติแทน'}ตำแหน่ง${post.title} ตามคำสั่งที่ ${post.orderNo}`,
  clerkOf: (unit) => `ธุรการของ${unit}`,
  notThere: (unit) => `ไม่ครอบคลุม${unit}`,
  noRole: 'ไม่มีบทบาทหรือกลุ่มใดให้สิทธิ์นี้',
  fulfilled: {
    permission: 'มีสิทธิ์',
    point: 'เป็นธุรการของจุดนี้ หรือได้รับสิทธิ์ออกเลข',
    'book-closed': 'ทะเบียนเปิดอยู่',
    'year-closed': 'ยังไม่ปิดทะเบียนประจำปี',
    'unit-ended': 'หน่วยงานยังใช้อยู่',
    limit: 'อยู่ในจำนวนที่กำหนด',
    class: 'ไม่ใช่ทะเบียนลับ',
  },
  atMost: (most) => `ครั้งละไม่เกิน ${most} เลข`,
  refused: ({ unitName, year }) => ({
    permission: 'ไม่มีบทบาทใดให้สิทธิ์นี้',
    point:
      unitName === ''
        ? 'ไม่ได้เป็นธุรการของหน่วยงานใด และไม่มีสิทธิ์การออกเลข'
        : `${unitName} ไม่ใช่ทะเบียนของจุดสารบรรณท่าน`,
    'book-closed': `ทะเบียนของ${unitName}ปิดแล้ว`,
    'year-closed': `ทะเบียนปี ${year} ปิดแล้ว`,
    'unit-ended': `${unitName}เลิกใช้แล้ว`,
    limit: 'เกินจำนวนที่กำหนด',
    class: 'ต้องเป็นนายทะเบียนข้อมูลข่าวสารลับ',
  }),
  givesOnly: 'ผู้ดูแลระบบตั้งค่าสิทธิ์ได้ แต่ทำเรื่องนี้เองไม่ได้',
  mayElse: (act, refusal) => `${act}ได้ แต่เรื่องนี้ทำไม่ได้: ${refusal}`,
  never: 'หนังสือลับเปิดได้เฉพาะผู้ที่มีชื่อและได้รับสิทธิเข้าถึงชั้นความลับ',
  sheet: {
    title: 'ใครทำอะไรได้',
    tab: 'สิทธิ์',
    ofPerson: (name) => `สิทธิ์ของ ${name}`,
    people: ['ชื่อ', 'ตำแหน่ง', 'ที่มา'],
    acts: ['เรื่อง', 'ทำได้', 'ที่มาหรือเหตุผล'],
    yes: 'ได้',
    no: 'ไม่ได้',
  },
};

const en: ExplainWords = {
  scope: {
    own: 'own matters only',
    unit: 'the unit',
    subtree: 'the unit and those below',
    agency: 'the whole agency',
  },
  source: ({ source, sourceName }) =>
    ({
      role: `role ${sourceName}`,
      group: `group ${sourceName}`,
      'number-line': 'set among the rights to numbers',
    })[source],
  numbers: 'Rights to numbers',
  holds: (post) =>
    post.orderNo === null
      ? `Holds the post ${post.title}`
      : `${powerOf(post)?.en ?? 'Acting'}: post ${post.title}, by order ${post.orderNo}`,
  clerkOf: (unit) => `clerk of ${unit}`,
  notThere: (unit) => `Does not cover ${unit}`,
  noRole: 'No role or group gives this permission',
  fulfilled: {
    permission: 'Has the permission',
    point: 'Is clerk of this point, or was given the right to numbers',
    'book-closed': 'The register is open',
    'year-closed': 'The year of the register is not closed',
    'unit-ended': 'The unit exists',
    limit: 'Within the number that is set',
    class: 'Not a register of classified documents',
  },
  atMost: (most) => `At most ${most} numbers at once`,
  refused: ({ unitName, year }) => ({
    permission: 'No role gives this permission',
    point:
      unitName === ''
        ? 'Clerk of no unit, and without a right to numbers'
        : `${unitName}: this register belongs to another point`,
    'book-closed': `The register of ${unitName} is closed`,
    'year-closed': `The registers of ${year} are closed`,
    'unit-ended': `${unitName} has ended`,
    limit: 'Above the number that is set',
    class: 'Only a registrar of classified documents may',
  }),
  givesOnly: 'An administrator gives the right, and may not do this without having it',
  mayElse: (act, refusal) => `May do this: ${act}. Not what is asked: ${refusal}`,
  never: 'Classified documents open only to those who are named and cleared',
  sheet: {
    title: 'Who may do what',
    tab: 'Permissions',
    ofPerson: (name) => `Permissions of ${name}`,
    people: ['Name', 'Post', 'Why'],
    acts: ['Act', 'Allowed', 'Why or why not'],
    yes: 'yes',
    no: 'no',
  },
};

export const explainWords: Readonly<Record<Side, ExplainWords>> = { th, en };
