import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'health',
    label: { th: 'สภาพระบบ', en: 'State of the system' },
    text: {
      th: 'ฐานข้อมูล พื้นที่ สำรองข้อมูล งานเบื้องหลัง การส่ง และสิ่งที่ต้องทำ',
      en: 'Database, space, backups, background jobs, sending, and what to do',
    },
    icon: 'activity',
    group: 'system',
    finds: {
      th: [
        ...['ดิสก์เต็ม', 'สำรองข้อมูล', 'งานเบื้องหลัง', 'ส่งอีเมลไม่ออก', 'นาฬิกา', 'รุ่นของระบบ'],
        ...['พื้นที่เต็ม', 'ระบบช้า', 'ระบบล่ม'],
      ],
      en: ['disk full', 'backup', 'jobs', 'mail is not sent', 'clock', 'version', 'metrics'],
    },
    permission: 'settings.health',
    order: 640,
    load: () => import('./HealthPage.tsx'),
  },
];
