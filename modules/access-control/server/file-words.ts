import type { PartField } from '@sarn/platform-server';
import type { Words } from '../contract/index.ts';

/** Fields that most parts have. */
export const nameFields = {
  nameTh: { th: 'ชื่อ', en: 'Name', told: 'plain' },
  nameEn: { th: 'ชื่อภาษาอังกฤษ', en: 'Name in English', told: 'plain' },
  validFrom: { th: 'ใช้ตั้งแต่', en: 'First day', told: 'plain' },
  validTo: { th: 'ถึงวันที่', en: 'Last day', told: 'plain' },
  sort: { th: 'ลำดับ', en: 'Order', told: 'plain' },
} as const satisfies Readonly<Record<string, PartField>>;

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
