import { auditPermissions } from '@sarn/audit/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'history-activity',
    label: { th: 'ประวัติการใช้งาน', en: 'Activity history' },
    text: {
      th: 'ค้นและส่งออกว่าใครทำอะไร เมื่อใด จากที่ใด',
      en: 'Search and export who did what, when and from where.',
    },
    icon: 'list-checks',
    group: 'system',
    permission: auditPermissions.read,
    order: 60,
    finds: {
      th: ['ใครทำอะไร', 'หนังสือหาย', 'ใครแก้ไข', 'ใครเปิดอ่าน'],
      en: ['who did what', 'audit trail'],
    },
    load: () => import('./history/HistoryPage.tsx'),
  },
  {
    centre: settingsMenus.centre,
    path: 'activity-system-log',
    label: { th: 'บันทึกการทำงานของระบบ', en: 'System log' },
    text: {
      th: 'ตรวจสอบว่าบันทึกไม่ถูกแก้ไข และดูสิ่งที่ระบบทำเอง',
      en: 'Verify that the trail is whole, and see what the system did by itself.',
    },
    icon: 'shield-check',
    group: 'system',
    permission: auditPermissions.read,
    order: 61,
    finds: {
      th: ['บันทึกถูกแก้ไขหรือไม่', 'ระบบทำอะไรเอง'],
      en: ['is the trail whole', 'what the system did'],
    },
    load: () => import('./system-log/SystemLogPage.tsx'),
  },
];
