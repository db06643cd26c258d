import { settingsMenus } from '@sarn/kernel';
import type { WebModule } from '@sarn/platform-web/public';
import { settingScreens } from './setting-screens.ts';

/** The personal record, people for the personnel office, and the calendar. */
export const organisationWeb: WebModule = {
  name: 'organisation',
  routes: [
    { path: '/profile', template: 'master', load: () => import('./profile/ProfilePage.tsx') },
  ],
  settings: [
    {
      centre: settingsMenus.centre,
      path: 'employee-information',
      label: { th: 'ข้อมูลบุคลากร', en: 'Employees' },
      text: {
        th: 'ดูและแก้ไขทะเบียนประวัติของบุคลากร',
        en: 'See and correct the records of people',
      },
      icon: 'users',
      group: 'people',
      permission: 'identity.personnel',
      order: 10,
      load: () => import('./personnel/PersonnelPage.tsx'),
    },
    ...settingScreens,
  ],
};
