import type { WebModule } from '@sarn/platform-web';

/** The web part of the module. */
export const searchWeb: WebModule = {
  name: 'search',
  routes: [],
  documentPage: () => import('./document-page.tsx'),
};
