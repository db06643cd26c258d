import { notificationPermissions } from '@sarn/notification/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

const { manage } = notificationPermissions;

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'setting-notifications',
    label: { th: 'การแจ้งเตือน', en: 'Notifications' },
    text: {
      th: 'สถานะช่องทาง ช่วงเงียบ ระยะเวลาเก็บ และชั้นความเร็วที่ถือเป็นเรื่องด่วน',
      en: 'State of the channels, quiet time, how long notifications are kept, what counts as urgent',
    },
    icon: 'bell',
    group: 'notices',
    permission: manage,
    order: 610,
    finds: {
      th: ['เก็บการแจ้งเตือนกี่วัน', 'เรื่องด่วนแจ้งทันที', 'ช่วงเงียบ', 'LINE', 'ไลน์', 'LINE ใช้ไม่ได้'],
      en: ['how long notices are kept', 'urgent notices', 'quiet hours'],
    },
    load: () => import('./setting/PolicyPage.tsx'),
  },
  {
    centre: settingsMenus.centre,
    path: 'setting-modules-notification',
    label: { th: 'การแจ้งเตือนตามเหตุการณ์', en: 'Notifications by event' },
    text: {
      th: 'เหตุการณ์ใดแจ้งใครทางใด และข้อความของแต่ละเหตุการณ์',
      en: 'Who is told of which event by which way, and the words of each event',
    },
    icon: 'bell-ring',
    group: 'notices',
    permission: manage,
    order: 620,
    finds: {
      th: ['ใครได้รับแจ้งทางไหน', 'ปิดการแจ้งเตือน', 'ข้อความแจ้งเตือน', 'อีเมล LINE'],
      en: ['who is told', 'channels', 'words of notices'],
    },
    load: () => import('./setting/ModulesPage.tsx'),
  },
  {
    centre: settingsMenus.centre,
    path: 'setting-modules-notification-lists',
    label: { th: 'รายการส่งการแจ้งเตือน', en: 'Notifications sent' },
    text: {
      th: 'รายการที่ส่งไม่สำเร็จ รอส่ง และส่งแล้ว พร้อมสั่งส่งอีกครั้ง',
      en: 'What failed, waits or was sent, and sending it again',
    },
    icon: 'send',
    group: 'notices',
    permission: manage,
    order: 630,
    finds: {
      th: ['อีเมลไม่ถึง', 'ส่งไม่สำเร็จ', 'ส่งอีกครั้ง'],
      en: ['mail did not arrive', 'failed', 'send again'],
    },
    load: () => import('./setting/DeliveriesPage.tsx'),
  },
];
