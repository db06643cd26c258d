import type { WebModule } from '@sarn/platform-web';

/** What the module brings to the browser. */
export const printedDocumentWeb = {
  name: 'printed-document',
  routes: [],
  documentPage: () => import('./document-page.tsx'),
} satisfies WebModule;
