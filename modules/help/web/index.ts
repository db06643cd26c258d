import type { WebModule } from '@sarn/platform-web/public';
import { policyRoute } from './policy/policy-route.ts';

export { policyRoute } from './policy/policy-route.ts';

/** Manuals, how documents move, and the privacy policy. */
export const helpWeb: WebModule = {
  name: 'help',
  routes: [
    { path: '/manual', template: 'master', load: () => import('./manual/ManualPage.tsx') },
    {
      path: '/manual/$page',
      template: 'master',
      load: () => import('./manual/ManualTextPage.tsx'),
    },
    {
      path: '/manual-video',
      template: 'master',
      load: () => import('./manual/ManualVideoPage.tsx'),
    },
    {
      path: '/manual-document',
      template: 'master',
      load: () => import('./manual/ManualDocumentPage.tsx'),
    },
    {
      path: '/manual-document-video',
      template: 'master',
      load: () => import('./manual/ManualAllPage.tsx'),
    },
    {
      path: '/sarabun/help/flow',
      template: 'master',
      load: async () => (await import('./flow/flow-page.ts')).loadFlowPage(),
    },
    policyRoute,
  ],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
