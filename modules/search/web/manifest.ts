import type { WebModule } from '@sarn/platform-web';

/** What the module brings to the browser. */
export const searchWeb: WebModule = {
  name: 'search',
  routes: [],
  documentPage: () => import('./document-page.tsx'),
};
