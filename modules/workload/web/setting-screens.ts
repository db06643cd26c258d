import { organisationPermissions } from '@sarn/organisation/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'report-hands',
    label: { th: 'รายงานเรื่องที่ผ่านหลายมือ', en: 'Passed through many people' },
    text: {
      th: 'เรื่องที่ผ่านผู้ดำเนินการเกินกี่คนจึงปรากฏในรายงาน',
      en: 'How many people may deal with a document before the report lists it',
    },
    icon: 'users',
    group: 'registry',
    permission: organisationPermissions.manage,
    order: 645,
    finds: { th: ['ผ่านหลายมือ', 'ส่งต่อกี่ครั้ง'], en: ['handoffs', 'passed on'] },
    load: () => import('./report/ReportSettingPage.tsx'),
  },
];
