import type { Duty } from '@sarn/organisation/contract';
import { nameKey } from '@sarn/personnel/server';

const dutyWords: Readonly<Record<Duty, readonly string[]>> = {
  head: ['head', 'หัวหน้า', 'หัวหน้าหน่วยงาน', 'ผู้บริหาร', 'ผู้อำนวยการ', 'อธิบดี', 'คณบดี'],
  deputy: ['deputy', 'รอง', 'รองหัวหน้า', 'ผู้ช่วย'],
  clerk: ['clerk', 'ธุรการ', 'สารบรรณ', 'งานสารบรรณ', 'เจ้าหน้าที่ธุรการ', 'เจ้าหน้าที่สารบรรณ'],
  officer: ['officer', 'เจ้าหน้าที่', 'ผู้ปฏิบัติงาน', 'ผู้ปฏิบัติ', 'ปฏิบัติงาน'],
  secretary: ['secretary', 'เลขานุการ', 'เลขา'],
  none: ['none', 'ไม่มี'],
};

const duties: ReadonlyMap<string, Duty> = new Map(
  (Object.entries(dutyWords) as [Duty, readonly string[]][]).flatMap(([duty, words]) =>
    words.map((word) => [nameKey(word), duty] as const),
  ),
);

/** A duty by its word; null for an unknown one. */
export const dutyOf = (text: string): Duty | null => duties.get(nameKey(text)) ?? null;

const genders: Readonly<Record<string, 'male' | 'female'>> = {
  ...{ ชาย: 'male', ช: 'male', male: 'male', m: 'male' },
  ...{ หญิง: 'female', ญ: 'female', female: 'female', f: 'female' },
};

/** A gender by its word; null for an unknown one. */
export const genderOf = (text: string): 'male' | 'female' | null => genders[nameKey(text)] ?? null;
