import { settingsMenus } from '@sarn/kernel';
import type { WebModule } from '@sarn/platform-web';
import { retentionListPath, retentionPath } from './paths.ts';

/** What the module brings to the browser. */
export const retentionWeb = {
  name: 'retention',
  routes: [
    {
      path: retentionPath,
      template: 'master',
      load: () => import('./RetentionPage.tsx'),
    },
    {
      path: retentionListPath('$id'),
      template: 'master',
      load: () => import('./ListPage.tsx'),
    },
  ],
  settings: [
    {
      centre: settingsMenus.centre,
      path: 'retention',
      label: { th: 'อายุการเก็บหนังสือ', en: 'How long documents are kept' },
      text: {
        th: 'อายุการเก็บตามระเบียบ และค่าเริ่มต้นของหนังสือแต่ละประเภท',
        en: 'Classes of the regulation, and which one each kind of document gets',
      },
      icon: 'archive',
      group: 'registry',
      permission: 'registry.retention-classes',
      order: 647,
      load: () => import('./RetentionSettingPage.tsx'),
    },
  ],
  documentPage: () => import('./document-page.tsx'),
} satisfies WebModule;
