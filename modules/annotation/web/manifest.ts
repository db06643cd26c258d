import type { WebModule } from '@sarn/platform-web';

/** What the module brings to the browser. */
export const annotationWeb = {
  name: 'annotation',
  routes: [],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
  documentPage: () => import('./document-page.tsx'),
} satisfies WebModule;
