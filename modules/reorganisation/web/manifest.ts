import { organisationPermissions } from '@sarn/organisation/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebModule } from '@sarn/platform-web';

/** The web part of the module. */
export const reorganisationWeb: WebModule = {
  name: 'reorganisation',
  routes: [],
  settings: [
    {
      centre: settingsMenus.centre,
      path: 'unit-dissolution',
      formerPaths: ['unit-ending'],
      label: { th: 'ยุบและรวมหน่วยงาน', en: 'Dissolve and merge units' },
      text: {
        th: 'แสดงเรื่องที่ค้างและที่หมายก่อน แล้วปิดทะเบียนของหน่วยงานเดิม',
        en: 'Shows what waits and where it goes, then closes the registers of the unit',
      },
      icon: 'users',
      group: 'people',
      permission: organisationPermissions.manage,
      order: 646,
      load: () => import('./dissolution/DissolutionPage.tsx'),
    },
  ],
};
