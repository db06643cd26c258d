import { organisationPermissions } from '@sarn/organisation/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebModule } from '@sarn/platform-web';
import { registerBookPath, registerProofPath, registerSheetPath } from './paths.ts';

/** What the module brings to the browser. */
export const registerWeb = {
  name: 'register',
  routes: [
    {
      path: registerBookPath,
      template: 'master',
      load: () => import('./RegisterBookPage.tsx'),
    },
    {
      path: registerSheetPath,
      template: 'master',
      load: () => import('./RegisterSheetPage.tsx'),
    },
    { path: registerProofPath, template: 'master', load: () => import('./ProofPage.tsx') },
  ],
  settings: [
    {
      centre: settingsMenus.centre,
      path: 'manage-number-premission',
      label: { th: 'การออกเลขหนังสือ', en: 'Numbers of letters' },
      text: {
        th: 'ใช้รหัสและทะเบียนของหน่วยงานเจ้าของเรื่องหรือของกรม',
        en: 'Whose letter code and register documents bear: the division’s or the department’s',
      },
      icon: 'list',
      group: 'access',
      permission: organisationPermissions.manage,
      order: 645,
      load: () => import('./numbering/NumberingPage.tsx'),
    },
  ],
  documentPage: () => import('./document-page.tsx'),
} satisfies WebModule;
