import { organisationPermissions } from '@sarn/organisation/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'letter-exchange',
    label: { th: 'ระบบแลกเปลี่ยนหนังสือ', en: 'Letter exchange' },
    text: {
      th: 'กุญแจของหน่วยงาน คู่แลกเปลี่ยน และการทดสอบการเชื่อมต่อ',
      en: 'The key of the agency, its partners, and testing the connection',
    },
    icon: 'repeat',
    group: 'system',
    permission: organisationPermissions.manage,
    order: 648,
    finds: {
      th: ['ส่งหนังสือระหว่างหน่วยงาน', 'กุญแจหน่วยงาน', 'คู่แลกเปลี่ยน'],
      en: ['partner agencies', 'key'],
    },
    load: () => import('./ExchangePage.tsx'),
  },
];
