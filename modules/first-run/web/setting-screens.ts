import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'first-run',
    label: { th: 'ตั้งค่าครั้งแรก', en: 'First setup' },
    text: {
      th: 'ขั้นที่ทำแล้ว และขั้นที่ข้ามไว้ของการเริ่มใช้งาน',
      en: 'Steps of the first setup that are done, and those left for later',
    },
    icon: 'list-checks',
    group: 'system',
    finds: {
      th: ['เริ่มใช้งาน', 'ติดตั้งครั้งแรก', 'ทดสอบอีเมล', 'เลขเริ่มต้น'],
      en: ['assistant', 'installation', 'test mail', 'first number'],
    },
    permission: 'settings.first-run',
    order: 635,
    load: () => import('./FirstRunSettingsPage.tsx'),
  },
];
