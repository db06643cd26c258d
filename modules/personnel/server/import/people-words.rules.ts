import type { Duty } from '@sarn/organisation/contract';
import { employmentTypes } from '../../contract/index.ts';
import type { EmploymentCode } from '../../contract/index.ts';
import { nameKey } from './spelling.rules.ts';

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

const employments: ReadonlyMap<string, EmploymentCode> = new Map(
  employmentTypes.flatMap(({ code, th, en, also }) =>
    [code, th, en, ...also].map((word) => [nameKey(word), code] as const),
  ),
);

/** An employment by its word; null for an unknown one. */
export const employmentOf = (text: string): EmploymentCode | null =>
  employments.get(nameKey(text)) ?? null;

/** A level of the civil service as tables write it. */
export interface Level {
  readonly code: string;
  /** The word printed after the position; empty where the title says it. */
  readonly word: string;
}

/** Rule: DOMAIN §7: levels O1–O4, K1–K5, M1–M2, S1–S2 */
const levels: readonly (readonly [code: string, printed: string, ...also: string[]])[] = [
  ['O1', 'ปฏิบัติงาน'],
  ['O2', 'ชำนาญงาน'],
  ['O3', 'อาวุโส'],
  ['O4', 'ทักษะพิเศษ'],
  ['K1', 'ปฏิบัติการ'],
  ['K2', 'ชำนาญการ'],
  ['K3', 'ชำนาญการพิเศษ'],
  ['K4', 'เชี่ยวชาญ'],
  ['K5', 'ทรงคุณวุฒิ'],
  ['M1', '', 'อำนวยการต้น', 'อำนวยการระดับต้น'],
  ['M2', '', 'อำนวยการสูง', 'อำนวยการระดับสูง'],
  ['S1', '', 'บริหารต้น', 'บริหารระดับต้น'],
  ['S2', '', 'บริหารสูง', 'บริหารระดับสูง'],
];

const byWord: ReadonlyMap<string, Level> = new Map(
  levels.flatMap(([code, word, ...also]) =>
    [code, word, ...also]
      .filter((text) => text !== '')
      .map((text) => [nameKey(text), { code, word }] as const),
  ),
);

/** A level by its word or code; null for an unknown one. */
export const levelOf = (text: string): Level | null =>
  byWord.get(nameKey(text).replace(/^ระดับ/, '')) ?? null;

const genders: Readonly<Record<string, 'male' | 'female'>> = {
  ...{ ชาย: 'male', ช: 'male', male: 'male', m: 'male' },
  ...{ หญิง: 'female', ญ: 'female', female: 'female', f: 'female' },
};

/** A gender by its word; null for an unknown one. */
export const genderOf = (text: string): 'male' | 'female' | null => genders[nameKey(text)] ?? null;
