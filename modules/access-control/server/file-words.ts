import type { Bilingual } from '@sarn/kernel';
import type { duties } from '@sarn/organisation/contract';
import type { PartField } from '@sarn/platform-server';
import type { GrantScope, GroupKind, menuLevels } from '../contract/index.ts';

/** What the fields of parts hold that have codes, in the words of the screens. */
type Words<Code extends string> = Readonly<Record<Code, Bilingual>>;

/** Fields that most parts have. */
export const nameFields = {
  nameTh: { th: 'ชื่อ', en: 'Name', told: 'plain' },
  nameEn: { th: 'ชื่อภาษาอังกฤษ', en: 'Name in English', told: 'plain' },
  validFrom: { th: 'ใช้ตั้งแต่', en: 'First day', told: 'plain' },
  validTo: { th: 'ถึงวันที่', en: 'Last day', told: 'plain' },
  sort: { th: 'ลำดับ', en: 'Order', told: 'plain' },
} as const satisfies Readonly<Record<string, PartField>>;

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

export const menuParentWords: Words<'launcher' | '3099' | '3090'> = {
  launcher: { th: 'ระบบงาน', en: 'Applications' },
  '3099': { th: 'เมนูใต้แถบหัว', en: 'Menu below the header' },
  '3090': { th: 'เมนูหน้าแรก', en: 'Menu of the landing page' },
};

export const switchWords: Words<'file' | 'on' | 'off'> = {
  file: { th: 'ตามไฟล์ติดตั้ง', en: 'as the deployment file' },
  on: { th: 'เปิด', en: 'on' },
  off: { th: 'ปิด', en: 'off' },
};
