import type { WebModule } from '@sarn/platform-web';

/** What the module brings to the browser. */
export const dataMigrationWeb: WebModule = {
  name: 'data-migration',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
  documentPage: () => import('./import/document-page.tsx'),
};
