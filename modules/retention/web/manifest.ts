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
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
  documentPage: () => import('./document-page.tsx'),
} satisfies WebModule;
