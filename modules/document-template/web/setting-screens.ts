import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The templates that the agency offers to everybody. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    path: 'document-templates',
    ...{ centre: settingsMenus.centre, permission: 'settings.registry' },
    ...{ group: 'registry', order: 62, icon: 'file-pen' },
    label: { th: 'แม่แบบหนังสือของหน่วยงาน', en: 'Templates of the agency' },
    text: {
      th: 'แม่แบบที่ทุกคนเริ่มเขียนหนังสือได้ เลือกจากที่กองและกลุ่มใช้ร่วมกัน',
      en: 'What everybody can start a document from, chosen of what units share',
    },
    finds: { th: ['แบบฟอร์ม', 'หนังสือตัวอย่าง', 'เทมเพลต'], en: ['document templates', 'forms'] },
    load: () => import('./AgencyTemplatesPage.tsx'),
  },
];
