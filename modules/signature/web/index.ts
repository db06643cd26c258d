import type { WebModule } from '@sarn/platform-web';

/** Digital signatures beside documents; the public page of verification is a route of its own. */
export const signatureWeb: WebModule = {
  name: 'signature',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
  documentPage: () => import('./document-page.tsx'),
};
