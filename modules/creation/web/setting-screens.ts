import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screen of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    ...{ centre: settingsMenus.centre, permission: 'settings.registry', group: 'kinds' },
    ...{ path: 'manage-book-creation', order: 21, icon: 'file-pen' },
    label: { th: 'การสร้างหนังสือ', en: 'Creation of documents' },
    text: {
      th: 'หนังสือชนิดใดใครสร้างได้ ชั้นที่ใช้ได้ และขั้นที่ต้องผ่านก่อนลงนาม',
      en: 'Who creates which kind, its classes, and the steps before the signature',
    },
    finds: {
      th: ['ใครสร้างหนังสือได้', 'สิทธิ์สร้างเอกสาร', 'เมนูสร้างเอกสาร', 'ต้องผ่านหัวหน้า'],
      en: ['who may create', 'steps', 'draft'],
    },
    load: () => import('./CreationPage.tsx'),
  },
];
