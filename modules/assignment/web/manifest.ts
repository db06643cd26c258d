import { organisationPermissions } from '@sarn/organisation/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebModule } from '@sarn/platform-web';

/** What the module brings to the browser. */
export const assignmentWeb = {
  name: 'assignment',
  routes: [],
  settings: [
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
      load: () => import('./ReminderPage.tsx'),
    },
  ],
  documentPage: () => import('./document-page.tsx'),
} satisfies WebModule;
