import type { WebModule } from '@sarn/platform-web';

/** The web part of the module. */
export const relatedDocumentsWeb: WebModule = {
  name: 'related-documents',
  routes: [],
  documentPage: () => import('./document-page.tsx'),
};
