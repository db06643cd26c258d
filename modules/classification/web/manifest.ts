import { organisationPermissions } from '@sarn/organisation/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebModule } from '@sarn/platform-web';
import { secretPath } from './paths.ts';

/** What the module brings to the browser. */
export const classificationWeb = {
  name: 'classification',
  routes: [{ path: secretPath, template: 'master', load: () => import('./SecretPage.tsx') }],
  settings: [
    {
      centre: settingsMenus.centre,
      path: 'secret-clearance',
      label: { th: 'สิทธิเข้าถึงชั้นความลับ', en: 'Clearances' },
      text: {
        th: 'ผู้ได้รับอนุญาตถึงชั้นความลับ และนายทะเบียนข้อมูลข่าวสารลับของหน่วยงาน',
        en: 'Who is cleared for classified documents, and who registers them',
      },
      icon: 'shield-check',
      group: 'registry',
      permission: organisationPermissions.clear,
      order: 30,
      load: () => import('./TrustPage.tsx'),
    },
  ],
  documentPage: () => import('./document-page.tsx'),
} satisfies WebModule;
