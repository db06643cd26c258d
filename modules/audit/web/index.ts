import { auditPermissions } from '@sarn/audit/contract';
import type { WebModule } from '@sarn/platform-web';

/** Settings centre of specification §2 that lists what is kept here. */
const settingsCentre = 3144;

/** The audit trail for those who may search it, and for everybody who read their own data. */
export const auditWeb: WebModule = {
  name: 'audit',
  routes: [
    {
      path: '/my-data-access',
      template: 'master',
      load: () => import('./my-data/MyDataAccessPage.tsx'),
    },
  ],
  settings: [
    {
      centre: settingsCentre,
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
      load: () => import('./history/HistoryPage.tsx'),
    },
    {
      centre: settingsCentre,
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
      load: () => import('./system-log/SystemLogPage.tsx'),
    },
  ],
};
