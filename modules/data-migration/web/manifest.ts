import { settingsMenus } from '@sarn/kernel';
import type { WebModule } from '@sarn/platform-web';

/** What the module brings to the browser. */
export const dataMigrationWeb: WebModule = {
  name: 'data-migration',
  routes: [],
  settings: [
    {
      centre: settingsMenus.centre,
      path: 'register-import',
      label: { th: 'นำเข้าทะเบียนจากระบบเดิม', en: 'Import registers of the old system' },
      text: {
        th: 'ตารางทะเบียนและไฟล์สแกนของระบบเดิม ตรวจก่อนนำเข้า และถอนคืนได้',
        en: 'Tables and scans of an older system: checked first, and taken out again if need be',
      },
      icon: 'list',
      group: 'registry',
      permission: 'registry.import',
      order: 647,
      load: () => import('./import/ImportPage.tsx'),
    },
  ],
  documentPage: () => import('./import/document-page.tsx'),
};
