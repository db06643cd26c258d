import { organisationPermissions } from '@sarn/organisation/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'secret-clearance',
    label: { th: 'สิทธิเข้าถึงชั้นความลับ', en: 'Clearances' },
    text: {
      th: 'ผู้ได้รับอนุญาตถึงชั้นความลับ และนายทะเบียนข้อมูลข่าวสารลับของหน่วยงาน',
      en: 'Who is cleared for classified documents, and who registers them',
    },
    icon: 'shield-check',
    group: 'registry',
    permission: organisationPermissions.clear,
    order: 30,
    finds: {
      th: ['ใครอ่านเรื่องลับได้', 'ใครอ่านหนังสือลับได้', 'หนังสือลับ', 'นายทะเบียนข้อมูลข่าวสารลับ', 'แต่งตั้งผู้เข้าถึง'],
      en: ['who may read classified', 'clearance'],
    },
    load: () => import('./TrustPage.tsx'),
  },
];
