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
  settings: async () => (await import('./display/setting-screens.ts')).displayScreens,
  documentPage: () => import('./document-page.tsx'),
} satisfies WebModule;
