import type { WebModule } from '@sarn/platform-web';

/** What the module brings to the browser. */
export const annotationWeb = {
  name: 'annotation',
  routes: [],
  documentPage: () => import('./document-page.tsx'),
} satisfies WebModule;
