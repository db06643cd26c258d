import { settingsMenus } from '@sarn/kernel';
import type { WebModule } from '@sarn/platform-web';

/** The settings screen of connected programs. */
export const apiProgramWeb: WebModule = {
  name: 'api-program',
  routes: [],
  settings: [
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
  ],
};
