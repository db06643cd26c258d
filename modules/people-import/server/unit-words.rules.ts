import { searchForm } from '@sarn/kernel';
import { unitKinds } from '@sarn/organisation/contract';
import type { UnitKind } from '@sarn/organisation/contract';

/** Words for kinds of units in tables. Rule: specification of settings §2.1 `setup-organization` */
const words: Readonly<Record<UnitKind, readonly string[]>> = {
  ministry: ['กระทรวง', 'สำนักนายกรัฐมนตรี', 'ministry', '1'],
  agency: ['กรม', 'มหาวิทยาลัย', 'สถาบัน', 'รัฐวิสาหกิจ', 'สำนักงาน', 'agency', 'department', '2'],
  division: ['กอง', 'สำนัก', 'ศูนย์', 'คณะ', 'วิทยาลัย', 'วิทยาเขต', 'division', '3'],
  group: ['กลุ่ม', 'ภาควิชา', 'ภาค', 'กลุ่มงาน', 'สาขาวิชา', 'group', '4'],
  section: ['ฝ่าย', 'แผนก', 'ส่วน', 'section', '5'],
  team: ['งาน', 'หน่วย', 'team', '6'],
};

const byWord: ReadonlyMap<string, UnitKind> = new Map(
  unitKinds.flatMap((kind) => [kind, ...words[kind]].map((word) => [word, kind] as const)),
);

/** The kind of a unit by its word, or by its rank from 1 for a ministry; null for an unknown one. */
export function unitKindOf(text: string): UnitKind | null {
  const plain = text
    .toLowerCase()
    .replace(/^(?:ระดับ|level)\s*/, '')
    .trim();
  return byWord.get(plain) ?? byWord.get(plain.split(/[\s/(]/)[0] ?? '') ?? null;
}

/** The kind by the place in the tree, where none is given. */
export const kindAtDepth = (depth: number): UnitKind =>
  unitKinds[Math.min(depth + 1, unitKinds.length - 1)] ?? 'team';

/** Lower is higher in the tree. Rule: specification of settings §2.1: compare ranks, never words */
export const rankOf = (kind: UnitKind): number => unitKinds.indexOf(kind);

const inUse = ['y', 'yes', '1', 'true', 't', 'a', 'active', 'enable', 'enabled', 'open', 'คงอยู่'];
const ended = [
  'n',
  'no',
  '0',
  'false',
  'f',
  'i',
  'inactive',
  'disable',
  'disabled',
  'closed',
  'ended',
];
/** Systems add words: เปิดใช้งาน, ยังใช้งานอยู่, ยกเลิกแล้ว, ยุบรวม. The first word tells. */
const isInUseWord = /^(?:ยัง)?(?:เปิด|ใช้|คงใช้|มีผล|ดำเนินการ|มีอยู่|ปกติ|active\b)/;
const isEndedWord =
  /^(?:ถูก)?(?:(?:ไม่|มิ)(?:ได้)?(?:เปิด|ใช้|มีผล|ดำเนินการ|ปกติ)|ปิด|ยุบ|เลิก|ยกเลิก|ระงับ|สิ้นสุด|หมดอายุ|งดใช้|ควบรวม|inactive\b|not\b)/;

/** Whether a unit is in use by the word of its state; null for an unknown word. */
export function isInUse(text: string): boolean | null {
  const plain = searchForm(text);
  if (inUse.includes(plain)) return true;
  if (ended.includes(plain) || isEndedWord.test(plain)) return false;
  return isInUseWord.test(plain) ? true : null;
}
