import type { WebModule } from '@sarn/platform-web';
import { secretPath } from './paths.ts';

/** What the module brings to the browser. */
export const classificationWeb = {
  name: 'classification',
  routes: [{ path: secretPath, template: 'master', load: () => import('./SecretPage.tsx') }],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
  documentPage: () => import('./document-page.tsx'),
} satisfies WebModule;
