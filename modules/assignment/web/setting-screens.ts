import { organisationPermissions } from '@sarn/organisation/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'assignment-reminders',
    formerPaths: ['job-reminders'],
    label: { th: 'การเตือนงานที่มอบหมาย', en: 'Assignment reminders' },
    text: {
      th: 'เตือนก่อนครบกำหนดกี่วันทำการ และแจ้งหัวหน้าเมื่อล่าช้ากี่วันทำการ',
      en: 'How many working days before the due date, and when heads are told of delays',
    },
    icon: 'hourglass',
    group: 'registry',
    permission: organisationPermissions.manage,
    order: 640,
    finds: { th: ['เตือนก่อนกำหนด', 'เตือนงานค้าง', 'เลยกำหนด'], en: ['overdue', 'reminder'] },
    load: () => import('./ReminderPage.tsx'),
  },
];
