import type { Bilingual } from '@sarn/kernel';
import type { duties } from '@sarn/organisation/contract';
import type { GroupKind, menuLevels } from './group.api.ts';
import type { GrantScope } from './permission-words.ts';

/** Codes that settings hold, in the words of the screens: these, and differences of a file, tell them alike. */
export type Words<Code extends string> = Readonly<Record<Code, Bilingual>>;

/** The words of one language, by their codes. */
export const wordsIn = <Code extends string>(
  words: Words<Code>,
  language: keyof Bilingual,
): Readonly<Record<Code, string>> =>
  Object.fromEntries(
    Object.entries<Bilingual>(words).map(([code, told]) => [code, told[language]]),
  ) as Record<Code, string>;

export const scopeWords: Words<GrantScope> = {
  own: { th: 'ตนเอง', en: 'Own' },
  unit: { th: 'หน่วยงาน', en: 'Unit' },
  subtree: { th: 'หน่วยงานและภายใต้', en: 'Unit and below' },
  agency: { th: 'ทั้งสำนักงาน', en: 'Whole agency' },
};

export const granteeWords: Words<'any' | 'person' | 'post'> = {
  any: { th: 'บุคคลหรือตำแหน่ง', en: 'Persons or posts' },
  person: { th: 'บุคคลเท่านั้น', en: 'Persons only' },
  post: { th: 'ตำแหน่งเท่านั้น', en: 'Posts only' },
};

export const groupKindWords: Words<GroupKind> = {
  fixed: { th: 'เลือกรายชื่อเอง', en: 'People chosen by name' },
  rule: { th: 'ตามเงื่อนไข', en: 'By a rule' },
  everyone: { th: 'ทุกคนในหน่วยงาน', en: 'Everybody' },
};

export const menuLevelWords: Words<(typeof menuLevels)[number]> = {
  query: { th: 'ดู', en: 'See' },
  manage: { th: 'จัดการ', en: 'Manage' },
};

export const dutyWords: Words<(typeof duties)[number]> = {
  head: { th: 'หัวหน้า', en: 'Head' },
  deputy: { th: 'รองหัวหน้า', en: 'Deputy' },
  clerk: { th: 'ธุรการ', en: 'Clerk' },
  officer: { th: 'เจ้าหน้าที่', en: 'Officer' },
  secretary: { th: 'เลขานุการ', en: 'Secretary' },
  none: { th: 'ไม่มีหน้าที่ในงานสารบรรณ', en: 'No duty' },
};
