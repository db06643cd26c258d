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

/** Whether a unit is in use by the word of its state; null for an unknown word. */
export function isInUse(text: string): boolean | null {
  const plain = text.toLowerCase().trim();
  if (['y', 'yes', '1', 'ใช้', 'ใช้งาน', 'active', 'true', 'ปกติ', 'เปิด'].includes(plain)) return true;
  const ended = ['n', 'no', '0', 'เลิก', 'เลิกใช้', 'ยกเลิก', 'inactive', 'false', 'ปิด', 'ไม่ใช้งาน'];
  return ended.includes(plain) ? false : null;
}
