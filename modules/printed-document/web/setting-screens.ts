import { settingsMenus } from '@sarn/kernel';
import { describedScreen } from '@sarn/platform-web/public';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings of printed documents. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'document-font',
    label: { th: 'ฟอนต์หนังสือราชการ', en: 'Font of official documents' },
    text: {
      th: 'อัปโหลดฟอนต์ของหน่วยงาน ดูตัวอย่าง และเลือกฟอนต์ที่ใช้พิมพ์หนังสือ',
      en: 'Upload the font of the agency, see a sample, and choose the one that documents are set in',
    },
    icon: 'type',
    group: 'registry',
    finds: {
      th: ['TH Sarabun', 'TH SarabunPSK', 'แบบอักษร', 'ตัวอักษร 16', 'ฟอนต์ราชการ'],
      en: ['typeface', 'TH Sarabun', '16 points', 'letters'],
    },
    permission: 'settings.manage',
    order: 61,
    load: () => import('./typeface/TypefacePage.tsx'),
  },
  describedScreen('kept-words', {
    ...{ centre: settingsMenus.centre, permission: 'settings.registry' },
    ...{ group: 'registry', order: 60, icon: 'type' },
    tables: ['kept-word'],
    label: { th: 'คำที่ห้ามตัดบรรทัด', en: 'Words kept on one line' },
    text: { th: 'คำและชื่อเฉพาะที่ไม่แยกบรรทัดเมื่อพิมพ์', en: 'Words that printed lines never break' },
    finds: { th: ['ตัดคำผิด', 'ขึ้นบรรทัดใหม่', 'พิมพ์หนังสือ'], en: ['line break', 'hyphenation'] },
    table: async () => (await import('@sarn/printed-document/contract')).keptWordTable,
  }),
];
