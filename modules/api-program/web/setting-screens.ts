import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'api-programs',
    label: { th: 'โปรแกรมที่เชื่อมต่อ', en: 'Connected programs' },
    text: {
      th: 'โปรแกรมของหน่วยงานที่เรียกใช้ระบบ โทเคน ขอบเขต และวันหมดอายุ',
      en: 'Programs of the agency that call the system: tokens, scopes and last days',
    },
    icon: 'plug',
    group: 'system',
    finds: {
      th: ['โทเคน', 'API', 'เชื่อมต่อระบบอื่น', 'ขอบเขต'],
      en: ['token', 'API', 'scope', 'integration'],
    },
    permission: 'settings.api',
    order: 652,
    load: () => import('./ProgramsPage.tsx'),
  },
];
