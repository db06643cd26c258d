import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'register-import',
    label: { th: 'นำเข้าทะเบียนจากระบบเดิม', en: 'Import registers of the old system' },
    text: {
      th: 'ตารางทะเบียนและไฟล์สแกนของระบบเดิม ตรวจก่อนนำเข้า และถอนคืนได้',
      en: 'Tables and scans of an older system: checked first, and taken out again if need be',
    },
    icon: 'list',
    group: 'registry',
    permission: 'registry.import',
    order: 647,
    finds: { th: ['ย้ายข้อมูลจากระบบเก่า', 'ทะเบียนเดิม', 'ไฟล์สแกน'], en: ['old system', 'migration'] },
    load: () => import('./import/ImportPage.tsx'),
  },
];
